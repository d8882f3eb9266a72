// The stream of changes, for the visible tab, and for a hidden one that is to give a sign. Whoever was away asks with what it has
// and gets the rest.

import { address, apply, have, say, table } from "./parts.js";

let stream = null;
const wanted = () => !document.hidden || ["sign-sound", "sign-note"].some((sign) => localStorage.getItem(sign) === "on");

function listen() {
  if (stream || !wanted()) return;
  stream = new EventSource(`${address}/stream?have=${have}`);
  stream.onopen = () => say("");
  stream.onmessage = (event) => { if (!apply(JSON.parse(event.data))) again(); };
  stream.onerror = () => {
    say(table.dataset.lost, true);
    hush();
    setTimeout(listen, 1500);
  };
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
