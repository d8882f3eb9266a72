// The lobby: shows who sits down meanwhile, goes to the table when the game begins, and copies links.

import "./copy.js";

const LOOK_AGAIN = 2500; // milliseconds, after a stream was lost
let stream = null;
let left = false;

async function look() {
  const main = document.getElementById("content");
  const answer = await fetch(location.href);
  if ([403, 404].includes(answer.status)) return leave();
  const page = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("content");
  if (!page) return;
  if (page.dataset.begun && !main.dataset.begun) location.assign(main.dataset.table);
  else if (page.innerHTML !== before && !main.contains(document.activeElement) && !main.querySelector("details[open]")) {
    before = page.innerHTML;
    main.replaceChildren(...page.childNodes);
  }
}

let before = document.getElementById("content").innerHTML;

// The page, asked for anew, says why nothing opens here any more.
function leave() {
  left = true;
  hush();
  location.reload();
}

// While the page is looked at, the server says when to look again; first what has changed until it listens.
function listen() {
  if (stream || left || document.hidden) return;
  stream = new EventSource(`${location.pathname}/stream`);
  stream.onopen = stream.onmessage = () => look().catch(() => {});
  stream.addEventListener("gone", leave);
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) look().catch(() => {}); // the server is there and refuses
    hush();
    setTimeout(listen, LOOK_AGAIN);
  };
}

function hush() {
  stream?.close();
  stream = null;
}

document.addEventListener("visibilitychange", () => (document.hidden ? hush() : listen()));
addEventListener("pagehide", hush);
addEventListener("pageshow", listen);
listen();
