// The stream of changes, for the visible tab, and for a hidden one that is to give a sign. Whoever was away asks with what it has
// and gets the rest.

import { address, apply, have, isMine, say, table } from "./parts.js";
import { pace } from "./preferences.js";

const MILLISECONDS = { once: 0, brisk: 400, calm: 1400 }; // that what a bot did can be looked at before it goes on

let stream = null;
let left = false;
const wanted = () => !document.hidden || ["sign-sound", "sign-note"].some((sign) => localStorage.getItem(sign) === "on");

function listen() {
  if (stream || left || !wanted()) return;
  stream = new EventSource(`${address}/stream?have=${have}`);
  stream.onopen = () => say("");
  stream.onmessage = (event) => {
    waiting.push(JSON.parse(event.data));
    if (!timer) goOn();
  };
  stream.addEventListener("gone", leave);
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) askWhy();
    say(table.dataset.lost, true);
    hush();
    setTimeout(listen, 1500);
  };
}

// What happens at the table, one thing after the other, as quickly as one likes to follow.
const waiting = [];
let timer = 0;

function goOn() {
  timer = 0;
  const news = waiting.shift();
  if (!news) return;
  if (!apply(news)) return again();
  const pause = "log" in news.fragments || "log" in news.edits ? MILLISECONDS[pace()] : 0;
  if (pause) timer = setTimeout(goOn, pause);
  else goOn();
}

// Everything that has happened, now: who clicks anywhere while others play does not want to wait. Who is asked clicks to answer, and
// a thing that was exchanged while it is pressed would not hear the click.
export function catchUp() {
  clearTimeout(timer);
  timer = 0;
  while (waiting.length) if (!apply(waiting.shift())) return again();
}

// The server is there and refuses: this may no longer be ours to look at.
async function askWhy() {
  const answer = await fetch(location.href).catch(() => null);
  if (answer && [403, 404].includes(answer.status)) leave();
}

// The page, asked for anew, says why, and shows nothing of the table any more.
function leave() {
  left = true;
  hush();
  location.reload();
}

export function hush() {
  stream?.close();
  stream = null;
  clearTimeout(timer);
  timer = 0;
  waiting.length = 0; // it is asked for anew
}

// Asks anew, with what is shown now.
export function again() {
  hush();
  listen();
}

for (const change of ["visibilitychange", "signs"]) document.addEventListener(change, () => (wanted() ? listen() : hush()));
document.addEventListener("points", again);
document.addEventListener("pointerdown", () => { if (!isMine()) catchUp(); });
addEventListener("pagehide", hush);
addEventListener("pageshow", listen);
listen();
