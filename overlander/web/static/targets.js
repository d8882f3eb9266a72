// What a choice points at is ringed; a click on it chooses, or shows the choices that point there.

import { lookAt } from "./board.js";
import { whenChanged } from "./parts.js";
import { show } from "./tabs.js";

const SVG = "http://www.w3.org/2000/svg";
const question = document.getElementById("part-question");
const coarse = matchMedia("(pointer: coarse)");
let targets = new Map(); // element -> buttons

const FINGER = 44; // pixels that can be touched

// As the drawing says: the box around a thing, how large it is for a finger and how thick, and its path if it is no rectangle.
function outlineOf(element) {
  const [x, y, width, height] = element.dataset.box.split(" ").map(Number);
  const { outline: d, side = Math.min(width, height), thick = side } = element.dataset;
  return { x, y, width, height, side: Number(side), thick: Number(thick), d };
}

function shape({ x, y, width, height, d }, kind, by = 0) {
  const out = document.createElementNS(SVG, d ? "path" : "rect");
  const geometry = d ? { d } : { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by, rx: 5 + by };
  for (const [key, value] of Object.entries({ class: kind, ...geometry })) out.setAttribute(key, value);
  return out;
}

// Along its outline; and all that lies within can be clicked, also where nothing is painted.
function ring(element, outline) {
  for (const kind of ["ring", "ring under"]) { // the last comes next to the thing, under the others
    const line = shape(outline, kind, 3);
    line.dataset.for = element.id;
    element.after(line);
  }
  element.append(shape(outline, "hit"));
}

function light() {
  question.classList.remove("picking");
  for (const old of document.querySelectorAll("svg :is(.ring, .hit)")) old.remove();
  for (const old of document.querySelectorAll(".clickable")) old.classList.remove("clickable");
  targets = new Map();
  for (const button of document.querySelectorAll("#part-question [data-target]")) {
    const element = document.getElementById(button.dataset.target);
    if (!element?.closest("svg")) continue;
    if (!targets.has(element)) targets.set(element, []);
    targets.get(element).push(button);
  }
  for (const element of targets.keys()) {
    element.classList.add("clickable");
    ring(element, outlineOf(element));
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
  lookAt(things.filter((thing) => board?.contains(thing)).map(outlineOf));
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

// What a finger meant that came down beside something too small for it: the nearest thing that it touches.
function touched({ target, clientX, clientY }) {
  const svg = target.closest?.("svg");
  if (!svg || !coarse.matches) return null;
  const toScreen = svg.getScreenCTM();
  const at = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  let best = null, least = Infinity;
  for (const element of targets.keys()) {
    if (!svg.contains(element)) continue;
    const reach = Math.max(0, FINGER / toScreen.a - outlineOf(element).thick) / 2;
    const far = distance(element.querySelector(":scope > .hit"), at);
    if (far <= reach && far < least) [best, least] = [element, far];
  }
  return targets.get(best);
}

// From a point to the nearest of a shape's outline, in units of the picture.
function distance(outline, at) {
  const long = outline.getTotalLength(), steps = 128;
  let least = Infinity;
  for (let i = 0; i < steps; i += 1) {
    const point = outline.getPointAtLength((long * i) / steps);
    least = Math.min(least, Math.hypot(point.x - at.x, point.y - at.y));
  }
  return least;
}

document.addEventListener("click", (event) => {
  const buttons = pointedAt(event.target) ?? touched(event);
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
