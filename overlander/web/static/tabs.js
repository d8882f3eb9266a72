// One area at a time where there is no room for all: buttons choose, the choice is kept. The boards have tabs, and the side has.

document.body.classList.add("scripted"); // before anything is measured: it decides which tabs there are

const lists = [...document.querySelectorAll("[role=tablist]")];
const parts = [...document.querySelectorAll("[data-tab-of]")];
const listeners = [];

export function whenShown(listener) { listeners.push(listener); }

const tabsOf = (list) => [...list.querySelectorAll("[data-tab]")];

function choose(list, name, keep = true) {
  const tabs = tabsOf(list);
  const offered = tabs.filter((tab) => tab.offsetParent !== null);
  if (!offered.some((tab) => tab.dataset.tab === name)) name = offered[0]?.dataset.tab;
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
    for (const part of parts) if (part.dataset.tabOf === tab.dataset.tab) part.classList.toggle("shown", tab.dataset.tab === name);
  }
  if (keep) sessionStorage.setItem(`tab-${lists.indexOf(list)}`, name ?? "");
}

// Turns to the tab of this name, in whichever list it is; for now only, unless it is to be kept.
export function show(name, keep = true) {
  const list = lists.find((one) => tabsOf(one).some((tab) => tab.dataset.tab === name));
  if (!list) return;
  choose(list, name, keep);
  for (const listener of listeners) listener();
}

// After the room has changed: what was chosen, as far as it is still offered.
export function settle() {
  for (const list of lists) choose(list, sessionStorage.getItem(`tab-${lists.indexOf(list)}`), false);
  for (const listener of listeners) listener();
}

for (const part of parts) if (!document.querySelector(`[data-tab="${part.dataset.tabOf}"]`)) part.classList.add("shown"); // the only one
for (const list of lists) for (const tab of tabsOf(list)) tab.addEventListener("click", () => show(tab.dataset.tab));
matchMedia("(max-width: 899px)").addEventListener("change", settle); // as in style.css
settle();

// The server counts them only for those who want to see them.
const points = document.getElementById("show-points");
if (points) {
  const set = (on) => document.body.classList.toggle("with-points", on);
  points.checked = document.cookie.split("; ").includes("points=on");
  set(points.checked);
  points.addEventListener("change", () => {
    document.cookie = `points=${points.checked ? "on" : "off"}; path=/; max-age=31536000; samesite=strict`;
    set(points.checked);
    document.dispatchEvent(new Event("points"));
  });
}
