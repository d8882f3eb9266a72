// Times as the reader's clock shows them; the server writes them in UTC, for whoever has no scripts.

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const day = { ...clock, day: "numeric", month: "short" };
const [today, thisYear, earlier] = [clock, day, { ...day, year: "numeric" }].map(
  (how) => new Intl.DateTimeFormat(document.documentElement.lang, how),
);

// The date only where it is not today's.
export function localise() {
  const now = new Date();
  for (const element of document.querySelectorAll("time")) {
    const at = new Date(element.dateTime);
    const sameYear = at.getFullYear() === now.getFullYear();
    const text = (at.toDateString() === now.toDateString() ? today : sameYear ? thisYear : earlier).format(at);
    if (element.textContent !== text) element.textContent = text; // or it would be read out again
  }
}
