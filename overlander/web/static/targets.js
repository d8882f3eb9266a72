// A choice is put together by hand: what it consists of is ringed, a click takes a thing, another click the next, in any order, until
// only one choice is left. Where a choice may be part of a larger one (marking cards), it waits to be confirmed.

import { comeNearer, lookAt } from "./board.js";
import "./fit.js"; // first: what is shown where
import { send } from "./deciding.js";
import { address, positionIn, whenChanged } from "./parts.js";
import { settle, show } from "./tabs.js";

const SVG = "http://www.w3.org/2000/svg";
const question = document.getElementById("part-question");
const coarse = matchMedia("(pointer: coarse)");
const narrow = matchMedia("(max-width: 899px)");
const FINGER = 44; // pixels that can be touched
const MANY = 12; // more choices than this are not listed beside what is taken
const DRAGGED = 8; // pixels, from which on a press is a drag
const LIFT = 6; // pixels between a panel and the sheet below it
const AROUND = [3, 3]; // units from a box to the middle of its ring
const WITHIN = [-0.6, -2.2]; // of a field, whose ring lies in it, as the drawing has it
const REACH = [18, 18]; // units around a tile seen from afar that a finger may touch for it

let offers = []; // { button, needs }: what each choice consists of, by the key of each thing
let keys = new Map(); // id of a thing -> its key: equal things have the id of the first
let taken = []; // { key, id }
let due = null; // the button that a lesson wants pressed
let wanted = null; // its offer, if it points at something
let spoken = null; // of what a lesson speaks, where nothing is to be taken

// As the drawing says: the box around a thing, how large it is for a finger and how thick, and its path if it is no rectangle.
function outlineOf(element) {
  const [x, y, width, height] = element.dataset.box.split(" ").map(Number);
  const { outline: d, side = Math.min(width, height), thick = side } = element.dataset;
  return { x, y, width, height, side: Number(side), thick: Number(thick), d, field: "field" in element.dataset };
}

function shape({ x, y, width, height, d }, kind, [across, down] = [0, 0]) {
  const out = document.createElementNS(SVG, d ? "path" : "rect");
  const geometry = d ? { d } : { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down, rx: Math.max(3, 5 + down) };
  for (const [key, value] of Object.entries({ class: kind, ...geometry })) out.setAttribute(key, value);
  return out;
}

// Around a box, below it: what is written on the thing stays in sight. Within a field. Along any other outline, above it, and above the
// line that the last move left along the same one. And all that lies within can be clicked, also where nothing is painted.
function ring(element, kind, taking = true) {
  const outline = outlineOf(element);
  const lines = linesOf(outline, `${kind}${outline.field ? " field" : ""}`, outline.field ? WITHIN : AROUND);
  for (const line of lines) line.dataset.for = element.id;
  const next = element.nextElementSibling;
  if (outline.d) (next?.matches(".last") ? next : element).after(...lines);
  else element.before(...lines);
  if (taking) element.append(shape(outline, "hit"));
}

const linesOf = (outline, kind, by) => [`ring under${kind.includes("wanted") ? " wanted" : ""}${kind.includes("field") ? " field" : ""}`, `ring ${kind}`].map((line) => shape(outline, line, by));

// From afar the fields of a tile cannot be told apart: it has one ring, and to touch it is to come nearer.
function ringFromAfar(ids) {
  const tiles = new Map();
  for (const field of ids.map((id) => document.getElementById(id))) {
    if ("field" in field.dataset) tiles.set(field.dataset.at, [...(tiles.get(field.dataset.at) ?? []), field.id]);
  }
  for (const [at, fields] of tiles) {
    const tile = document.getElementById(at);
    const outline = outlineOf(tile);
    const lines = linesOf(outline, "from-afar", AROUND);
    for (const line of lines) line.classList.add("from-afar");
    tile.before(...lines);
    const hit = shape(outline, "hit from-afar", REACH);
    hit.dataset.fields = fields.join(" ");
    tile.ownerSVGElement.append(hit);
  }
}

// What a choice consists of, as its button says: "a|b c" is a thing, of which there are two equal ones, and another thing. A whole
// player board stands for what is nowhere on the table: it is not to be clicked by chance.
function needsOf(button) {
  const needs = [];
  for (const equal of button.dataset.target.split(" ")) {
    const ids = equal.split("|").filter((id) => document.getElementById(id)?.closest("svg"));
    if (!ids.length || ids[0].startsWith("seat-")) continue;
    const key = keys.get(ids[0]) ?? ids[0];
    for (const id of ids) keys.set(id, key);
    needs.push(key);
  }
  return needs;
}

const count = (list, key) => list.filter((one) => one === key).length;
const within = (some, all) => some.every((key) => count(some, key) <= count(all, key));
const verb = (button) => `${button.name} ${button.value.split(":")[0]}`;

// The choices that consist of what is taken and perhaps more; ways that another outdoes only if there is nothing else.
function left(picks) {
  const some = picks.map(({ key }) => key);
  const found = offers.filter(({ needs }) => needs.length && within(some, needs));
  const first = found.filter(({ button }) => !button.closest(".outdone"));
  return first.length ? first : found;
}

// Whether a choice is part of a larger one of its kind, or a larger one than another: then it is confirmed.
function isMarked({ button, needs }) {
  return offers.some((other) => other.button !== button && verb(other.button) === verb(button) && other.needs.length
    && needs.length !== other.needs.length && (within(needs, other.needs) || within(other.needs, needs)));
}

function begin() {
  keys = new Map();
  taken = [];
  offers = [...question.querySelectorAll("[data-target]")].map((button) => ({ button, needs: needsOf(button) }));
  const { token: taught, press, spoken: at } = question.querySelector(".task")?.dataset ?? {};
  due = taught ? [...question.querySelectorAll("form.choices button:enabled[name]")].find((button) => button.value === press) : null;
  due?.classList.add("wanted");
  wanted = offers.find(({ button }) => button === due) ?? null;
  spoken = at && !wanted?.needs.length ? document.getElementById(at) : null;
  light();
  turnTo(things());
}

// The ids of all that can be taken next, and of what is.
function things() {
  const open = taken.length ? left(taken) : offers;
  const next = new Set(open.flatMap(({ needs }) => needs.filter((key) => count(needs, key) > taken.filter((pick) => pick.key === key).length)));
  return [...keys].filter(([, key]) => next.has(key)).map(([id]) => id);
}

function light() {
  for (const old of document.querySelectorAll("svg :is(.ring, .hit)")) old.remove();
  for (const old of document.querySelectorAll(".clickable")) old.classList.remove("clickable");
  const marked = taken.map(({ id }) => id);
  const lit = [...new Set([...things(), ...marked])];
  for (const id of lit) {
    const element = document.getElementById(id);
    element.classList.add("clickable");
    ring(element, `${marked.includes(id) ? "taken" : ""}${wanted?.needs.includes(keys.get(id)) ? " wanted" : ""}`);
    for (const piece of document.querySelectorAll(`[data-at="${CSS.escape(id)}"]`)) piece.classList.add("clickable");
  }
  ringFromAfar(lit);
  if (spoken) ring(spoken, "spoken", false);
  const said = question.querySelector(".so-far")?.dataset.said.split(" ") ?? []; // what the answer points at so far
  for (const thing of said.filter((id) => id && !id.startsWith("seat-") && !lit.includes(id)).map((id) => document.getElementById(id))) {
    if (thing?.closest("svg")) ring(thing, "taken", false);
  }
  const open = taken.length ? left(taken) : [];
  document.body.classList.toggle("taught", wanted !== null && wanted.needs.length > 0);
  question.classList.toggle("picking", taken.length > 0);
  question.classList.toggle("many", open.length > MANY);
  const sizes = new Set(open.map(({ needs }) => needs.length)); // "1 / 3": how much of what is to be taken there is
  const all = question.querySelector(".all");
  if (all) all.dataset.taken = sizes.size === 1 && !sizes.has(1) ? `${taken.length} / ${[...sizes][0]}` : "";
  for (const { button, needs } of offers) {
    button.classList.toggle("pointed", open.some((one) => one.button === button));
    button.classList.toggle("exact", taken.length > 0 && needs.length === taken.length && open.some((one) => one.button === button));
  }
  for (const fold of question.querySelectorAll("details")) fold.open = Boolean(fold.querySelector(".pointed, .wanted:not([data-target])"));
}

// Tabs with something to choose are marked; where all of it lies behind other tabs of a place, the first of these is shown until
// something else is asked. A small screen comes nearer.
export function turnTo(ids = things()) {
  const all = ids.map((id) => document.getElementById(id)).filter((thing) => !offers.every(({ button, needs }) =>
    button.closest(".extras") || !needs.includes(keys.get(thing.id))));
  const tabOf = (thing) => thing.closest("[data-tab-of]")?.dataset.tabOf;
  const marked = new Set(all.map(tabOf));
  for (const tab of document.querySelectorAll("[data-tab]")) tab.classList.toggle("asked-for", marked.has(tab.dataset.tab));
  if (!taken.length && (all.length || !question.querySelector("[data-so-far]"))) settle(); // what was put together stays in sight
  const taught = aims();
  for (const place of narrow.matches ? ["#table", ".board"] : [".board", ".own"]) {
    for (const some of [all, taught].map((things) => things.filter((thing) => thing.closest(place)))) {
      if (some.length && !some.some((thing) => thing.getClientRects().length)) show(tabOf(some[0]), false);
    }
  }
  const board = document.querySelector(".board .panel.shown");
  const below = narrow.matches && (taught.length ? beside(taught[0]) : isBelow(all));
  lookAt(below ? [] : (taught.length ? taught : all).filter((thing) => board?.contains(thing)).map(outlineOf));
  if (below || lifted) lift(below);
  if (!taught.length) due?.scrollIntoView({ block: "nearest" });
}

// What a lesson wants to be taken next, or speaks of.
function aims() {
  if (spoken) return [spoken];
  const next = (wanted?.needs ?? []).filter((key) => !taken.some((pick) => pick.key === key));
  return next.map((key) => document.getElementById(key)).filter(Boolean);
}

// On a small screen the sheet of the question may cover a panel below the board. Where most choices begin there (a card of the hand
// that then goes to a pile, a strip of the action board), the page moves up until the panel is in sight.
let lifted = false;

function isBelow(all) {
  const first = offers.filter(({ button, needs }) => needs.length && !button.closest(".extras"))
    .map(({ needs }) => all.find((thing) => keys.get(thing.id) === needs[0])).filter(Boolean);
  return first.filter((thing) => !thing.closest(".board")).length * 2 > first.length ? beside(first[0]) : null;
}

// The panel in which a thing lies that is not on the board.
const beside = (thing) => thing.closest(".board") ? null : thing.closest("[data-tab-of], .panel");

// The sheet has grown, and would cover a thing: only where it is a sheet.
export function keepInSight(thing) {
  if (narrow.matches) lift(beside(thing));
}

function lift(panel) {
  const at = panel?.getBoundingClientRect();
  const hidden = at ? at.bottom + scrollY - (innerHeight - question.offsetHeight) + LIFT : 0;
  const highest = at ? at.top + scrollY - FINGER * 2 - LIFT : 0; // the bar and the tabs stay
  scrollTo(0, Math.max(0, Math.min(hidden, highest)));
  lifted = Boolean(panel);
}

function take(id) {
  const key = keys.get(id);
  const several = left([...taken, { key, id }]).length && [...keys.values()].filter((one) => one === key).length === 1; // of a pile
  const had = several ? -1 : taken.findIndex((pick) => pick.id === id);
  let picks = [...taken, { key, id }];
  if (had >= 0) picks = taken.filter((_, i) => i !== had); // put back
  else if (!left(picks).length) picks = [{ key, id }]; // something else
  const found = picks.length ? goOn(left(picks)) : [];
  if (found.length === 1 && had < 0 && !isMarked(found[0])) return found[0].button.click();
  taken = picks;
  light();
  turnTo();
  question.classList.remove("folded");
  const nothingMore = found.length > 0 && !things().length; // what is left differs in nothing that could be pointed at
  if (nothingMore) found[0].button.focus();
  else question.querySelector(".exact")?.scrollIntoView({ block: "nearest" });
}

// Of the choices those of the step that was opened, if it has any: who has said which building only points at its space.
function goOn(found) {
  const step = taken.length ? null : question.querySelector(".folds > .fold[open]");
  const next = found.filter(({ button }) => step?.contains(button));
  return next.length ? next : found;
}

export function putBack() {
  if (!taken.length) return;
  taken = [];
  light();
  turnTo();
}

// The thing under a point that can be taken: the uppermost, or that on which it stands.
export function thingAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = element.closest?.("g.clickable");
    const id = [thing?.id, thing?.dataset.at].find((one) => keys.has(one) && document.getElementById(one).classList.contains("clickable"));
    if (id) return id;
    if (!element.closest("svg")) return null;
  }
  return null;
}

// What a finger meant that came down beside something too small for it: the nearest thing that it touches.
function touched({ target, clientX, clientY }) {
  const svg = target.closest?.("svg");
  if (!svg || !coarse.matches) return null;
  const toScreen = svg.getScreenCTM();
  const at = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  let best = null, least = Infinity;
  for (const hit of svg.querySelectorAll(".clickable > .hit")) {
    if (!hit.getClientRects().length) continue;
    const reach = Math.max(0, FINGER / toScreen.a - outlineOf(hit.parentNode).thick) / 2;
    const far = distance(hit, at);
    if (far <= reach && far < least) [best, least] = [hit.parentNode.id, far];
  }
  return best;
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

let ahead = false; // the last click was on something that could not be taken yet
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("svg") || event.target.closest("button")) return;
  if (event.detail > 1 && ahead) return; // a double click is one: its second half would meet the question that follows
  const fields = event.target.dataset.fields?.split(" ") ?? [];
  if (fields.length > 1) return comeNearer(fields.map((field) => outlineOf(document.getElementById(field))));
  if (fields.length) return take(fields[0]);
  const id = thingAt(event.clientX, event.clientY) ?? touched(event);
  ahead = !id;
  if (id) take(id);
  else if (event.pointerType === "mouse" && !taken.length) goToward(event.target.closest("g[id][data-box]"));
});

// A thing that one of the answers leads to: it is given, as if its button were clicked, and the thing is taken in the question that
// follows.
let going = false;
async function goToward(thing) {
  const form = question.querySelector("form.choices");
  if (!thing || !form || going || question.querySelector(".task")?.dataset.token) return; // a lesson goes step by step
  going = true;
  try {
    const position = positionIn(question);
    for (const id of [thing.id, thing.dataset.at].filter(Boolean)) { // it, or that on which it stands
      const token = await answerToward(id);
      const button = token && position === positionIn(question) && [...form.querySelectorAll("button[name=token]")].find((one) => one.value === token);
      if (!button) continue;
      if (await send(form, button) && keys.has(id)) take(id);
      break;
    }
  } finally {
    going = false;
  }
}

async function answerToward(id) {
  const answer = await fetch(`${address}/toward?thing=${encodeURIComponent(id)}`, { headers: { Accept: "application/json" } }).catch(() => null);
  return answer?.ok ? (await answer.json()).token : "";
}

question.addEventListener("click", (event) => { if (event.target.closest(".all")) putBack(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") putBack(); });

// Pointing at a thing shows its choices, pointing at a choice its things.
document.addEventListener("mouseover", (event) => {
  for (const old of document.querySelectorAll(".ring.meant")) old.classList.remove("meant");
  const button = event.target.closest?.("#part-question [data-target]");
  for (const key of offers.find((offer) => offer.button === button)?.needs ?? []) {
    for (const line of document.querySelectorAll(`.ring[data-for="${CSS.escape(key)}"]`)) line.classList.add("meant");
  }
  const id = event.target.closest?.("g.clickable") ? thingAt(event.clientX, event.clientY) : null;
  if (taken.length) return;
  for (const { button: one, needs } of offers) one.classList.toggle("pointed", Boolean(id) && needs.includes(keys.get(id)));
});

// Dragging: what is pulled from beside the board is taken, and so is that on which it is let go.
let drag = null;
document.addEventListener("pointerdown", (event) => {
  const id = event.button || event.target.closest?.(".board") ? null : thingAt(event.clientX, event.clientY);
  drag = id && event.pointerType === "mouse" ? { id, x: event.clientX, y: event.clientY, ghost: null } : null;
  if (drag) event.preventDefault(); // no text is marked on the way
});
document.addEventListener("pointermove", (event) => {
  if (!drag || (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAGGED)) return;
  drag.ghost ??= ghostOf(document.getElementById(drag.id));
  drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
});
document.addEventListener("pointerup", (event) => {
  const from = drag;
  drag = null;
  if (!from?.ghost) return;
  from.ghost.remove();
  const id = thingAt(event.clientX, event.clientY);
  if (!id || id === from.id) return;
  if (!taken.some((pick) => pick.id === from.id)) take(from.id);
  if (keys.has(id)) take(id);
});

function ghostOf(thing) {
  const { x, y, width, height } = outlineOf(thing);
  const scale = thing.ownerSVGElement.getScreenCTM().a;
  const out = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ class: "ghost", viewBox: `${x} ${y} ${width} ${height}`, width: width * scale, height: height * scale })) out.setAttribute(key, value);
  const copy = thing.cloneNode(true);
  copy.removeAttribute("id");
  out.append(copy);
  document.body.append(out);
  return out;
}

whenChanged(begin);
addEventListener("resize", () => turnTo());
begin();
