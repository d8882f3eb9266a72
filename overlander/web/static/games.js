// My games: looks again now and then, and says in the title of the tab how many wait for me.

const LOOK_AGAIN = 15000; // milliseconds

setInterval(async () => {
  const main = document.getElementById("content");
  if (main.querySelector("details[open]")) return;
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const now = page.getElementById("content");
    document.title = page.title;
    if (now && now.innerHTML !== main.innerHTML) main.replaceChildren(...now.childNodes);
  } catch {
    // next time
  }
}, LOOK_AGAIN);
