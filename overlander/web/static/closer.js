// A closer look: whatever is pointed at, touched for a moment or named by the button that has the focus is shown large, with what it
// does in words and its rule. It never covers the question.

import { plain } from "./legible.js";
import { whenChanged } from "./parts.js";
import { whenPointed } from "./pointing.js";

const SVG = "http://www.w3.org/2000/svg";
const closer = document.getElementById("closer");
const side = document.querySelector(".side");
const WAIT = 400; // milliseconds
const LARGE = 210; // pixels of the longer side
const GAP = 10;
let timer = 0;
let shown = null;
let held = false; // by a finger: the click that follows chooses nothing

// The row of a player shows that player's board instead (peek.js).
const thingAt = (element) => {
  const found = element.closest?.("svg g[data-box]:has(> title), svg g[data-tip]");
  return found?.matches("[id^='player-']:not(.clickable)") && document.querySelector("[data-peek]") ? null : found;
};

// The browser's own tooltip would stand beside it.
function tipOf(thing) {
  const title = thing.querySelector(":scope > title");
  if (title) {
    thing.dataset.tip = title.textContent;
    title.remove();
  }
  return thing.dataset.tip;
}

function show(thing) {
  const lines = tipOf(thing).split("\n");
  const rule = /^[A-Z][A-Z0-9]*(-[A-Za-z0-9]+)+$/.test(lines.at(-1)) ? lines.pop() : "";
  const doubt = lines.at(-1) === "≈" ? lines.pop() : "";
  const words = lines.map((line, i) => {
    const out = document.createElement(i ? "p" : "h2");
    out.textContent = line;
    return out;
  });
  if (doubt) {
    const link = document.createElement("a");
    link.href = closer.dataset.data;
    link.dataset.drawer = "";
    link.className = "doubt";
    link.title = link.ariaLabel = closer.dataset.doubt;
    link.textContent = doubt;
    words.push(link);
  }
  if (rule) {
    const link = document.createElement("a");
    link.href = `${closer.dataset.rules}?rule=${rule}`;
    link.dataset.drawer = "";
    link.textContent = rule;
    words.push(link);
  }
  closer.replaceChildren(portrait(thing), ...words);
  closer.hidden = false;
  shown = thing;
  place(thing.getBoundingClientRect(), thing.closest(".place-hand"));
}

// The thing as it is drawn, what stands on it included.
function portrait(thing) {
  const [x, y, width, height] = thing.dataset.box.split(" ").map(Number);
  const scale = LARGE / Math.max(width, height, 60);
  const out = document.createElementNS(SVG, "svg");
  const look = { viewBox: `${x - 4} ${y - 4} ${width + 8} ${height + 8}`, width: (width + 8) * scale, height: (height + 8) * scale, "font-family": "Overlander Sans, sans-serif", "aria-hidden": "true" };
  for (const [key, value] of Object.entries(look)) out.setAttribute(key, value);
  const on = document.querySelectorAll(`[data-at="${CSS.escape(thing.id)}"]`);
  for (const one of [thing, ...on]) {
    const copy = one.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    for (const part of copy.querySelectorAll(".hit, .ring, .told, title")) part.remove();
    for (const text of copy.querySelectorAll("text")) plain(text);
    out.append(copy);
  }
  return out;
}

// Beside the thing: of what lies on the board, within the left half of the page; of the rest, left of the side. Above or below it where
// neither side has room. Above the hand, whose next card one may want to take.
function place(area, hand) {
  const { offsetWidth: w, offsetHeight: h } = closer;
  const most = side.getBoundingClientRect().left > 0 ? side.getBoundingClientRect().left - GAP : innerWidth;
  const above = hand ? area.top - h - GAP : -1;
  let x = above > 0 ? Math.min(area.left, most - w) : area.right + GAP;
  if (x + w > most) x = Math.min(area.left - GAP, most) - w;
  const free = [area.top - h - GAP, area.bottom + GAP].find((top) => top >= GAP && top + h + GAP <= innerHeight);
  const clear = above <= 0 && x < GAP && free !== undefined;
  closer.style.left = `${Math.max(GAP, clear ? Math.min(area.left, most - w) : x)}px`;
  closer.style.top = `${above > 0 ? above : clear ? free : Math.max(GAP, Math.min(area.top, innerHeight - h - GAP))}px`;
}

function hide() {
  clearTimeout(timer);
  shown = null;
  closer.hidden = true;
}

whenPointed((event) => {
  const thing = thingAt(event.target);
  if (thing === shown || closer.contains(event.target)) return;
  hide();
  if (thing && !event.buttons) {
    tipOf(thing);
    timer = setTimeout(() => show(thing), WAIT);
  }
});
document.addEventListener("pointerdown", (event) => {
  if (closer.contains(event.target)) return;
  hide();
  held = false;
  const thing = event.pointerType === "mouse" ? null : thingAt(event.target);
  if (thing) timer = setTimeout(() => { held = true; show(thing); }, WAIT);
});
for (const kind of ["pointermove", "pointerup", "pointercancel"]) {
  document.addEventListener(kind, (event) => {
    if (event.pointerType !== "mouse" && !(kind === "pointermove" && Math.hypot(event.movementX, event.movementY) < 4)) clearTimeout(timer);
  });
}
document.addEventListener("click", (event) => {
  const thing = thingAt(event.target);
  if (held) event.stopPropagation(); // the finger has looked, not chosen
  else if (thing && matchMedia("(pointer: coarse)").matches && !canBeTaken(event)) show(thing);
  held = false;
}, { capture: true });
// Something there, perhaps below what was touched: what is printed on a city does not keep it from being chosen.
const canBeTaken = ({ clientX, clientY }) => document.elementsFromPoint(clientX, clientY).some((element) => element.closest(".clickable"));
document.addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); });
document.addEventListener("focusin", (event) => {
  const button = event.target.closest?.("#part-question [data-target]");
  if (!button || !button.matches(":focus-visible")) return;
  const thing = document.getElementById(button.dataset.target.split(/[ |]/)[0]);
  if (thing?.matches("[data-tip], :has(> title)") && thing.getClientRects().length) show(thing);
});
document.addEventListener("focusout", () => { if (!held) hide(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
whenChanged(hide);
