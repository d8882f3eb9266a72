// Every part of the page has its place, by the size of the window and of the game's pictures alone: no question moves anything. A
// question that does not fit moves its buttons together, then folds its groups, then scrolls where it is. On a phone it is a sheet
// that can be pulled down.

import { table, whenChanged } from "./parts.js";
import { settle } from "./tabs.js";

const main = document.querySelector("#table > main");
const side = main.querySelector(".side");
const beside = main.querySelector(".common"); // what all share
const own = main.querySelector(".own"); // one's own boards, and what has tabs beside them
const column = main.querySelector(".column");
const question = document.getElementById("part-question");
const narrow = matchMedia("(max-width: 899px)");

const GAP = 8; // as in style.css
const TABS = 30; // pixels
const NARROWEST = 420; // a side in which everything can be read
const WIDEST = 760;
const LOG = [240, 340]; // how wide the column of the log is
const LEAST_LOGGED = 1440; // a window from which on there is one, whatever the game's pictures
const ASKED = 0.36; // of the height, for the question
const FOLDED = 34; // pixels of a group that is folded
const MORE = 6; // pixels of a question out of sight that are worth saying so
const LEAST_ASKED = 0.3; // where what has a tab needs more room than one's own board
const SMALLEST = 0.7; // of its width, where what has a tab would not fit; else it scrolls

const common = [...main.querySelectorAll(".tabs > .of-common")].map((tab) => ({
  tab, areas: [...beside.children].filter((area) => area.dataset.tabOf === tab.dataset.tab),
}));
const logged = [...own.querySelectorAll(":scope > .part-log")];
const overflows = (area) => area.scrollHeight > area.clientHeight + 1;

// How high pictures are to a width of 1: one under the other, or those beside each other in one row of the 24 columns.
const ratio = (area) => {
  const box = area.querySelector("svg")?.viewBox.baseVal;
  return box?.width ? box.height / box.width : 0;
};
const highest = (areas) => Math.max(0, ...areas.map(ratio));

function rows(areas) {
  let sum = 0, row = 0, used = 0;
  for (const area of areas) {
    const span = Number(/span-(\d+)/.exec(area.className)?.[1] ?? 24);
    if (used + span > 24) [sum, row, used] = [sum + row, 0, 0];
    used += span;
    row = Math.max(row, (ratio(area) * span) / 24);
  }
  return sum + row;
}

// The widths of board and side, in which hand, common areas and one's own board have their full height; what of the common areas
// leaves the question too little room has a tab instead.
function arrange() {
  if (narrow.matches) {
    for (const { tab, areas } of common) putBack(tab, areas, false);
    own.append(...logged);
    main.classList.remove("logged");
    return;
  }
  const height = main.clientHeight - 2 * GAP, width = main.clientWidth - 2 * GAP;
  const boards = [...main.querySelectorAll(".board > .panel")], hands = [...main.querySelectorAll(".left > .place-hand")];
  const tabs = boards.length > 1 ? TABS : 0;
  const left = boards.length ? (height - tabs - GAP * hands.length) / (highest(boards) + hands.reduce((sum, hand) => sum + ratio(hand), 0)) : 0;
  const mine = highest([...own.querySelectorAll(":scope > .place-seat")].slice(0, 1)) || 0.4;
  const room = (shown) => (height * (1 - ASKED) - TABS - 4 * GAP) / (mine + rows(shown.flatMap(({ areas }) => areas)));
  let shown = common;
  while (shown.length && room(shown) < NARROWEST) shown = shown.slice(0, -1);
  const wanted = Math.min(WIDEST, Math.max(NARROWEST, room(shown)));
  const rest = width - left - wanted - 2 * GAP;
  const log = rest >= LOG[0] ? Math.min(LOG[1], rest) : innerWidth >= LEAST_LOGGED ? LOG[0] : 0;
  const both = width - GAP - (log ? log + GAP : 0);
  const sideWidth = left ? Math.max(NARROWEST, Math.min((both * wanted) / (left + wanted), both - 320)) : both;
  const behind = common.filter((one) => !shown.includes(one)).map(({ areas }) => areas.reduce((sum, area) => sum + ratio(area) * sideWidth + GAP, 0));
  const line = ratio(own.querySelector(".place-line") ?? own) * Math.min(460, sideWidth);
  const spare = height * (1 - LEAST_ASKED) - TABS - 4 * GAP - sideWidth * rows(shown.flatMap(({ areas }) => areas));
  const ownHeight = Math.max(sideWidth * mine, Math.min(spare, line + Math.max(0, ...behind)));
  main.classList.toggle("logged", log > 0);
  for (const [name, pixels] of Object.entries({ side: sideWidth, log, own: ownHeight, hand: (both - sideWidth) * highest(hands) })) {
    table.style.setProperty(`--${name}`, `${Math.floor(pixels)}px`);
  }
  for (const one of common) {
    const high = one.areas.reduce((sum, area) => sum + ratio(area) * sideWidth, 0);
    putBack(one.tab, one.areas, !shown.includes(one), (ownHeight - line - GAP * one.areas.length) / high);
  }
  (log ? column : own).append(...logged);
}

function putBack(tab, areas, back, room = 1) {
  tab.classList.toggle("back", back);
  for (const area of areas) area.style.maxWidth = back && room < 1 && room >= SMALLEST ? `${Math.floor(100 * room)}%` : "";
  (back ? own : beside).append(...areas);
}

function fitQuestion() {
  if (!question) return;
  question.classList.remove("uncut", "tight");
  question.classList.add("uncut"); // its buttons say all they have to say
  if (!narrow.matches && overflows(question)) question.classList.add("tight");
  if (overflows(question)) question.classList.remove("uncut");
  if (!narrow.matches) foldGroups();
  else widen();
  measure();
}

// How high the question is on a phone, and whether more of it lies below: also after something was put into it that moves nothing.
export function measure() {
  showMore();
  table.style.setProperty("--sheet", narrow.matches ? `${question.offsetHeight}px` : "0px");
}

// On a phone whatever says more than two lines hold has a row of its own.
function widen() {
  const buttons = [...question.querySelectorAll(".buttons > button")];
  for (const button of buttons) button.classList.remove("wide");
  const cut = question.classList.contains("uncut") ? [] : buttons.filter(({ firstElementChild: said }) => said && overflows(said));
  for (const button of cut) button.classList.add("wide");
}

// Whether more of the question lies below what is seen of it.
function showMore() {
  question?.classList.toggle("more", question.scrollHeight - question.clientHeight - question.scrollTop > MORE);
}
question?.addEventListener("scroll", showMore, { passive: true });

// What still does not fit is folded: of the groups with a title the last that makes room enough, else the highest, and so on; then all
// that can be clicked on the board.
function foldGroups() {
  const titled = [...question.querySelectorAll(".group:not(.kinds) > h3[data-count]")].map((title) => title.parentElement);
  while (titled.length && overflows(question)) {
    const heights = titled.map((group) => group.offsetHeight);
    const enough = heights.findLastIndex((height) => height >= question.scrollHeight - question.clientHeight + FOLDED);
    const [group] = titled.splice(enough < 0 ? heights.indexOf(Math.max(...heights)) : enough, 1);
    if (group.offsetHeight <= FOLDED) break;
    const title = group.querySelector("h3");
    title.remove();
    fold(group, title.textContent, title.dataset.count, [...group.children], title);
  }
  for (const group of question.querySelectorAll("[data-fold]")) {
    const drawn = [...group.querySelectorAll("button[data-target]")];
    if (!overflows(question) || drawn.length < 4) continue;
    const buttons = Object.assign(document.createElement("div"), { className: "buttons" });
    buttons.append(...drawn);
    fold(group, group.dataset.fold, "", [buttons], null);
    delete group.dataset.fold; // once is enough, whether it fits now or not
  }
}

const titles = new WeakMap(); // of what is folded: the title that it had before

function fold(group, title, count, inside, before) {
  const details = Object.assign(document.createElement("details"), { className: "fold" });
  const summary = document.createElement("summary");
  summary.append(`${title} `);
  if (count) summary.append(Object.assign(document.createElement("span"), { className: "count", textContent: count }));
  details.append(summary, ...inside);
  group.prepend(details);
  titles.set(details, before);
}

// In another window there may be room: all is as it was, but for what somebody has opened.
function unfold() {
  for (const details of question?.querySelectorAll("details:not([open])") ?? []) {
    if (!titles.has(details)) continue;
    const before = titles.get(details), [summary, ...inside] = details.children;
    if (!before) details.parentElement.dataset.fold = summary.textContent.trim();
    details.replaceWith(...(before ? [before] : []), ...inside);
  }
}

// Who opens one sees it whole: where there is no room for both, the others close.
question?.addEventListener("toggle", ({ target }) => {
  if (narrow.matches) return;
  if (target.matches(".folds > .fold") && !question.classList.contains("picking")) fitQuestion(); // the others are hidden meanwhile
  if (!target.open) return;
  for (const fold of question.querySelectorAll("details[open]")) if (!fold.contains(target) && overflows(question)) fold.open = false;
}, true);

export function fit() {
  arrange();
  settle();
  fitQuestion();
}

function pull(folded) {
  question.classList.toggle("folded", folded);
  question.querySelector(".sheet")?.setAttribute("aria-expanded", String(!folded));
  fitQuestion();
}

question?.addEventListener("click", (event) => {
  if (event.target.closest(".sheet")) pull(!question.classList.contains("folded"));
});
whenChanged((news) => { if (question && "question" in news.fragments) pull(false); });
addEventListener("resize", () => {
  unfold();
  fit();
});
document.fonts.ready.then(fitQuestion);
document.fonts.addEventListener("loadingdone", fitQuestion);
fit();
