// The question has the room it needs: where it does not fit, the common areas step back behind tabs.

import { whenChanged } from "./parts.js";
import { settle } from "./tabs.js";

const side = document.querySelector(".side");
const narrow = matchMedia("(max-width: 899px)");

const overflows = (area) => area.scrollHeight > area.clientHeight + 1;

export function fit() {
  const question = document.getElementById("part-question");
  side.classList.remove("tight");
  if (!narrow.matches && question && (overflows(question) || overflows(side))) side.classList.add("tight");
  settle();
}

whenChanged(fit);
addEventListener("resize", fit);
document.fonts.ready.then(fit);
fit();
