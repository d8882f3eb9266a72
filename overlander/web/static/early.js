// What is clicked before the other scripts listen is clicked again as soon as they do. Forms, and links that lead elsewhere, need none.

{
  let clicked = null;
  const keep = (event) => {
    const { target } = event;
    if (target.closest("a[data-drawer]")) event.preventDefault();
    else if (target.closest("a[href], button:not([type=button]), summary, label, input, select")) return;
    clicked = target;
  };
  document.addEventListener("click", keep, { capture: true });
  document.addEventListener("DOMContentLoaded", () => {
    document.removeEventListener("click", keep, { capture: true });
    clicked?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}
