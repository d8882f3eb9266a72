// A first walk around the table: one thing after another is framed and explained. Offered once; the menu has it always.

import { lookAt } from "./board.js";
import "./fit.js";
import { whenChanged } from "./parts.js";
import { show } from "./tabs.js";
import { turnTo } from "./targets.js";

const tour = document.getElementById("tour");
const invite = document.getElementById("invite"); // only at the first turns
const spot = document.getElementById("spot");
const text = document.getElementById("tour-text");
const [back, on] = tour.querySelectorAll("[data-step]");
const steps = [...tour.querySelectorAll("li")];
const MARGIN = 10;
let at = 0;

function begin() {
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  decline();
  tour.hidden = false;
  step(0);
}

function end() {
  spot.hidden = tour.hidden = true;
  turnTo();
}

function decline() {
  offer(false);
  localStorage.setItem("tour", "seen");
}

// On a small screen the offer has a line of its own, for which the board makes room.
function offer(offered) {
  if (!invite || invite.hidden === !offered) return;
  invite.hidden = !offered;
  turnTo();
}

// A light on what is spoken of.
function frame(area) {
  spot.hidden = !area?.width;
  if (spot.hidden) return;
  for (const side of ["left", "top", "width", "height"]) spot.style[side] = `${area[side] + (side === "left" || side === "top" ? -6 : 12)}px`;
}

function step(number) {
  if (number >= steps.length) return end();
  at = Math.max(0, number);
  text.textContent = steps[at].textContent;
  document.getElementById("tour-number").textContent = `${at + 1} / ${steps.length}`;
  back.disabled = at === 0;
  on.textContent = at + 1 === steps.length ? tour.dataset.done : tour.dataset.next;
  const element = document.getElementById(steps[at].dataset.at);
  if (element && !element.getClientRects().length) show(element.closest("[data-tab-of]")?.dataset.tabOf);
  if (element?.closest(".board")) lookAt([]); // the whole board, on a small screen too
  else element?.scrollIntoView({ block: "nearest" });
  const area = element?.getBoundingClientRect();
  frame(area);
  place(area);
  text.focus({ preventScroll: true });
}

// Beside what it speaks of: below, above, left or right of it, wherever it does not cover it.
function place(area) {
  const { offsetWidth: w, offsetHeight: h } = tour;
  let x = innerWidth / 2 - w / 2, y = innerHeight / 2 - h / 2;
  if (area?.width) {
    x = area.left + area.width / 2 - w / 2;
    if (area.bottom + h + MARGIN < innerHeight) y = area.bottom + MARGIN;
    else if (area.top - h - MARGIN > 0) y = area.top - h - MARGIN;
    else { x = area.left > w + 2 * MARGIN ? area.left - w - MARGIN : area.right + MARGIN; y = area.top + MARGIN; }
  }
  tour.style.left = `${Math.max(MARGIN, Math.min(innerWidth - w - MARGIN, x))}px`;
  tour.style.top = `${Math.max(MARGIN, Math.min(innerHeight - h - MARGIN, y))}px`;
}

// Whoever has played some turns without it needs it no longer.
whenChanged(() => {
  if (invite && Number(document.querySelector("#part-log li[data-move]")?.dataset.move) >= Number(invite.dataset.until)) offer(false);
});
document.addEventListener("click", (event) => { if (event.target.closest("[data-tour]")) begin(); });
tour.querySelector("[data-no]").addEventListener("click", end);
invite?.querySelector("[data-no]").addEventListener("click", decline);
for (const button of [back, on]) button.addEventListener("click", () => step(at + Number(button.dataset.step)));
addEventListener("resize", () => { if (!tour.hidden) step(at); });
document.addEventListener("keydown", (event) => {
  if (tour.hidden) return;
  if (event.key === "Escape") end();
  else if (event.key === "ArrowRight") step(at + 1);
  else if (event.key === "ArrowLeft") step(at - 1);
});
if (location.hash === "#tour") { // asked for on the start page
  history.replaceState(null, "", location.pathname);
  document.fonts.ready.then(begin);
} else if (localStorage.getItem("tour") !== "seen") {
  offer(true);
}
