// Explanations beside the table: a link or search marked data-drawer opens there instead of leaving the page.

const drawer = document.getElementById("drawer");
const inside = drawer.querySelector(".inside");

async function open(address) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  inside.replaceChildren(...(page.querySelector("main")?.childNodes ?? []));
  for (const other of document.querySelectorAll("dialog[open]")) if (other !== drawer) other.close();
  if (!drawer.open) drawer.showModal();
  drawer.scrollTop = 0;
  if (page.querySelector("main[data-again]")) setTimeout(() => { if (drawer.open && inside.querySelector("progress")) open(address); }, 700);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-drawer]");
  const button = event.target.closest("[data-open]");
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    open(link.href);
  } else if (button) {
    document.getElementById(button.dataset.open).showModal();
  } else if (event.target instanceof HTMLDialogElement) {
    event.target.close(); // beside it
  }
});

document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-drawer]")) return;
  event.preventDefault();
  open(`${event.target.action}?${new URLSearchParams(new FormData(event.target))}`);
});
