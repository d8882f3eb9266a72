// What the others did since one's last decision: all of it, or step by step on the board. Nothing waits for it.

import { lookAt } from "./board.js";
import { again, hush } from "./live.js";
import { address, apply, forget, have, whenChanged } from "./parts.js";
import { turnTo } from "./targets.js"; // first: what can be chosen is not to be covered
import { ring, unring } from "./things.js";

const part = document.getElementById("part-recap");
const CORNERS = ["bottom-left", "top-left", "bottom-right", "top-right"]; // of the board
let turn = ""; // which one is shown
let at = 0; // the step that is shown, if one by one
let folded = false;
let lookedAt = -1; // the decision after which the table is shown; -1: as it is now
let returning = false; // from there
const byStep = () => localStorage.getItem("recap") === "steps";
const narrow = matchMedia("(max-width: 1199px)"); // there it would cover half the board, so it waits to be asked
const phone = matchMedia("(max-width: 899px)"); // there it lies over the question, so that what it tells of can be seen
const wanted = () => (narrow.matches && part.parentElement !== column ? localStorage.getItem("recap-folded") === "no" : localStorage.getItem("recap-folded") !== "yes");
const stepsOf = () => [...part.querySelectorAll(".steps > li")];

// Beside the log where that has a column, and else in a corner of the board; folded, it is in the bar and covers nothing.
const column = document.querySelector(".column");
const said = document.getElementById("part-turn");
function settle() {
  const beside = column.parentElement.classList.contains("logged");
  const home = beside ? column : folded ? said.parentElement : column.closest("main").parentElement;
  if (home === part.parentElement) return;
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  if (beside) column.prepend(part);
  else (home === said.parentElement ? said : column.closest("main")).after(part);
  focused?.focus();
}

function look() {
  const box = part.querySelector("section");
  if (!box) return;
  const { turn: first } = part.querySelector("[data-turn]").dataset;
  if (first !== turn) { // another one: from its first step
    turn = first;
    at = 0;
    folded = !wanted();
  }
  if (!("new" in box.dataset) && !returning) folded = true; // the game has gone on
  returning = false;
  draw();
}

function draw() {
  settle();
  const steps = stepsOf();
  at = Math.min(at, steps.length - 1);
  part.classList.toggle("folded", folded);
  part.querySelector(".unfold").setAttribute("aria-expanded", String(!folded));
  part.querySelector(".count").textContent = steps.length;
  part.querySelector(".walk").hidden = false;
  part.querySelector(".at").textContent = byStep() ? `${at + 1} / ${steps.length}` : "";
  for (const [i, step] of steps.entries()) {
    step.hidden = byStep() && i > at;
    step.classList.toggle("now", byStep() && i === at);
  }
  for (const title of part.querySelectorAll("h3")) title.hidden = title.nextElementSibling.querySelector("li").hidden;
  for (const button of part.querySelectorAll("[data-walk]")) {
    const { walk } = button.dataset;
    button.hidden = walk === "all" ? !byStep() : walk === "steps" ? byStep() : walk !== "fold" && !byStep();
    button.disabled = (walk === "back" && at === 0) || (walk === "next" && at === steps.length - 1);
  }
  if (part.parentElement === column.closest("main").parentElement) part.dataset.corner = CORNERS.find(uncovering) ?? CORNERS[0];
  if (!folded && byStep()) steps[at].scrollIntoView({ block: "nearest" });
}

// Whether nothing that can be chosen on the board lies under it there.
function uncovering(corner) {
  part.dataset.corner = corner;
  const own = part.getBoundingClientRect();
  return [...document.querySelectorAll(".board .ring.under")].every((ring) => {
    const at = ring.getBoundingClientRect();
    return !at.width || at.right < own.left || at.left > own.right || at.bottom < own.top || at.top > own.bottom;
  });
}

// What has changed stays ringed until one's next decision; step by step only what the step is about.
function mark() {
  unring();
  const lines = lookedAt >= 0 ? [...part.querySelectorAll(".steps > .now")] : [...part.querySelectorAll("[data-new] .steps > li")].reverse();
  ring(lines, (line) => `told-${line.dataset.colour}`);
}

// The table as it was after the decision of this step. The stream rests meanwhile: what is shown is not what is played.
async function lookBack(number) {
  if (number === lookedAt) return mark();
  if (lookedAt < 0) {
    hush();
    forget();
  }
  lookedAt = number;
  document.body.classList.add("looking-back");
  const answer = await fetch(`${address}/moves/${number}?have=${have}`, { headers: { Accept: "application/json" } });
  if (!answer.ok || number !== lookedAt) return;
  const news = await answer.json();
  for (const name of Object.keys(news.fragments)) if (!name.startsWith("panel-")) delete news.fragments[name]; // only the table
  apply(news);
  lookAt([]); // the whole board, on a small screen too
  if (phone.matches) scrollTo(0, 0);
  mark();
}

function backToNow() {
  if (lookedAt < 0) return;
  lookedAt = -1;
  returning = true;
  document.body.classList.remove("looking-back");
  forget();
  again();
  turnTo();
}

const deeds = {
  back() { at -= 1; },
  next() { at += 1; },
  all() { localStorage.setItem("recap", "all"); },
  steps() { localStorage.setItem("recap", "steps"); at = 0; },
  fold() { fold(true); },
};

// Who folds it while it is new does not want to see it next time either, until it is asked for.
function fold(away) {
  folded = away;
  if ("new" in part.querySelector("section").dataset) localStorage.setItem("recap-folded", away ? "yes" : "no");
}

part.addEventListener("click", (event) => {
  const walk = event.target.closest("[data-walk]")?.dataset.walk;
  if (walk) deeds[walk]();
  else if (event.target.closest(".unfold")) fold(!folded);
  else return;
  draw();
  if (["steps", "next", "back"].includes(walk)) lookBack(Number(stepsOf()[at].dataset.move));
  else backToNow();
  if (document.activeElement?.disabled || document.activeElement?.hidden || walk === "fold") part.querySelector(".unfold").focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  part.querySelector(folded ? ".unfold" : "[data-walk=next]:not([hidden]):enabled")?.click();
});
whenChanged((news) => {
  const changed = "recap" in news.fragments || "recap" in news.edits;
  if (lookedAt >= 0 && "question" in news.fragments && changed) { // answered meanwhile: this is now
    lookedAt = -1;
    document.body.classList.remove("looking-back");
    again();
  }
  if (changed) look();
  mark();
});
new MutationObserver(() => { if (part.querySelector("section")) draw(); }).observe(column.parentElement, { attributeFilter: ["class"] });
settle();
look();
mark();
