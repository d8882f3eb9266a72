// Stepping through a game: only what differs from the step before is fetched.

import "./board.js";
import "./drawer.js";
import "./fit.js";
import "./peek.js";
import "./tabs.js";
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
document.querySelector(".log.whole").addEventListener("click", (event) => {
  const entry = event.target.closest("[data-move]");
  if (!entry) return;
  event.preventDefault();
  stop();
  go(Number(entry.dataset.move));
});
document.querySelector(".slider").addEventListener("submit", (event) => event.preventDefault());
