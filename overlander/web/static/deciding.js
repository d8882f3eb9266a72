// A deed is sent to the server: once, however often one clicks, and after whatever is asked about it first.

import { strays } from "./lesson.js";
import { again, catchUp } from "./live.js";
import { address, apply, have, isMine, say, table, whenChanged } from "./parts.js";
import { preference } from "./preferences.js";

const LATER = 400; // milliseconds: others may answer at once, and then nobody needs to be told
let told = false; // that the turn is over
const sent = new Set(); // what is on its way, and from which page: a second click on the same is one too many

// Whether something has come of it.
export async function send(form, button) {
  catchUp();
  if (button?.name === "token" && wantsToConfirm() && !(await confirmed(button.value))) return false;
  if (button?.name === "token" && await strays(button)) return false;
  const ends = button?.classList.contains("end-turn"), mine = isMine();
  const deed = `${form.action} ${have}`; // the stream may have shown the next question before the answer is back
  if (sent.has(deed)) return false;
  sent.add(deed);
  table.dataset.sending = "";
  const data = new FormData(form, button);
  data.set("have", have);
  data.set("alone", preference("alone"));
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } });
    const news = await answer.json();
    if (!apply(news)) again();
    say(news.message ?? "");
    told = false;
    if (!news.message && button?.name === "token" && mine && !ends && !wantsToConfirm()) setTimeout(sayItIsOver, LATER);
    if (answer.ok && form.classList.contains("line")) form.reset();
    return answer.ok;
  } catch {
    say(table.dataset.lost);
    return false;
  } finally {
    sent.delete(deed);
    if (!sent.size) delete table.dataset.sending;
  }
}

const isEnded = () => document.querySelector("#part-question .points") !== null;

// The turn is somebody else's; as soon as it is one's own again, it is no longer said.
function sayItIsOver() {
  if (isMine() || isEnded()) return;
  say(table.dataset.turnOver);
  told = true;
}
whenChanged(() => {
  if (told && (isMine() || isEnded())) {
    told = false;
    say("");
  }
});

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

