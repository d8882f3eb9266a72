// Stepping through a game: only what differs from the step before is fetched.

import "./board.js";
import "./closer.js";
import "./drawer.js";
import "./fit.js";
import "./peek.js";
import "./tabs.js";
import "./things.js";
import { address, apply, have, say, table } from "./parts.js";

const slider = document.getElementById("move");
const number = document.getElementById("number");
const run = document.getElementById("run");
const speed = document.getElementById("speed");
const startText = run.textContent;
let timer = 0;
let asked = 0;

async function go(move) {
  const wanted = Math.max(0, Math.min(Number(slider.max), move));
  slider.value = wanted;
  number.textContent = wanted;
  for (const input of document.querySelectorAll("[data-number]")) input.value = wanted; // from where a branch begins
  const mine = ++asked;
  try {
    const answer = await fetch(`${address}/moves/${wanted}?have=${have}`, { headers: { Accept: "application/json" } });
    if (answer.status === 403) return location.reload(); // no longer ours to look at: the page says why
    const news = await answer.json();
    if (mine === asked) apply(news);
  } catch {
    stop();
    say(table.dataset.lost);
  }
  for (const entry of document.querySelectorAll(".log.whole [aria-current]")) entry.removeAttribute("aria-current");
  const entry = document.querySelector(`.log.whole [data-move="${wanted}"]`);
  entry?.setAttribute("aria-current", "step");
  entry?.scrollIntoView({ block: "nearest" });
  history.replaceState(null, "", `?move=${wanted}`);
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  run.textContent = startText;
}

async function on() {
  await go(Number(slider.value) + 1);
  if (timer && Number(slider.value) < Number(slider.max)) timer = setTimeout(on, Number(speed.value));
  else stop();
}

run.addEventListener("click", () => {
  if (timer) return stop();
  run.textContent = run.dataset.stop;
  timer = setTimeout(on, 0);
});
slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
for (const button of document.querySelectorAll("[data-step]")) {
  button.addEventListener("click", () => { stop(); go(Number(slider.value) + Number(button.dataset.step)); });
}

// Turns as the game tells them; where it does not, what one seat decided in a row is one. A turn begins after the decision that ended
// the one before; a round has as many turns as there are seats.
const entries = [...document.querySelectorAll(".log.whole [data-move]")];
const told = entries.filter((entry) => entry.querySelector("[data-turn]")).map((entry) => Number(entry.dataset.move));
const changes = entries.filter((entry, i) => i && entry.dataset.seat !== entries[i - 1].dataset.seat).map((entry) => Number(entry.dataset.move) - 1);
const turns = [...new Set([0, ...(told.length ? told : changes), Number(slider.max)])].sort((one, two) => one - two);

for (const button of document.querySelectorAll("[data-turns]")) {
  button.addEventListener("click", () => {
    stop();
    const by = Number(button.dataset.turns), now = Number(slider.value);
    const passed = turns.filter((turn) => (by < 0 ? turn < now : turn <= now)).length; // how many lie before
    const at = by < 0 ? passed + by : passed - 1 + by;
    go(turns[Math.max(0, Math.min(turns.length - 1, at))]);
  });
}
document.addEventListener("click", (event) => { // in the chart of the points
  const moment = event.target.closest?.("#drawer a[data-move]");
  if (!moment) return;
  event.preventDefault();
  stop();
  document.getElementById("drawer").close();
  go(Number(moment.dataset.move));
});
document.querySelector(".log.whole").addEventListener("click", (event) => {
  const entry = event.target.closest("[data-move]");
  if (!entry) return;
  event.preventDefault();
  stop();
  go(Number(entry.dataset.move));
});
document.querySelector(".slider").addEventListener("submit", (event) => event.preventDefault());
document.querySelector(".log.whole [aria-current]")?.scrollIntoView({ block: "center" });
