// What a choice points at is ringed; a click on it chooses, or shows the choices that point there.

import { lookAt } from "./board.js";
import { whenChanged } from "./parts.js";
import { show } from "./tabs.js";

const SVG = "http://www.w3.org/2000/svg";
const question = document.getElementById("part-question");
let targets = new Map(); // element -> buttons

// As the drawing says.
function boxOf(element) {
  const [x, y, width, height] = element.dataset.box.split(" ").map(Number);
  return { x, y, width, height };
}

function ring(element, box) {
  for (const kind of ["ring", "ring under"]) { // the last comes next to the thing, under the others
    const rect = document.createElementNS(SVG, "rect");
    rect.setAttribute("class", kind);
    const by = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 8 };
    for (const [key, value] of Object.entries(by)) rect.setAttribute(key, value);
    rect.dataset.for = element.id;
    element.after(rect);
  }
}

function light() {
  question.classList.remove("picking");
  for (const old of document.querySelectorAll("svg .ring")) old.remove();
  for (const old of document.querySelectorAll(".clickable")) old.classList.remove("clickable");
  targets = new Map();
  for (const button of document.querySelectorAll("#part-question [data-target]")) {
    const element = document.getElementById(button.dataset.target);
    if (!element?.closest("svg")) continue;
    if (!targets.has(element)) targets.set(element, []);
    targets.get(element).push(button);
  }
  const boxes = [...targets.keys()].map(boxOf); // all before the first ring: it changes what is measured after it
  for (const [i, element] of [...targets.keys()].entries()) {
    element.classList.add("clickable");
    ring(element, boxes[i]);
    for (const piece of document.querySelectorAll(`[data-at="${CSS.escape(element.id)}"]`)) piece.classList.add("clickable");
  }
  turnTo();
}

// Tabs with something to choose are marked. Where everything to choose lies in areas that are not shown, the first of them is, and
// so with the boards alone; a small screen comes nearer.
export function turnTo() {
  const things = [...targets.keys()].filter((thing) => !targets.get(thing)[0].closest(".extras") && !thing.id.startsWith("seat-"));
  const tabOf = (thing) => thing.closest("[data-tab-of]")?.dataset.tabOf;
  const marked = new Set(things.map(tabOf));
  for (const tab of document.querySelectorAll("[data-tab]")) tab.classList.toggle("asked-for", marked.has(tab.dataset.tab));
  for (const some of [things, things.filter((thing) => thing.closest(".board"))]) {
    if (some.length && !some.some((thing) => thing.getClientRects().length)) show(tabOf(some[0]));
  }
  const board = document.querySelector(".board .panel.shown");
  lookAt(things.filter((thing) => board?.contains(thing)).map(boxOf));
}

function point(buttons) {
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const button of buttons) button.classList.add("pointed");
}

// A piece that stands on a place stands for it.
function pointedAt(element) {
  const thing = element.closest?.(".clickable");
  const place = element.closest?.("[data-at]")?.dataset.at;
  return targets.get(thing) ?? targets.get(place && document.getElementById(place));
}

document.addEventListener("click", (event) => {
  const buttons = pointedAt(event.target);
  if (!buttons) return;
  if (buttons.length === 1) {
    buttons[0].click();
    return;
  }
  for (const fold of document.querySelectorAll("#part-question details")) fold.open = buttons.some((button) => fold.contains(button));
  point(buttons);
  question.classList.add("picking"); // only those, until one is chosen or all are asked for
  question.classList.remove("folded");
  buttons[0].focus();
});

question.addEventListener("click", (event) => {
  if (!event.target.closest(".all")) return;
  question.classList.remove("picking");
  for (const fold of question.querySelectorAll("details")) fold.open = false;
});

document.addEventListener("mouseover", (event) => {
  const buttons = question.classList.contains("picking") ? null : pointedAt(event.target);
  if (buttons) point(buttons);
});

whenChanged(light);
light();
