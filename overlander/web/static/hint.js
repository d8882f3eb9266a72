// A hint: the best choices are listed at the question and numbered, on its buttons and on the board, until something else is asked
// or it is put away.

import { measure } from "./fit.js";
import { positionIn, say, table, whenChanged } from "./parts.js";
import { keepInSight } from "./targets.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 11; // radius of a number on the board
const question = document.getElementById("part-question");
const TRIES = 4;
let asking = false;
let shown = null; // { position, html }

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-hint]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (asking) return;
  if (question.querySelector(".hint")) return putAway();
  asking = true;
  question.classList.add("asking");
  try {
    say(await ask(link.href));
  } catch {
    say(table.dataset.lost);
  } finally {
    asking = false;
    question.classList.remove("asking");
  }
});

// Others may go on while the bot thinks: a hint about a position that is no more is dropped, and asked for again.
async function ask(address) {
  for (let tries = 0; tries < TRIES && question.querySelector("a[data-hint]"); tries += 1) {
    const position = positionIn(question);
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    const found = await answer.json();
    if (position !== positionIn(question)) continue;
    if (!answer.ok) return found.message ?? "";
    shown = { position, html: found.hint };
    show();
    question.querySelector("#hint-title")?.focus();
    const best = [...document.querySelectorAll(".hint-mark[data-number='1']")].filter((one) => one.getClientRects().length);
    if (best.length && !best.some((one) => one.closest(".board"))) keepInSight(best[0]);
    break;
  }
  return "";
}

// Who has read it gets the choices back in full.
function putAway() {
  question.querySelector(".hint").remove();
  shown = null;
  show();
}

function show() {
  for (const old of document.querySelectorAll(".hint-mark")) old.remove();
  for (const old of question.querySelectorAll("[data-advised]")) delete old.dataset.advised;
  if (shown && shown.position !== positionIn(question)) shown = null;
  if (!shown) return measure();
  if (!question.querySelector(".hint")) question.querySelector(".choices")?.insertAdjacentHTML("beforebegin", shown.html);
  [...question.querySelectorAll(".hint li")].reverse().forEach((row, i, all) => {
    const number = all.length - i, ways = row.dataset.ways.split(" ");
    for (const button of question.querySelectorAll(".choices button")) {
      if (button.value && ways.includes(button.value)) button.dataset.advised = number;
    }
    for (const id of (row.dataset.things ?? "").split(" ").filter(Boolean)) mark(pieceAt(id), number);
  });
  measure();
}

// What stands at a place hides it: the mark belongs on that.
function pieceAt(id) {
  return document.querySelector(`.piece[data-at="${CSS.escape(id)}"][data-box]`) ?? document.getElementById(id);
}

// At the upper right corner, beside what is written there, as far as the picture reaches; at the end of a field; and at the foot of a
// card of the hand, beside which the next one lies. The best choice comes last and stands above the others.
function mark(thing, number) {
  if (!thing?.dataset.box) return;
  const [x, y, width, height] = thing.dataset.box.split(" ").map(Number);
  const picture = thing.ownerSVGElement, size = Math.min(SIZE, width / 2, height / 2);
  const [left, top, wide, tall] = (picture.parentElement.dataset.whole ?? picture.getAttribute("viewBox")).split(/[ ,]+/).map(Number);
  const inHand = thing.closest(".place-hand") !== null;
  const across = inHand ? x + width / 2 : Math.min(x + width + size / 3, left + wide - size - 2);
  const down = inHand ? Math.min(y + height - size / 3, top + tall - size - 2)
    : "field" in thing.dataset ? y + height / 2 : Math.max(y - size / 3, top + size + 2);
  picture.querySelector(`:scope > .hint-mark[data-on="${CSS.escape(thing.id)}"]`)?.remove();
  const out = document.createElementNS(SVG, "g");
  out.setAttribute("class", "hint-mark");
  out.dataset.on = thing.id;
  out.dataset.number = number;
  out.setAttribute("pointer-events", "none");
  out.innerHTML = `<circle cx="${across}" cy="${down}" r="${size}"/><text x="${across}" y="${down}" dy=".36em" font-size="${1.25 * size}" text-anchor="middle">${number}</text>`;
  picture.append(out);
}

whenChanged(show);
