// What the others did is said once, in order, to those who listen instead of looking.

import { whenChanged } from "./parts.js";

const announcer = document.getElementById("announcer");
const KEPT = 30; // lines
let said = [0, 0]; // up to which decision, and how many lines of it

// The lines of the recap that come after what was said. What is taken back and played again is said again.
function unsaid() {
  const latest = Math.max(0, ...[...document.querySelectorAll("#part-log [data-move]")].map((entry) => Number(entry.dataset.move)));
  if (latest < said[0]) said = [latest, Infinity];
  const out = [];
  let before = 0, count = 0;
  for (const line of document.querySelectorAll("#part-recap .steps > li")) {
    const number = Number(line.dataset.move);
    count = number === before ? count + 1 : 1;
    before = number;
    if (number < said[0] || (number === said[0] && count <= said[1])) continue;
    said = [number, count];
    out.push(line);
  }
  return out;
}

unsaid(); // what is there when the page opens can be read
whenChanged(() => {
  for (const line of unsaid()) {
    const spoken = document.createElement("p");
    const words = line.cloneNode(true);
    for (const sign of words.querySelectorAll("svg")) sign.remove(); // it says the same in icons
    spoken.textContent = words.textContent.trim();
    announcer.append(spoken);
  }
  while (announcer.children.length > KEPT) announcer.firstChild.remove();
});
