// The table page: decisions without loading the page anew, and what keeps it alive.

import "./announce.js";
import "./board.js";
import "./closer.js";
import "./chat.js";
import "./drawer.js";
import "./fit.js";
import "./hint.js";
import "./peek.js";
import "./recap.js";
import "./tabs.js";
import "./targets.js";
import "./tour.js";
import { send } from "./deciding.js";
import { address, ask, have, positionIn, say, table, whenChanged } from "./parts.js";
import { preference } from "./preferences.js";
import { localise } from "./times.js";

table.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.classList.contains("deed")) return;
  event.preventDefault();
  if (event.submitter?.name === "so-far") goOn(event.submitter.value);
  else send(form, event.submitter);
});

// Another step of an answer, or one back: only the question changes, and nobody else sees it.
let step = 0;
async function goOn(soFar) {
  step += 1;
  const mine = step, position = positionIn(document);
  try {
    const answer = await fetch(`${address}/question?so-far=${encodeURIComponent(soFar)}`, { headers: { Accept: "application/json" } });
    const found = await answer.json();
    if (mine !== step || position !== positionIn(document)) return; // something newer is shown
    if (answer.ok) ask(found.question);
    say(found.message ?? "");
  } catch {
    say(table.dataset.lost);
  }
}

// What has only one answer may have come up while nobody was here: whoever wants that asks the table to give it, once.
let asked = "";
function leaveOnlyAnswer() {
  const offered = document.querySelectorAll("#part-question form:not([data-so-far]) :is([name=token], [name=so-far])");
  const position = document.querySelector("#part-question [name=position]")?.value;
  if (offered.length !== 1 || offered[0].matches(".end-turn") || position === asked) return;
  if (document.hidden || preference("alone") !== "on" || "sending" in table.dataset) return; // what is on its way says so too
  asked = position;
  tellPreference();
}
function tellPreference() {
  const body = new URLSearchParams({ alone: preference("alone"), have });
  fetch(`${address}/alone`, { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => { asked = ""; });
}

whenChanged(leaveOnlyAnswer);
document.addEventListener("visibilitychange", leaveOnlyAnswer);
document.querySelector("[data-preference=alone]").addEventListener("change", tellPreference);
leaveOnlyAnswer();

// Behind a curtain nothing can be reached.
function drawCurtain() {
  const curtain = table.querySelector(".curtain");
  for (const area of table.querySelectorAll(":scope > header, :scope > main")) area.inert = Boolean(curtain);
  curtain?.querySelector("a").focus();
}

whenChanged(localise);
localise();
whenChanged(drawCurtain);
drawCurtain();

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea") || document.querySelector("dialog[open]")) return;
  if (event.key === "q") document.querySelector("#part-question h2")?.focus();
  else document.querySelector(`#part-controls [data-key="${CSS.escape(event.key)}"]:enabled`)?.click();
});
