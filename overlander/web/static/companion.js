// Remembers the address of a companion game, which is the game, so that it can be gone on with.

const main = document.querySelector("[data-companion]");
const key = `companion-${main.dataset.companion}`;
if (main.hasAttribute("data-play")) localStorage.setItem(key, location.search);
const resume = document.getElementById("resume");
const kept = localStorage.getItem(key);
if (resume && kept) {
  resume.hidden = false;
  resume.querySelector("a").href = `${location.pathname}${kept}#now`;
}
