// The question has the room it needs: on a desk the common areas step back behind tabs where it does not fit; on a phone it is a
// sheet that can be pulled down, and what lies under it can be scrolled out from there.

import { whenChanged } from "./parts.js";
import { settle } from "./tabs.js";

const side = document.querySelector(".side");
const question = document.getElementById("part-question");
const narrow = matchMedia("(max-width: 899px)");

const overflows = (area) => area.scrollHeight > area.clientHeight + 1;

const common = [...side.querySelectorAll(".tabs > .of-common")].map((tab) => [tab, ...side.querySelectorAll(`[data-tab-of="${tab.dataset.tab}"]`)]);

export function fit() {
  question?.classList.remove("uncut");
  for (const area of common.flat()) area.classList.remove("back");
  const full = () => overflows(side) || (question && overflows(question));
  for (const areas of [...common].reverse()) { // the last steps back first
    if (narrow.matches || !full()) break;
    for (const area of areas) area.classList.add("back");
  }
  settle(); // what it shows takes room too
  question?.classList.add("uncut"); // buttons say all they have to say, where there is room
  if (question && full()) question.classList.remove("uncut");
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
