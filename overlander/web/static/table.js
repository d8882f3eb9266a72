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
import { strays } from "./lesson.js";
import "./tour.js";
import { again, catchUp } from "./live.js";
import { address, apply, ask, have, positionIn, say, table, whenChanged } from "./parts.js";
import { preference } from "./preferences.js";
import { localise } from "./times.js";

const sent = new Set(); // what is on its way, and from which page: a second click on the same is one too many

table.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.classList.contains("deed")) return;
  event.preventDefault();
  if (event.submitter?.name === "so-far") return goOn(event.submitter.value);
  catchUp();
  const button = event.submitter;
  if (button?.name === "token" && wantsToConfirm() && !(await confirmed(button.value))) return;
  if (button?.name === "token" && await strays(button)) return;
  const ends = button?.classList.contains("end-turn"), mine = isMine();
  const deed = `${form.action} ${have}`; // the stream may have shown the next question before the answer is back
  if (sent.has(deed)) return;
  sent.add(deed);
  table.dataset.sending = "";
  const data = new FormData(form, button);
  data.set("have", have);
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } });
    const news = await answer.json();
    if (!apply(news)) again();
    say(news.message ?? (button?.name === "token" && mine && !isMine() && !ends && !wantsToConfirm() ? table.dataset.turnOver : ""));
    if (answer.ok && form.classList.contains("line")) form.reset();
  } catch {
    say(table.dataset.lost);
  } finally {
    sent.delete(deed);
    if (!sent.size) delete table.dataset.sending;
  }
});

const isMine = () => document.querySelector("#part-turn [data-mine]") !== null;

// The whole turn as one list, before it is over: for whoever wants that.
const whole = document.getElementById("turn");
const wantsToConfirm = () => preference("confirm") === "on" || (preference("confirm") === "people" && "people" in table.dataset);

async function confirmed(token) {
  const answer = await fetch(`${address}/turn?token=${encodeURIComponent(token)}`, { headers: { Accept: "application/json" } }).catch(() => null);
  const { turn } = answer?.ok ? await answer.json() : {};
  if (!turn) return true; // it goes on
  whole.querySelector(".inside").innerHTML = turn;
  whole.returnValue = "";
  whole.showModal();
  await new Promise((closed) => { whole.addEventListener("close", closed, { once: true }); });
  return whole.returnValue === "end";
}

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
