// The start: reads person and channel from the URL, loads the world, and keeps it up to date by the live socket.

import { as, live, people } from "./api.js";
import { beginCommand, focusComposer } from "./composer.js";
import { byId, isPhone, toast } from "./dom.js";
import { openCard, putMembersAway } from "./header.js";
import { forgetInteractions, hearForm, hearReport } from "./interactions.js";
import { openModal } from "./modal.js";
import {
  CATEGORY,
  changeMessage,
  DM,
  dropChannel,
  dropMessage,
  emit,
  forgetHistories,
  on,
  putChannel,
  putMessage,
  setUnread,
  setWorld,
  THREADS,
  world,
} from "./store.js";
import { noticeTime } from "./time.js";
import { jumpTo, openChannel } from "./timeline.js";
import { showTyping } from "./typing.js";

const app = byId("app");
const connection = byId("connection");
const AGAIN_MS = 1500;
let hangUp = () => {};

const HEARD = {
  message_create: (message) => {
    noticeTime(message.timestamp);
    putMessage(message);
  },
  message_update: changeMessage,
  message_delete: dropMessage,
  channel_create: putChannel,
  channel_update: putChannel,
  channel_delete: dropChannel,
  interaction: hearReport,
  modal: hearForm,
  unread: setUnread,
  typing: showTyping,
  commands: refresh,
  world: refresh,
};

const hear = ({ t, d }) => HEARD[t]?.(d);

/** `#/as/<person>/<channel>`, either of which may be missing. */
function readAddress() {
  const [, , person, channel] = location.hash.split("/");
  const find = (name) => world.residents.find(({ id, username }) => id === name || username === name);
  // In a world made anew the same person has another id.
  const user = find(person) ?? find(world.me?.username) ?? world.residents[0];
  return { user: user.id, channel };
}

let routing = Promise.resolve();

/** Opens what the URL says; one change after the other, so that quick clicks end at the last one. */
function route() {
  routing = routing.then(go, go);
  return routing;
}

async function go() {
  const { user, channel } = readAddress();
  if (world.me?.id !== user) await become(user);
  const place = world.channels.has(channel) ? channel : firstChannel();
  const address = `#/as/${user}/${place ?? ""}`;
  if (location.hash !== address) history.replaceState(null, "", address);
  if (!place) return emit("opened");
  const moved = world.channel !== place;
  world.channel = place;
  emit("drawer", false);
  emit("opened");
  await openChannel(place);
  if (moved && !isPhone()) focusComposer();
  return null;
}

function firstChannel() {
  const rooms = [...world.channels.values()].filter(({ type }) => ![DM, CATEGORY].includes(type) && !THREADS.has(type));
  return rooms.sort((a, b) => a.position - b.position)[0]?.id ?? world.channels.keys().next().value;
}

async function become(user) {
  hangUp();
  forgetHistories();
  forgetInteractions();
  world.channel = null;
  world.api = as(user);
  setWorld(await world.api.world());
  hangUp = live(user, hear, connectionChanged);
}

function connectionChanged(state, again) {
  connection.hidden = state === "up";
  connection.textContent = state === "up" ? "" : "Connection lost. Trying again…";
  if (!again) return;
  forgetInteractions();
  refresh();
}

/** Reads the world anew: after a lost connection, or when the sandbox says that it has changed. */
async function refresh() {
  try {
    world.residents = await people();
    if (world.residents.some(({ id }) => id === world.me.id)) setWorld(await world.api.world());
    await route();
  } catch (error) {
    toast(error.message);
  }
}

on("drawer", (open) => {
  if (open === app.classList.contains("drawer-open")) return;
  app.classList.toggle("drawer-open", open);
  byId(open ? "sidebar" : "chat-head")
    .querySelector(open ? "[aria-current=page]" : "button")
    ?.focus({ preventScroll: true });
});
on("channel-opened", putChannel);
on("form", openModal);
on("channels", () => world.channel && !world.channels.has(world.channel) && route());
function putListsAway() {
  emit("drawer", false);
  putMembersAway();
}
byId("scrim").addEventListener("click", putListsAway);
addEventListener("hashchange", route);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) putListsAway();
});
document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-user], [data-jump], [data-command], [data-skip]");
  if (!target) return;
  if (target.dataset.user) openCard(target.dataset.user, target);
  else if (target.dataset.jump) jumpTo(target.dataset.jump);
  else if (target.dataset.command) beginCommand(target.dataset.command);
  else {
    event.preventDefault();
    focusComposer();
  }
});

/** Starts the client, and retries until the sandbox answers. */
async function begin() {
  try {
    world.residents = await people();
  } catch {
    connection.hidden = false;
    connection.textContent = "The sandbox does not answer. Trying again…";
    setTimeout(begin, AGAIN_MS);
    return;
  }
  connection.hidden = true;
  await route();
}

begin();
