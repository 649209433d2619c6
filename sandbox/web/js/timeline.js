// The message list of the open channel: grouping, day lines, older pages, and a scroll that never jumps.

import { lasting } from "./api.js";
import { forgetChoices } from "./components.js";
import { announce, byId, fill, h, icon, toast } from "./dom.js";
import { commandsInFlight } from "./interactions.js";
import { flightNode, isEphemeral, messageNode } from "./message.js";
import {
  addOlder,
  beginRecording,
  channelName,
  DM,
  findMessage,
  historyOf,
  isOlder,
  nick,
  on,
  partner,
  setHistory,
  THREADS,
  world,
} from "./store.js";
import { day, sameDay } from "./time.js";

const PAGE = 50;
const GROUP_MS = 7 * 60 * 1000;
const NEAR_BOTTOM = 60;
const FAR_SCREENS = 1.5;

const scroller = byId("scroller");
const list = byId("messages");
const toPresent = byId("to-present");
let pinned = true; // is the reader at the newest message?
let news = false; // did something come while the reader was further up?
let newFrom = null; // id of the last message read when the channel was opened
let loadingOlder = false;
let drawn = null; // person and channel the list shows
let read = null; // person and message last marked as read

/** Opens a channel; resolves when its messages are shown. */
export async function openChannel(channel) {
  const place = `${world.me.id} ${channel}`;
  if (place !== drawn) enter(channel);
  drawn = place;
  beginRecording(channel);
  let changed = true;
  try {
    const messages = await world.api.messages(channel);
    changed = !isKnown(channel, messages);
    setHistory(channel, messages, messages.length < PAGE);
  } catch (error) {
    if (!historyOf(channel)) setHistory(channel, [], true);
    toast(error.message);
  }
  if (world.channel !== channel) return;
  if (changed) draw();
  markRead();
}

function enter(channel) {
  newFrom = world.unread[channel]?.count ? world.unread[channel].last_read : null;
  pinned = true;
  offerPresent();
  if (historyOf(channel)) draw();
  else fill(list, skeleton());
}

/** Returns whether the newest page is already shown. */
function isKnown(channel, messages) {
  const known = historyOf(channel)?.messages.slice(-messages.length || undefined);
  const content = (page) => JSON.stringify(page).replaceAll(/\?ex=[^"]*/g, "");
  return known && content(known) === content(messages);
}

function skeleton() {
  return [6, 3, 8, 4, 5].map((width) =>
    h("li", { class: "skeleton", "aria-hidden": "true", style: { "--w": `${width * 9}%` } }, h("i"), h("b"), h("span")),
  );
}

function draw() {
  const { messages, complete } = historyOf(world.channel);
  const below = scroller.scrollHeight - scroller.scrollTop;
  fill(list, complete ? beginning() : null, messages.map(messageNode), flights());
  arrange();
  scroller.scrollTop = pinned ? scroller.scrollHeight : scroller.scrollHeight - below;
}

function beginning() {
  const channel = world.channels.get(world.channel);
  if (!channel) return null;
  const direct = channel.type === DM;
  const name = channelName(channel);
  const title = direct ? name : THREADS.has(channel.type) ? name : `Welcome to #${name}`;
  const words = direct
    ? `This is the beginning of your messages with ${nick(partner(channel))}.`
    : THREADS.has(channel.type)
      ? "This is the beginning of the thread."
      : `This is the beginning of the #${name} channel. Type / to see what the bots can do.`;
  return h(
    "li",
    { class: "beginning" },
    h("span", { class: "beginning-sign" }, icon(direct ? "people" : THREADS.has(channel.type) ? "thread" : "hash")),
    h("h2", {}, title),
    h("p", {}, words),
  );
}

const flights = () =>
  [...commandsInFlight.values()].filter((flight) => flight.channel_id === world.channel).map(flightNode);

/** Sets day lines, the line before what is new, and which messages hide their head behind the one above. */
function arrange() {
  list.querySelectorAll(".divider").forEach((node) => node.remove());
  let before = null;
  let marked = false;
  for (const node of list.querySelectorAll(".message[data-id]")) {
    const message = findMessage(node.dataset.id);
    const unread = !marked && newFrom && isOlder(newFrom, message.id) < 0;
    const newDay = !before || !sameDay(new Date(before.timestamp), new Date(message.timestamp));
    if (newDay || unread) node.before(divider(newDay ? day(new Date(message.timestamp)) : "", unread));
    marked ||= unread;
    node.classList.toggle("grouped", !newDay && !unread && belongsTo(message, before));
    before = message;
  }
}

function divider(words, unread) {
  return h(
    "li",
    { class: `divider${unread ? " new" : ""}` },
    words ? h("span", {}, words) : null,
    unread ? h("b", {}, "New", h("span", { class: "sr-only" }, " messages")) : null,
  );
}

function belongsTo(message, before) {
  const speech = (one) => [0, 20, 23].includes(one.type ?? 0);
  const answers = message.referenced_message || message.interaction_metadata || message.interaction;
  return (
    speech(message) &&
    (speech(before) || before.type === 19) &&
    !answers &&
    message.author.id === before.author.id &&
    isEphemeral(message) === isEphemeral(before) &&
    new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS
  );
}

function nodeOf(id) {
  return list.querySelector(`.message[data-id="${CSS.escape(id)}"]`);
}

/** Puts a new version of a message in place, keeping loaded pictures and the focus where they were. */
function redraw(id) {
  const old = nodeOf(id);
  const message = findMessage(id);
  if (!old || !message) return;
  const fresh = messageNode(message);
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  keepPictures(old, fresh);
  old.querySelectorAll(".spoiler.revealed").forEach((_, n) => fresh.querySelectorAll(".spoiler")[n]?.click());
  fresh.classList.toggle("grouped", old.classList.contains("grouped"));
  old.replaceWith(fresh);
  if (focused) keepFocus(fresh, focused.dataset.customId);
  settle();
}

/** To the same control; where it is gone to the message, so that the next step leads into what stands there now. */
function keepFocus(message, customId) {
  const same = customId && message.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
  if (!same) message.tabIndex = -1;
  (same || message).focus({ preventScroll: true });
}

function keepPictures(old, fresh) {
  const sameness = (image) => [image.className, lasting(image.src), image.alt, image.getAttribute("width")].join(" ");
  const loaded = new Map([...old.querySelectorAll("img")].map((image) => [sameness(image), image]));
  for (const image of fresh.querySelectorAll("img")) {
    const known = loaded.get(sameness(image));
    if (!known) continue;
    loaded.delete(sameness(image));
    image.replaceWith(known);
  }
}

function insert(message) {
  const history = historyOf(world.channel).messages;
  const next = history[history.indexOf(message) + 1];
  const node = messageNode(message);
  node.classList.add("arrived");
  const before = next ? nodeOf(next.id) : list.querySelector(".flight");
  if (before) before.before(node);
  else list.append(node);
  arrange();
  settle();
  news ||= !pinned;
  offerPresent();
}

const toBottom = () => {
  scroller.scrollTop = scroller.scrollHeight;
};

/** Stays at the newest message if the reader was there. */
function settle() {
  if (pinned) toBottom();
}

async function loadOlder() {
  const channel = world.channel;
  const history = historyOf(channel);
  if (loadingOlder || !history || history.complete || !history.messages.length) return;
  loadingOlder = true;
  try {
    const older = await world.api.messages(channel, history.messages[0].id);
    if (world.channel !== channel) return;
    addOlder(channel, older, older.length < PAGE);
    const below = scroller.scrollHeight - scroller.scrollTop;
    const first = list.querySelector(".message");
    older.forEach((message) => first.before(messageNode(message)));
    if (older.length < PAGE) list.prepend(beginning());
    arrange();
    scroller.scrollTop = scroller.scrollHeight - below;
  } catch (error) {
    toast(error.message);
  } finally {
    loadingOlder = false;
  }
}

/** Marks the channel as read once its newest message is visible. */
function markRead() {
  const last = historyOf(world.channel)?.messages.at(-1);
  if (!last || !pinned || document.hidden || !world.unread[world.channel]?.count) return;
  const mark = `${world.me.id} ${last.id}`;
  if (read === mark) return;
  read = mark;
  world.api.read(world.channel, last.id).catch((error) => toast(error.message));
}

/** Shows a message of this channel and lights it up for a moment. */
export function jumpTo(id) {
  const node = nodeOf(id);
  if (!node) return toast("That message is further back.");
  node.scrollIntoView({ block: "center" });
  node.classList.add("lit");
  setTimeout(() => node.classList.remove("lit"), 1600);
}

const fromBottom = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;

/** Shows the button to the newest message when the reader is far above it or a new one has come. */
function offerPresent() {
  if (pinned) news = false;
  toPresent.hidden = pinned || !(news || fromBottom() > FAR_SCREENS * scroller.clientHeight);
  toPresent.textContent = news ? "New messages below" : "Jump to the present";
}

function scrolled() {
  pinned = fromBottom() < NEAR_BOTTOM;
  offerPresent();
  if (pinned) markRead();
  if (scroller.scrollTop < 400) loadOlder();
}

/** What a message says, as it is read: without marks, and without what can be pressed. */
function spoken(id) {
  const said = nodeOf(id)?.querySelector(".content, .embed, .components")?.innerText ?? "";
  // Where an icon stood, its spaces are left.
  const together = said.replaceAll(/[^\S\n]+/g, " ").replaceAll(/ (?=[,.])/g, "");
  return together.replaceAll(/\s*\(edited\)\s*$/g, "").trim();
}

/** Each line a sentence; of a changed message only those that were not there before: what was taken away needs no voice. */
function speak(message, before = "") {
  const known = new Set(before.split("\n"));
  const said = spoken(message.id)
    .split("\n")
    .filter((line) => line && !known.has(line))
    .map((line) => (/[.,:;!?…]$/u.test(line) ? line : `${line}.`))
    .join("\n");
  if (said) announce(`${nick(message.author)}: ${said}`);
}

/** The focus goes to what was opened for these eyes only, unless somebody is writing. */
function meet(node) {
  if (!node || document.activeElement?.closest(".composer, [role=dialog]")) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

scroller.addEventListener("scroll", scrolled, { passive: true });
toPresent.addEventListener("click", () => {
  pinned = true;
  toBottom();
  offerPresent();
});
new ResizeObserver(settle).observe(list);
new ResizeObserver(settle).observe(scroller);
document.addEventListener("visibilitychange", markRead);

on("message-new", (message) => {
  if (message.channel_id !== world.channel || list.querySelector(".skeleton")) return;
  if (message.author.id === world.me.id) pinned = true;
  insert(message);
  if (message.author.id !== world.me.id) speak(message);
  if (isEphemeral(message)) meet(nodeOf(message.id));
});
on("message-changed", (message) => {
  const before = spoken(message.id);
  forgetChoices(message.id);
  redraw(message.id);
  if (message.author.id !== world.me.id) speak(message, before);
});
on("message-state", redraw);
on("message-gone", ({ id }) => {
  nodeOf(id)?.remove();
  if (historyOf(world.channel)) arrange();
});
on("flights", () => {
  list.querySelectorAll(".flight").forEach((node) => node.remove());
  list.append(...flights());
  settle();
});
on("unread", (channel) => channel === world.channel && markRead());
