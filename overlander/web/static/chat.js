// Chat that nobody has seen yet has a dot on its tab, and is shown for a moment; what the table itself says is shown in any case.

import { say, whenChanged } from "./parts.js";
import { whenShown } from "./tabs.js";

const section = document.querySelector("[data-tab-of=chat]");
const tab = document.querySelector("[data-tab=chat]");
const newest = () => section.querySelector(".chat > li");
const key = (line) => (line ? line.textContent : "");
const spoken = (line) => [...line.childNodes].map((part) => part.textContent.trim()).filter(Boolean).join(" – "); // who, and what
const inSight = () => section.offsetParent !== null && !document.hidden;

if (section && tab) {
  let known = key(newest());
  const read = () => { if (inSight()) tab.classList.remove("unread"); };
  whenChanged((news) => {
    if (!("chat" in news.fragments) || key(newest()) === known) return;
    known = key(newest());
    const seen = inSight(), line = newest()?.querySelector("span");
    tab.classList.toggle("unread", !seen);
    if (line && (!seen || line.querySelector("em"))) say(spoken(line));
  });
  whenShown(read);
  document.addEventListener("visibilitychange", read);
}
