// Fit, pan and zoom of the board: by CSS transform while a gesture lasts, then by view box.

import { legible } from "./legible.js";
import { whenChanged } from "./parts.js";
import { whenShown } from "./tabs.js";

const frame = document.querySelector(".board");
const next = frame.querySelector(".next");
const boards = [...document.querySelectorAll("[data-zoom]")];
let part = null; // the board that is shown
const MOST = 6;
const MARGIN = 40; // around what is looked at, in units of the board
const NEAREST = 0.35; // of the board: some of what is around stays in sight
const FINGER = 44; // pixels that can be touched
const ALONE = 26; // of something beside which there is nothing else to touch: a finger that comes down near it is meant for it
const APART = 64; // pixels between two such things
const DETAIL = 0.55; // pixels to a unit, below which only the large signs can be read
const narrow = matchMedia("(max-width: 899px)");
let whole = null; // its view box when fitted
let gesture = null; // the pointers that are down and where they began
let dragged = false; // the click that ends a drag chooses nothing
const pointers = new Map();

const svg = () => part.querySelector("svg");
const viewBox = () => svg().getAttribute("viewBox").split(/[ ,]+/).map(Number);

function set([x, y, w, h]) {
  const k = Math.min(1, Math.max(1 / MOST, w / whole[2]));
  w = whole[2] * k;
  h = whole[3] * k;
  x = Math.min(Math.max(x, whole[0]), whole[0] + whole[2] - w);
  y = Math.min(Math.max(y, whole[1]), whole[1] + whole[3] - h);
  svg().setAttribute("viewBox", [x, y, w, h].map((n) => n.toFixed(1)).join(" "));
  level();
}

function level() {
  part.classList.toggle("afar", svg().getScreenCTM().a < DETAIL);
  legible(part);
}

// The buttons lie at the lower edge; where they would cover a place of the board there, at the upper one. Large areas may be covered.
const buttons = frame.querySelector(".zoom");
function makeWay() {
  buttons.classList.remove("above");
  const own = buttons.getBoundingClientRect(), { width } = frame.getBoundingClientRect();
  buttons.classList.toggle("above", [...svg().querySelectorAll("g.place")].map((place) => place.getBoundingClientRect()).some((at) =>
    at.width < width / 2 && at.left < own.right && own.left < at.right && at.top < own.bottom && own.top < at.bottom));
}

// A point of the screen in units of the board.
function unit(clientX, clientY) {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg().getScreenCTM().inverse());
  return [at.x, at.y];
}

function zoom(by, clientX, clientY) {
  if (!by) return set(whole);
  const area = frame.getBoundingClientRect();
  const [ux, uy] = unit(clientX ?? area.x + area.width / 2, clientY ?? area.y + area.height / 2);
  const [x, y, w, h] = viewBox();
  set([ux - (ux - x) / by, uy - (uy - y) / by, w / by, h / by]);
}

// On a small screen: so near that everything to choose is large enough for a finger. What is then out of sight is one tap away. On a
// large one: back from what was touched, unless all of it is in sight there.
let views = []; // the view boxes in which everything can be reached
let near = false; // it was touched, and no question since pointed elsewhere

export function lookAt(boxes) {
  if (!part || !(narrow.matches || near) || (!narrow.matches && boxes.length && boxes.every(isInSight))) return;
  near = false;
  views = narrow.matches && boxes.length ? covering(boxes) : [whole];
  turnToView(0);
}

// To what was touched, and could not be told apart from afar.
export function comeNearer(boxes) {
  near = true;
  views = covering(boxes);
  turnToView(0);
}

function isInSight(box) {
  const [x, y, w, h] = viewBox();
  return x <= box.x && y <= box.y && box.x + box.width <= x + w && box.y + box.height <= y + h;
}

function turnToView(i) {
  set(views[i]);
  next.hidden = views.length < 2;
  next.dataset.view = i;
  next.querySelector("span").textContent = `${i + 1}/${views.length}`;
}

// The fewest views, or nearly so: each around the thing that has the most others near it.
function covering(boxes) {
  const room = svg().getBoundingClientRect();
  const scale = Math.min(room.width / whole[2], room.height / whole[3]); // under tabs a board is lower than wide
  const fitting = Math.min(...boxes.map((box) => Math.max(box.side / FINGER, Math.min(box.side / ALONE, nearest(box, boxes) / APART)))) * scale;
  const k = Math.min(fitting, Math.max(NEAREST, needed(boxes)));
  const [w, h] = [whole[2] * k, whole[3] * k];
  const inside = (from, size, start, room) => from >= start - 1 && from + size <= start + room + 1;
  const within = (view, box) => inside(box.x, box.width, view[0], w) && inside(box.y, box.height, view[1], h);
  if (needed(boxes) <= k) return [around(boxes, w, h)];
  const out = [];
  let rest = boxes;
  while (rest.length) {
    const best = rest.map((box) => {
      const view = around([box], w, h);
      return { view, seen: rest.filter((other) => within(view, other)) };
    }).reduce((one, two) => (two.seen.length > one.seen.length ? two : one));
    out.push(best.view);
    rest = rest.filter((box) => !best.seen.includes(box));
  }
  return out;
}

// From the middle of a box to that of the next one.
function nearest(box, boxes) {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [x, y] = middle(box);
  return Math.min(...boxes.filter((other) => other !== box).map((other) => Math.hypot(middle(other)[0] - x, middle(other)[1] - y)));
}

// How much of the board is needed to see them all at once.
function needed(boxes) {
  const [left, top, right, bottom] = edges(boxes);
  return Math.max((right - left + 2 * MARGIN) / whole[2], (bottom - top + 2 * MARGIN) / whole[3]);
}

function edges(boxes) {
  return [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y)),
    Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))];
}

function around(boxes, w, h) {
  const [left, top, right, bottom] = edges(boxes);
  const x = Math.min(Math.max((left + right - w) / 2, whole[0]), whole[0] + whole[2] - w);
  const y = Math.min(Math.max((top + bottom - h) / 2, whole[1]), whole[1] + whole[3] - h);
  return [x, y, w, h];
}

function spread() {
  const [a, b] = [...pointers.values()];
  return b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, d: Math.hypot(a.x - b.x, a.y - b.y) } : { ...a, d: 0 };
}

function begin() {
  const area = svg().getBoundingClientRect();
  const from = pointers.size ? spread() : null;
  gesture = from && { from, moved: false, origin: `${from.x - area.x}px ${from.y - area.y}px` };
}

function move() {
  const now = spread(), from = gesture.from;
  const k = from.d && now.d ? now.d / from.d : 1;
  if (!gesture.moved && Math.hypot(now.x - from.x, now.y - from.y) < 6 && Math.abs(k - 1) < 0.03) return;
  gesture.moved = true;
  gesture.last = { now, k };
  svg().style.transformOrigin = gesture.origin;
  svg().style.transform = `translate(${now.x - from.x}px, ${now.y - from.y}px) scale(${k})`;
}

function end() {
  if (!gesture?.moved) return;
  const { now, k } = gesture.last;
  svg().style.transform = "";
  const [ax, ay] = unit(gesture.from.x, gesture.from.y);
  const screen = svg().getScreenCTM();
  const [x, y, w, h] = viewBox();
  const left = screen.e + screen.a * x, top = screen.f + screen.d * y; // where the view box begins on the screen
  set([ax - (now.x - left) / (screen.a * k), ay - (now.y - top) / (screen.a * k), w / k, h / k]);
}

// Several boards share the frame, one at a time; each keeps where it was looked at.
function turn() {
  part = boards.find((board) => board.offsetParent !== null) ?? boards[0];
  part.dataset.whole ??= svg().getAttribute("viewBox");
  whole = part.dataset.whole.split(" ").map(Number);
  level();
}

if (boards.length) {
  turn();
  whenShown(turn);
  const sizes = new ResizeObserver(() => {
    level();
    if (boards.length === 1) makeWay();
  });
  for (const board of boards) sizes.observe(board);
  next.addEventListener("click", () => turnToView((Number(next.dataset.view) + 1) % views.length));
  frame.addEventListener("wheel", (event) => {
    if (event.target.closest(".peek")) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
  }, { passive: false });
  frame.addEventListener("pointerdown", (event) => {
    if (event.target.closest(".zoom, .next, .tabs, .peek") || event.button) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  });
  addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    move();
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => {
      if (!pointers.delete(event.pointerId)) return;
      end();
      dragged = Boolean(gesture?.moved);
      setTimeout(() => { dragged = false; }, 0); // the click of this pointer comes before
      begin();
    });
  }
  frame.addEventListener("click", (event) => { if (dragged) event.stopPropagation(); }, { capture: true });
  frame.addEventListener("keydown", (event) => {
    const [x, y, w, h] = viewBox();
    const step = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] }[event.key];
    if (step) set([x + step[0] * w, y + step[1] * h, w, h]);
    else if (event.key === "+" || event.key === "=") zoom(1.4);
    else if (event.key === "-") zoom(1 / 1.4);
    else if (event.key === "0") zoom(0);
    else return;
    event.preventDefault();
  });
  for (const button of document.querySelectorAll("[data-zoom-by]")) button.addEventListener("click", () => zoom(Number(button.dataset.zoomBy)));
  whenChanged(() => { if (gesture?.moved) begin(); });
}
