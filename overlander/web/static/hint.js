// A hint: the best choices are listed at the question and numbered, on its buttons and on the board, until something else is asked.

import { positionIn, say, table, whenChanged } from "./parts.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 11; // radius of a number on the board
const question = document.getElementById("part-question");
let shown = null; // { position, html }

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-hint]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (link.getAttribute("aria-disabled")) return;
  link.setAttribute("aria-disabled", "true");
  const position = positionIn(question);
  try {
    const answer = await fetch(link.href, { headers: { Accept: "application/json" } });
    const found = await answer.json();
    if (answer.ok && position === positionIn(question)) {
      shown = { position, html: found.hint };
      show();
      question.querySelector("#hint-title")?.focus();
    } else if (!answer.ok) say(found.message ?? "");
  } catch {
    say(table.dataset.lost);
  } finally {
    link.removeAttribute("aria-disabled");
  }
});

function show() {
  for (const old of document.querySelectorAll(".hint-mark")) old.remove();
  for (const old of question.querySelectorAll("[data-advised]")) delete old.dataset.advised;
  if (shown && shown.position !== positionIn(question)) shown = null;
  if (!shown) return;
  if (!question.querySelector(".hint")) question.querySelector(".choices")?.insertAdjacentHTML("beforebegin", shown.html);
  [...question.querySelectorAll(".hint li")].reverse().forEach((row, i, all) => {
    const number = all.length - i, ways = row.dataset.ways.split(" ");
    for (const button of question.querySelectorAll(".choices button")) {
      if (button.value && ways.includes(button.value)) button.dataset.advised = number;
    }
    for (const id of (row.dataset.things ?? "").split(" ").filter(Boolean)) mark(document.getElementById(id), number);
  });
}

// Inside of the thing: pictures are changed by counting their elements. The best choice comes last and stands above the others.
function mark(thing, number) {
  if (!thing?.dataset.box) return;
  const [x, y, width] = thing.dataset.box.split(" ").map(Number);
  thing.querySelector(":scope > .hint-mark")?.remove();
  const out = document.createElementNS(SVG, "g");
  out.setAttribute("class", "hint-mark");
  out.setAttribute("pointer-events", "none");
  out.innerHTML = `<circle cx="${x + width}" cy="${y}" r="${SIZE}"/><text x="${x + width}" y="${y}" dy=".36em" text-anchor="middle">${number}</text>`;
  thing.append(out);
}

whenChanged(show);
