// A link is copied by its button.

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = button.previousElementSibling;
  field.select();
  const copied = navigator.clipboard ? navigator.clipboard.writeText(field.value) : Promise[document.execCommand("copy") ? "resolve" : "reject"]();
  copied.then(() => { button.textContent = button.dataset.done; }, () => {});
});
