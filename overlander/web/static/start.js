// The start page: an option that does not apply is closed, and says what it needs. What is closed is not sent, so its default counts.

import { localise } from "./times.js";

localise();

function settle(form) {
  const options = [...form.querySelectorAll("[data-option]")];
  const chosen = {};
  for (const option of options) {
    const needs = Object.entries(JSON.parse(option.dataset.needs ?? "{}"));
    const missing = needs.filter(([name, allowed]) => !allowed.includes(chosen[name])).map(([name]) => name);
    option.disabled = missing.length > 0;
    for (const reason of option.querySelectorAll("[data-need]")) reason.hidden = !missing.includes(reason.dataset.need);
    chosen[option.dataset.option] = option.disabled ? option.dataset.default : new FormData(form).get(`option-${option.dataset.option}`);
  }
}

for (const form of document.querySelectorAll("form.new")) {
  form.addEventListener("change", () => settle(form));
  settle(form);
}
addEventListener("pageshow", () => { for (const form of document.querySelectorAll("form.new")) settle(form); }); // what the browser filled in again
