// My games: looks again now and then, and says in the title of the tab how many wait for me.

import { localise } from "./times.js";

const LOOK_AGAIN = 15000; // milliseconds
let before = document.getElementById("content").innerHTML;
localise();

setInterval(async () => {
  const main = document.getElementById("content");
  if (main.querySelector("details[open]")) return;
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const now = page.getElementById("content");
    document.title = page.title;
    if (!now || now.innerHTML === before) return;
    before = now.innerHTML;
    main.replaceChildren(...now.childNodes);
    localise();
  } catch {
    // next time
  }
}, LOOK_AGAIN);
