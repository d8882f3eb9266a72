// What the mouse is moved to. Whatever comes to lie under it when something was clicked, or parts of the page were exchanged, nobody
// has pointed at: until the mouse moves again, nothing opens there.

import { whenChanged } from "./parts.js";

const NUDGE = 3; // pixels, which a hand moves that rests
const listeners = [];
let at = { x: 0, y: 0 }; // where the mouse is
let rest = null; // where it rests since

// Called with every event by which the mouse comes to another element.
export function whenPointed(listener) { listeners.push(listener); }

const tell = (event) => { for (const listener of listeners) listener(event); };

document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse" && !rest) tell(event); });
document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse") return;
  at = { x: event.clientX, y: event.clientY };
  if (!rest || Math.hypot(at.x - rest.x, at.y - rest.y) < NUDGE) return;
  rest = null;
  tell(event);
}, { passive: true });
document.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") rest = at = { x: event.clientX, y: event.clientY };
}, { capture: true });
whenChanged(() => { rest ??= at; });
