// Times as Discord writes them, by the sandbox's clock; relative ones keep themselves up to date.

import { h } from "./dom.js";

const LOCALE = "en-GB";
// A unit, its seconds, and the rounded count from which the next larger unit speaks.
const UNITS = [
  ["second", 1, 45],
  ["minute", 60, 45],
  ["hour", 3600, 22],
  ["day", 86400, 26],
  ["month", 2592000, 11],
  ["year", 31536000, Infinity],
];
const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const CLOCK_SLACK_MS = 5000;
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "always" });
let ahead = 0;

/** Sets our clock by the sandbox's, which tests and players may move. */
export function setClock(iso) {
  if (iso) ahead = new Date(iso).getTime() - Date.now();
  tick();
}

/** A message from later than our now means that the sandbox's clock was moved. */
export function noticeTime(iso) {
  if (new Date(iso).getTime() > now() + CLOCK_SLACK_MS) setClock(iso);
}

export const now = () => Date.now() + ahead;

const format = (date, options) => new Intl.DateTimeFormat(LOCALE, options).format(date);

export const clock = (date) => format(date, { timeStyle: "short" });
export const longDate = (date) => format(date, FORMATS.F);
export const day = (date) => format(date, { dateStyle: "long" });
export const sameDay = (a, b) => a.toDateString() === b.toDateString();

/** The time beside an author's name: today only the hour, else with the date. */
export function stamp(date) {
  const today = new Date(now());
  const yesterday = new Date(now() - 86400000);
  if (sameDay(date, today)) return clock(date);
  if (sameDay(date, yesterday)) return `Yesterday at ${clock(date)}`;
  return `${format(date, FORMATS.d)} ${clock(date)}`;
}

/** "in 3 hours", "2 days ago". */
function ago(date) {
  const seconds = (date.getTime() - now()) / 1000;
  const count = (size) => Math.round(seconds / size);
  const [unit, size] = UNITS.find(([, each, most]) => Math.abs(count(each)) < most);
  return relative.format(count(size), unit);
}

/** The element of a `<t:…>` mark. */
export function timeMark(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, "Invalid date");
  const text = style === "R" ? ago(date) : format(date, FORMATS[style]);
  const data = style === "R" ? { relative: seconds } : {};
  return h("time", { class: "timestamp", datetime: date.toISOString(), title: longDate(date), data }, text);
}

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = ago(new Date(Number(node.dataset.relative) * 1000));
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(tick, 1000);
