// The parts of the page that the server may change, and telling the server what is shown.

export const table = document.getElementById("table");
export const address = table.dataset.address;
export let have = table.dataset.have;

// Whatever is shown is not what the server thinks: it is to send everything.
export function forget() { have = ""; }

const listeners = [];
export function whenChanged(listener) { listeners.push(listener); }

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// News are made for what the page showed when they were asked for. An answer and the stream may overtake each other: false
// says that these do not fit what is shown now.
export function apply(news) {
  if (!news.fragments || news.have === have) return true;
  if (news.since !== have) return false;
  const question = document.getElementById("part-question");
  const asked = question?.contains(document.activeElement);
  for (const ring of document.querySelectorAll("svg :is(.ring, .hit, .hint-mark)")) ring.remove(); // the server does not know of them
  const names = [...Object.keys(news.fragments), ...Object.keys(news.edits)].filter((name) => name.startsWith("panel-"));
  const before = names.map((name) => document.getElementById(`part-${name}`)).filter(Boolean).map(seen);
  if ("question" in news.fragments && keepsPartial(question, news.fragments.question)) delete news.fragments.question;
  for (const [name, html] of Object.entries(news.fragments)) change(name, (part) => { part.innerHTML = html; });
  for (const [name, edits] of Object.entries(news.edits)) change(name, (part) => edit(part.querySelector(":scope > .log, .turns") ?? part.querySelector("svg"), edits));
  const moves = moved(before);
  have = news.have;
  for (const listener of listeners) {
    try { listener(news); } catch (error) { reportError(error); } // one that fails does not keep the others from hearing
  }
  glide(moves); // now that everybody has measured where things are
  if (asked && "question" in news.fragments) question.querySelector("h2")?.focus();
  return true;
}

// The question at another partial answer: the server keeps none of them.
export function ask(html) {
  const question = document.getElementById("part-question");
  const again = question.contains(document.activeElement) ? document.activeElement.dataset.again : undefined;
  question.innerHTML = html;
  for (const listener of listeners) listener({ fragments: { question: html }, edits: {} });
  const same = again && question.querySelector(`[data-again="${CSS.escape(again)}"]:enabled`);
  (same || question.querySelector("h2"))?.focus();
}

// A partial answer stays as long as its seat sees and may do the same: what others do secretly changes nothing.
function keepsPartial(question, html) {
  const partial = question?.querySelector("[data-so-far]");
  if (!partial) return false;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  if (positionIn(question) === positionIn(fresh.content)) return true;
  if (!("sending" in table.dataset)) say(partial.dataset.ended); // else it is gone by what was clicked here
  return false;
}

// What the one who is asked sees and may do, without how many decisions have been taken.
export function positionIn(part) { return part.querySelector("[name=position]")?.value.replace(/^\d+-/, ""); }

// Who looks is asked something.
export const isMine = () => document.querySelector("#part-turn [data-mine]") !== null;

function change(name, how) {
  const part = document.getElementById(`part-${name}`);
  if (part) how(part);
}

// Replaces some elements of a picture, or entries of a list; from the last, so that the numbers of the others stay right.
function edit(whole, edits) {
  for (const [from, to, html] of edits.reverse()) {
    const fresh = document.createElementNS(whole.namespaceURI, whole.localName);
    fresh.innerHTML = html;
    const old = [...whole.children].slice(from, to);
    const next = whole.children[to] ?? null;
    for (const element of old) element.remove();
    for (const element of [...fresh.children]) whole.insertBefore(element, next);
  }
}

// What a picture shows before it changes: which part of it, and where its pieces are.
function seen(part) {
  const places = new Map();
  if (!calm.matches) for (const piece of part.querySelectorAll("g.piece[id]")) places.set(piece.id, piece.getBoundingClientRect());
  return { part, places, box: part.querySelector("svg")?.getAttribute("viewBox") };
}

// Which pieces have moved, and how far. All pictures are measured before the first piece moves: to measure between two changes would
// cost a layout of the page each time.
function moved(before) {
  for (const { part, box } of before) if ("zoom" in part.dataset && box) part.querySelector("svg").setAttribute("viewBox", box);
  const moves = [];
  if (calm.matches) return moves;
  for (const { part, places } of before) {
    const svg = part.querySelector("svg");
    const scale = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
    for (const piece of part.querySelectorAll("g.piece[id]")) {
      const old = places.get(piece.id);
      const now = piece.getBoundingClientRect();
      if (!old || !now.width) continue;
      const x = (old.x - now.x) * scale, y = (old.y - now.y) * scale;
      if (Math.abs(x) + Math.abs(y) >= 2) moves.push([piece, x, y]);
    }
  }
  return moves;
}

// Pieces glide from where they were (FLIP by id).
const GLIDE = "glide";
function glide(moves) {
  for (const [piece, x, y] of moves) {
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { id: GLIDE, duration: 250, easing: "ease-out" });
  }
}

// Until nothing glides in a panel any more, if something does: what is measured there is then where it belongs.
export function gliding(panel) {
  const found = panel.getAnimations({ subtree: true }).filter(({ id }) => id === GLIDE);
  return found.length ? Promise.allSettled(found.map(({ finished }) => finished)) : null;
}

const notice = document.getElementById("notice");
let hiding;
export function say(text, lasting = false) {
  clearTimeout(hiding);
  notice.hidden = !text;
  notice.textContent = text;
  if (text && !lasting) hiding = setTimeout(() => { notice.hidden = true; }, 6000);
}
