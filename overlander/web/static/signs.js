// A sign when it becomes my turn: the title of the tab always, a tone and a notification for those who want them.

import { say, whenChanged } from "./parts.js";

const words = document.getElementById("signs").dataset.title;
const sound = document.getElementById("sign-sound");
const note = document.getElementById("sign-note");
const refused = document.getElementById("sign-refused");
const title = document.title;
const mine = () => document.querySelector("#part-turn [data-mine]") !== null;
let before = mine();

function show() {
  document.title = mine() ? `● ${words} · ${title}` : title;
}

// Two soft tones, made here.
function ring() {
  const context = new AudioContext();
  for (const [at, pitch] of [[0, 660], [0.18, 880]]) {
    const tone = context.createOscillator(), loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, context.currentTime + at);
    loudness.gain.linearRampToValueAtTime(0.2, context.currentTime + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.5);
  }
  setTimeout(() => context.close(), 1500);
}

function notify() {
  if (!document.hidden || Notification.permission !== "granted") return;
  const shown = notification(words, { body: title, tag: location.pathname });
  if (shown) shown.onclick = () => { window.focus(); shown.close(); };
}

// Most browsers of phones have notifications, ask for permission, and then let no page make one: null, and the box is off.
function notification(text, how) {
  try {
    return new Notification(text, how);
  } catch {
    refused.hidden = false;
    say(refused.textContent, document.hidden);
    keep(note, "sign-note", false);
    return null;
  }
}

async function mayNotify() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const tried = notification(title, { silent: true, tag: location.pathname });
  tried?.close();
  return tried !== null;
}

// Asked for by the one who sits here, kept in this browser.
function choose(box, name, ask) {
  box.checked = localStorage.getItem(name) === "on";
  box.addEventListener("change", async () => keep(box, name, box.checked && (await ask())));
}

function keep(box, name, on) {
  box.checked = on;
  localStorage.setItem(name, on ? "on" : "off");
  document.dispatchEvent(new Event("signs"));
}

choose(sound, "sign-sound", () => { ring(); return true; });
if ("Notification" in window) choose(note, "sign-note", mayNotify);
else note.disabled = true;

whenChanged(() => {
  const begins = mine() && !before;
  before = mine();
  show();
  if (begins && sound.checked) ring();
  if (begins && note.checked) notify();
});
show();
