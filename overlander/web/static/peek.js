// The boards of the others, over the board and never over the question: while one points at a player's row, or until it is closed.

import { address, whenChanged } from "./parts.js";
import { whenPointed } from "./pointing.js";

const peek = document.querySelector(".peek");
const inside = peek.querySelector(".inside");
const link = document.querySelector("[data-peek]");
const WAIT = 250; // milliseconds of pointing
let kept = false; // it stays until it is closed
let asked = 0;
let timer = 0;

// Of one seat, or of all the others.
async function open(seat, keep) {
  const mine = ++asked;
  const answer = await fetch(`${address}/others`);
  if (mine !== asked || !answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = [...page.querySelectorAll("[data-seat]")].filter((section) => !seat || section.dataset.seat === seat);
  if (!found.length) return;
  inside.replaceChildren(...found);
  kept = keep;
  peek.dataset.seat = seat;
  peek.hidden = false;
  if (keep) peek.querySelector(".close").focus();
}

function close() {
  asked += 1;
  kept = false;
  peek.hidden = true;
  inside.replaceChildren();
}

// A thing called player-N is the row of that seat.
const rowOf = (element) => element.closest?.("[id^='player-']:not(.clickable)")?.id.slice("player-".length) ?? "";

whenPointed((event) => {
  const seat = rowOf(event.target);
  clearTimeout(timer);
  if (seat && link && !kept) timer = setTimeout(() => open(seat, false), WAIT);
  else if (!kept && !peek.hidden && !seat && !peek.contains(event.target)) close();
});
document.addEventListener("click", (event) => {
  const seat = rowOf(event.target);
  if (event.target.closest("[data-peek]") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    open("", true);
  } else if (seat && link) {
    clearTimeout(timer);
    open(seat, true);
  } else if (event.target.closest(".peek > .close")) close();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !peek.hidden) close(); });
whenChanged(() => { if (!peek.hidden) open(peek.dataset.seat, kept); });
