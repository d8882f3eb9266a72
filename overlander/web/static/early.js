// What is clicked before the other scripts listen is clicked again as soon as they do. Links and forms need no script.

{
  let clicked = null;
  const keep = ({ target }) => {
    if (!target.closest("a[href], button:not([type=button]), summary, label, input, select")) clicked = target;
  };
  document.addEventListener("click", keep, { capture: true });
  document.addEventListener("DOMContentLoaded", () => {
    document.removeEventListener("click", keep, { capture: true });
    clicked?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}
