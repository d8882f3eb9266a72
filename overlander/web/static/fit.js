// The question has the room it needs: on a desk the common areas step back behind tabs where it does not fit, then its buttons move
// together and one's own board and hand become smaller; on a phone it is a sheet that can be pulled down, and what lies under it can
// be scrolled out from there.

import { whenChanged } from "./parts.js";
import { settle } from "./tabs.js";

const side = document.querySelector(".side");
const question = document.getElementById("part-question");
const narrow = matchMedia("(max-width: 899px)");

const overflows = (area) => area.scrollHeight > area.clientHeight + 1;

const common = [...side.querySelectorAll(".tabs > .of-common")].map((tab) => [tab, ...side.querySelectorAll(`[data-tab-of="${tab.dataset.tab}"]`)]);

const full = () => overflows(side) || (question && overflows(question));

function uncut() {
  question.classList.add("uncut");
  if (full()) question.classList.remove("uncut");
  return true;
}

// Tries whether the question fits: as it is, moved together, and beside a smaller board and hand, but not smaller than this. With
// "uncut" its buttons say all they have to say.
function makeRoom(kind, least) {
  question.className = question.className.replace(/ (uncut|tight)/g, "");
  side.style.removeProperty("--smaller");
  if (kind) question.classList.add(kind);
  if (!full()) return true;
  question.classList.add("tight");
  if (!full()) return true;
  const own = [...side.querySelectorAll(".place-seat, .place-common.back, .place-hand, .log")].reduce((sum, area) => sum + area.offsetHeight, 0);
  const over = Math.max(question.scrollHeight - question.clientHeight, side.scrollHeight - side.clientHeight);
  side.style.setProperty("--smaller", Math.max(least, 1 - (over + 2) / own).toFixed(3));
  return !full();
}

export function fit() {
  question?.classList.remove("uncut", "tight");
  side.style.removeProperty("--smaller");
  for (const area of common.flat()) area.classList.remove("back");
  for (const areas of [...common].reverse()) { // the last steps back first
    if (narrow.matches || !full()) break;
    for (const area of areas) area.classList.add("back");
  }
  settle(); // what it shows takes room too
  if (question && !(narrow.matches ? uncut() : makeRoom("uncut", 0.78))) makeRoom("", 0.72);
  if (question) side.style.setProperty("--sheet", narrow.matches ? `${question.offsetHeight}px` : "0px");
}

function pull(folded) {
  question.classList.toggle("folded", folded);
  question.querySelector(".sheet")?.setAttribute("aria-expanded", String(!folded));
  fit();
}

question?.addEventListener("click", (event) => {
  if (event.target.closest(".sheet")) pull(!question.classList.contains("folded"));
});
whenChanged((news) => (question && "question" in news.fragments ? pull(false) : fit()));
addEventListener("resize", fit);
document.fonts.ready.then(fit);
document.fonts.addEventListener("loadingdone", fit);
fit();
