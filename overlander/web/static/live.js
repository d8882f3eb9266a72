// The stream of changes, for the visible tab alone. Whoever was away asks with what it has and gets the rest.

import { address, apply, have, say, table } from "./parts.js";

let stream = null;

function listen() {
  if (stream || document.hidden) return;
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

document.addEventListener("visibilitychange", () => (document.hidden ? hush() : listen()));
addEventListener("pagehide", hush);
addEventListener("pageshow", listen);
listen();
