// The turn of an automa, explained beside the table: all of it or step by step, as one likes it. Nothing waits for it.

import { whenChanged } from "./parts.js";
import "./targets.js"; // first: what can be chosen is not to be covered

const part = document.getElementById("part-automa");
const CORNERS = ["bottom-left", "top-left", "bottom-right", "top-right"]; // of the board
let turn = ""; // which one is shown
let at = 0; // the step that is shown, if one by one
let folded = false;
const byStep = () => localStorage.getItem("automa") === "steps";
const narrow = matchMedia("(max-width: 1199px)"); // there it would cover half the board, so it waits to be asked
const wanted = () => (narrow.matches ? localStorage.getItem("automa-folded") === "no" : localStorage.getItem("automa-folded") !== "yes");

function look() {
  const box = part.querySelector("section");
  if (!box) return;
  if (box.dataset.turn !== turn) { // another one: from its first step
    turn = box.dataset.turn;
    at = 0;
    folded = !wanted();
  }
  if (!("new" in box.dataset)) folded = true; // the game has gone on
  draw();
}

function draw() {
  const steps = [...part.querySelectorAll(".steps > li")];
  at = Math.min(at, steps.length - 1);
  part.classList.toggle("folded", folded);
  part.querySelector(".unfold").setAttribute("aria-expanded", String(!folded));
  part.querySelector(".walk").hidden = false;
  part.querySelector(".at").textContent = byStep() ? `${at + 1} / ${steps.length}` : "";
  for (const [i, step] of steps.entries()) {
    step.hidden = byStep() && i > at;
    step.classList.toggle("now", byStep() && i === at);
  }
  for (const button of part.querySelectorAll("[data-walk]")) {
    const { walk } = button.dataset;
    button.hidden = walk === "all" ? !byStep() : walk === "steps" ? byStep() : walk !== "fold" && !byStep();
    button.disabled = (walk === "back" && at === 0) || (walk === "next" && at === steps.length - 1);
  }
  part.dataset.corner = CORNERS.find(uncovering) ?? CORNERS[0];
  if (!folded && byStep()) steps[at].scrollIntoView({ block: "nearest" });
}

// Whether nothing that can be chosen on the board lies under it there.
function uncovering(corner) {
  part.dataset.corner = corner;
  const own = part.getBoundingClientRect();
  return [...document.querySelectorAll(".board .ring.under")].every((ring) => {
    const at = ring.getBoundingClientRect();
    return !at.width || at.right < own.left || at.left > own.right || at.bottom < own.top || at.top > own.bottom;
  });
}

const deeds = {
  back() { at -= 1; },
  next() { at += 1; },
  all() { localStorage.setItem("automa", "all"); },
  steps() { localStorage.setItem("automa", "steps"); at = 0; },
  fold() { fold(true); },
};

// Who folds it while it is new does not want to see it next time either, until it is asked for.
function fold(away) {
  folded = away;
  if ("new" in part.querySelector("section").dataset) localStorage.setItem("automa-folded", away ? "yes" : "no");
}

part.addEventListener("click", (event) => {
  const walk = event.target.closest("[data-walk]")?.dataset.walk;
  if (walk) deeds[walk]();
  else if (event.target.closest(".unfold")) fold(!folded);
  else return;
  draw();
  if (document.activeElement?.disabled || document.activeElement?.hidden || walk === "fold") part.querySelector(".unfold").focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  part.querySelector(folded ? ".unfold" : "[data-walk=next]:not([hidden]):enabled")?.click();
});
whenChanged((news) => { if ("automa" in news.fragments) look(); });
look();
