// What the one at this browser likes, kept here: how quickly bots play, whether the end of a turn is confirmed, and whether the table
// answers what has only one answer.

const NAMES = { pace: "brisk", confirm: "off", alone: "on" }; // and what they are until somebody says otherwise

export const preference = (name) => localStorage.getItem(name) ?? NAMES[name];
export const pace = () => preference("pace");

for (const box of document.querySelectorAll("select[data-preference]")) {
  box.value = preference(box.dataset.preference);
  box.addEventListener("change", () => localStorage.setItem(box.dataset.preference, box.value));
}
