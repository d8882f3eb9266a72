// The question has the room it needs: on a desk the common areas step back behind tabs where it does not fit; on a phone it is a
// sheet that can be pulled down, and what lies under it can be scrolled out from there.

import { whenChanged } from "./parts.js";
import { settle } from "./tabs.js";

const side = document.querySelector(".side");
const question = document.getElementById("part-question");
const narrow = matchMedia("(max-width: 899px)");

const overflows = (area) => area.scrollHeight > area.clientHeight + 1;

export function fit() {
  side.classList.remove("tight");
  if (!narrow.matches && (overflows(question) || overflows(side))) side.classList.add("tight");
  side.style.setProperty("--sheet", narrow.matches ? `${question.offsetHeight}px` : "0px");
  settle();
}

function pull(folded) {
  question.classList.toggle("folded", folded);
  question.querySelector(".sheet")?.setAttribute("aria-expanded", String(!folded));
  fit();
}

question.addEventListener("click", (event) => {
  if (event.target.closest(".sheet")) pull(!question.classList.contains("folded"));
});
whenChanged((news) => ("question" in news.fragments ? pull(false) : fit()));
addEventListener("resize", fit);
document.fonts.ready.then(fit);
fit();
