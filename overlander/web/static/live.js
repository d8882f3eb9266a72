// The stream of changes, for the visible tab, and for a hidden one that is to give a sign. Whoever was away asks with what it has
// and gets the rest.

import { address, apply, have, say, table } from "./parts.js";

let stream = null;
let left = false;
const wanted = () => !document.hidden || ["sign-sound", "sign-note"].some((sign) => localStorage.getItem(sign) === "on");

function listen() {
  if (stream || left || !wanted()) return;
  stream = new EventSource(`${address}/stream?have=${have}`);
  stream.onopen = () => say("");
  stream.onmessage = (event) => { if (!apply(JSON.parse(event.data))) again(); };
  stream.addEventListener("gone", leave);
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) askWhy();
    say(table.dataset.lost, true);
    hush();
    setTimeout(listen, 1500);
  };
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

function hush() {
  stream?.close();
  stream = null;
}

// Asks anew, with what is shown now.
export function again() {
  hush();
  listen();
}

for (const change of ["visibilitychange", "signs"]) document.addEventListener(change, () => (wanted() ? listen() : hush()));
document.addEventListener("points", again);
addEventListener("pagehide", hush);
addEventListener("pageshow", listen);
listen();
