// Nothing on a picture is written smaller than can be read: what would be is written larger, as far as that covers nothing else that
// is written; what is then still too small, or in the way, is not shown. A closer look shows it all.

import { gliding, whenChanged } from "./parts.js";
import { whenShown } from "./tabs.js";

const narrow = matchMedia("(max-width: 899px)");
const LEAST = 11; // pixels
const LEAST_IN_HAND = 8; // on a phone, which is held closer, and where one looks at a part of the board
const MOST = 1.75; // how much larger at most
const WIDER = 1.25; // letters grow more in height: their place does not grow
const CAPITAL = 0.71; // their height, in sizes
const DROP = 0.355; // from the middle of a capital letter to its baseline, as in the drawing

const panels = [...document.querySelectorAll(".panel")];

// As it was drawn.
export function plain(text) {
  text.classList.remove("tiny");
  text.closest(".plate.tiny")?.classList.remove("tiny");
  text.style.removeProperty("font-size");
  for (const name of ["dy", "textLength", "lengthAdjust"]) text.removeAttribute(name);
}

// Where it is and how large, on the screen, and whether a piece lies over it; nothing of what is not shown.
function measured(text, pieces) {
  const at = text.getBoundingClientRect();
  if (!at.width) return null;
  const size = Number(text.getAttribute("font-size"));
  const { a, d } = text.getScreenCTM();
  const over = pieces.get(text.closest("g[id]")?.id) ?? [];
  const x = at.x + at.width / 2, y = at.y + at.height / 2;
  const buried = over.some((one) => one.left < x && x < one.right && one.top < y && y < one.bottom);
  const room = text.dataset.room * d || Infinity; // as the drawing says: what is written beside it, or a frame, is there
  return { text, size, pixels: size * d, scale: a, at, room, buried, number: !/\p{L}{2}/u.test(text.textContent) };
}

// Where pieces stand, by the place on which they do.
function standing(panel) {
  const out = new Map();
  for (const piece of panel.querySelectorAll("[data-at]")) {
    out.set(piece.dataset.at, [...(out.get(piece.dataset.at) ?? []), piece.getBoundingClientRect()]);
  }
  return out;
}

// So large that it can be read, around the same middle.
function grown(one, least) {
  const by = Math.max(1, least / one.pixels);
  const room = Math.min(one.room, one.text.ownerSVGElement.getBoundingClientRect().right - one.at.x); // what begins here and is longer would be cut
  const long = Math.max(one.at.width, Math.min(one.at.width * by, one.at.width * (by > 1 ? WIDER : 1), room));
  const high = one.pixels * by * CAPITAL;
  const anchor = one.text.getAttribute("text-anchor");
  const left = anchor === "middle" ? one.at.x + (one.at.width - long) / 2 : anchor === "end" ? one.at.right - long : one.at.x;
  const middle = one.at.y + one.at.height / 2;
  return { ...one, by, long, left, right: left + long, top: middle - high / 2, bottom: middle + high / 2 };
}

const covers = (one, two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

function write(one) {
  if (one.by <= 1.001) return;
  one.text.style.fontSize = `${(one.size * one.by).toFixed(2)}px`;
  one.text.setAttribute("dy", (DROP * one.size * (one.by - 1)).toFixed(2));
  if (one.long < one.at.width * one.by - 0.5) {
    one.text.setAttribute("textLength", (one.long / one.scale).toFixed(1));
    one.text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}

// Numbers before words; two lines of words that are in each other's way both go. What a piece covers anyway is in nobody's way. All is
// measured before anything is written: to measure in between would cost a layout of the page each time. Pieces on their way are not
// in the way of what they pass over: as long as some glide, it waits.
const waiting = new Set();
export function legible(panel) {
  if (waiting.has(panel)) return;
  const rest = gliding(panel);
  if (rest) {
    waiting.add(panel);
    rest.then(() => {
      waiting.delete(panel);
      legible(panel);
    });
    return;
  }
  const texts = [...panel.querySelectorAll(":scope > svg text")];
  for (const plate of panel.querySelectorAll(".plate.tiny")) plate.classList.remove("tiny");
  for (const text of texts) if (text.hasAttribute("style") || text.classList.contains("tiny")) plain(text);
  const least = narrow.matches ? LEAST_IN_HAND : LEAST;
  const pieces = standing(panel);
  const all = texts.map((text) => measured(text, pieces)).filter(Boolean).map((one) => grown(one, least));
  const buried = all.filter((one) => one.buried);
  const open = all.filter((one) => !one.buried);
  const small = open.filter(({ by }) => by > 1.001 && by <= MOST);
  const words = small.filter(({ number }) => !number);
  const kept = open.filter(({ by }) => by <= 1.001);
  const inTheWay = (one, others) => others.some((other) => other !== one && covers(one, other));
  for (const one of small) if (one.number && !inTheWay(one, kept)) kept.push(one);
  const shown = new Set([...buried, ...kept, ...words.filter((one) => !inTheWay(one, kept) && !inTheWay(one, words))]);
  for (const one of all) {
    if (shown.has(one)) write(one);
    else (one.text.closest(".plate") ?? one.text).classList.add("tiny"); // what is under a name goes with it
  }
}

const all = () => { for (const panel of panels) if (panel.offsetParent !== null) legible(panel); };
whenChanged((news) => {
  const changed = [...Object.keys(news.fragments), ...Object.keys(news.edits)].map((name) => document.getElementById(`part-${name}`));
  for (const panel of changed) if (panels.includes(panel) && panel.offsetParent !== null) legible(panel);
});
whenShown(all);
document.fonts.ready.then(all);
const sizes = new ResizeObserver((changed) => { for (const { target } of changed) legible(target); });
for (const panel of panels) sizes.observe(panel);
