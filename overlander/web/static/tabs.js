// One area at a time where there is no room for all: buttons choose, the choice is kept.


const tabs = [...document.querySelectorAll("[data-tab]")];
const sizes = ["(max-width: 899px)", "(max-height: 839px)"].map((size) => matchMedia(size)); // as in style.css

export function show(name) {
  const wanted = tabs.filter((tab) => tab.offsetParent !== null);
  if (!wanted.some((tab) => tab.dataset.tab === name)) name = wanted[0]?.dataset.tab;
  for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
  for (const part of document.querySelectorAll("[data-tab-of]")) part.classList.toggle("shown", part.dataset.tabOf === name);
  sessionStorage.setItem("tab", name ?? "");
}

for (const tab of tabs) tab.addEventListener("click", () => show(tab.dataset.tab));
for (const size of sizes) size.addEventListener("change", () => show(sessionStorage.getItem("tab")));
show(sessionStorage.getItem("tab"));

const points = document.getElementById("show-points");
if (points) {
  const set = (on) => document.body.classList.toggle("with-points", on);
  points.checked = localStorage.getItem("points") === "on";
  set(points.checked);
  points.addEventListener("change", () => { localStorage.setItem("points", points.checked ? "on" : "off"); set(points.checked); });
}

