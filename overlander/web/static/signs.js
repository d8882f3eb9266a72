// A sign when it becomes my turn: the title of the tab always, a tone and a notification for those who want them.

import { whenChanged } from "./parts.js";

const words = document.getElementById("signs").dataset.title;
const sound = document.getElementById("sign-sound");
const note = document.getElementById("sign-note");
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
  const shown = new Notification(words, { body: title, tag: location.pathname });
  shown.onclick = () => { window.focus(); shown.close(); };
}

// Asked for by the one who sits here, kept in this browser.
function choose(box, name, ask) {
  box.checked = localStorage.getItem(name) === "on";
  box.addEventListener("change", async () => {
    if (box.checked) box.checked = await ask();
    localStorage.setItem(name, box.checked ? "on" : "off");
    document.dispatchEvent(new Event("signs"));
  });
}

choose(sound, "sign-sound", () => { ring(); return true; });
if ("Notification" in window) choose(note, "sign-note", async () => (await Notification.requestPermission()) === "granted");
else note.disabled = true;

whenChanged(() => {
  const now = mine();
  if (now && !before) {
    if (sound.checked) ring();
    if (note.checked) notify();
  }
  before = now;
  show();
});
show();
