// Rings around what was told: what the others changed stays ringed in the mover's colour, and a line of the log points at the table.

const SVG = "http://www.w3.org/2000/svg";

// Along the outline of a thing, around a box below all that is written on it. It is a part of the thing: pictures are changed by
// counting their elements.
function ringAround(thing, kind) {
  const [x, y, width, height] = thing.dataset.box.split(" ").map(Number);
  const { outline: d } = thing.dataset;
  const rings = [" under", ""].map((under) => {
    const ring = document.createElementNS(SVG, d ? "path" : "rect");
    const by = "field" in thing.dataset ? -2.2 : 3;
    const shape = d ? { d } : { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by, rx: 5 + by };
    for (const [key, value] of Object.entries({ class: `told ${kind}${under}`, "pointer-events": "none", ...shape })) ring.setAttribute(key, value);
    return ring;
  });
  if (d) thing.append(...rings);
  else thing.prepend(...rings);
}

export const thingsOf = (line) => (line.dataset.things ?? "").split(" ").map((id) => document.getElementById(id)).filter((thing) => thing?.dataset.box);

export function ring(lines, kind) {
  for (const line of lines) {
    for (const thing of thingsOf(line)) {
      if (!thing.querySelector(":scope > .told")) ringAround(thing, kind(line));
    }
  }
}

export function unring() { for (const old of document.querySelectorAll("svg .told")) old.remove(); }

// What a line is about is ringed as long as it is pointed at, or has the focus.
function pointAt(line) {
  for (const old of document.querySelectorAll("svg .pointed-at")) old.remove();
  if (!line) return;
  for (const thing of thingsOf(line)) ringAround(thing, "pointed-at");
}

const lineAt = (element) => element.closest?.("[data-things]") ?? element.closest?.("[data-move]")?.querySelector("[data-things]");
for (const kind of ["mouseover", "focusin"]) document.addEventListener(kind, (event) => pointAt(lineAt(event.target)));
document.addEventListener("mouseleave", () => pointAt(null));
