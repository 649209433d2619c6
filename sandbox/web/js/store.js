// The client's copy of the world, and the listeners for its changes.

import { setClock } from "./time.js";

export const THREADS = new Set([10, 11, 12]);
export const DM = 1;
export const CATEGORY = 4;
export const EPHEMERAL = 64;
export const LOADING = 128;
export const COMPONENTS_V2 = 32768;

const bus = new EventTarget();

/** Calls `listener(detail)` whenever `name` happens. */
export const on = (name, listener) => bus.addEventListener(name, (event) => listener(event.detail));
export const emit = (name, detail) => bus.dispatchEvent(new CustomEvent(name, { detail }));

export const world = {
  api: null, // the calls of the person we are
  me: null,
  residents: [], // the people one can be
  people: new Map(),
  members: new Map(),
  guild: null,
  roles: new Map(),
  channels: new Map(),
  unread: {},
  commands: [],
  channel: null, // id of the open channel
};

const histories = new Map(); // channel id -> {messages, complete}
const recordings = new Map(); // channel id -> what happened in it while its messages were on their way to us

/** Replaces the copy by freshly loaded data. */
export function setWorld(fresh) {
  world.me = fresh.me;
  world.guild = fresh.guild;
  world.people = new Map(fresh.people.map((user) => [user.id, user]));
  world.roles = new Map((fresh.guild?.roles ?? []).map((role) => [role.id, role]));
  world.members = new Map((fresh.guild?.members ?? []).map((member) => [member.user.id, member]));
  world.channels = new Map(fresh.channels.map((channel) => [channel.id, channel]));
  world.unread = fresh.unread ?? {};
  world.commands = fresh.commands ?? [];
  setClock(fresh.now);
  emit("world");
}

export function forgetHistories() {
  histories.clear();
}

/** Snowflakes compare by length, then by digits. */
export const isOlder = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));

export const historyOf = (channel) => histories.get(channel);

/** Starts to record events of a channel, because the page being loaded may be out of date when it arrives. */
export function beginRecording(channel) {
  recordings.set(channel, []);
}

/** Takes the newest page of a channel, keeps older pages that join it, and replays what happened meanwhile. */
export function setHistory(channel, page, complete) {
  const known = histories.get(channel);
  const joins = known?.messages.findIndex((message) => message.id === page[0]?.id) ?? -1;
  histories.set(
    channel,
    joins > 0
      ? { messages: [...known.messages.slice(0, joins), ...page], complete: known.complete }
      : { messages: page, complete },
  );
  const meanwhile = recordings.get(channel) ?? [];
  recordings.delete(channel);
  meanwhile.forEach((replay) => replay());
}

const record = (channel, replay) => recordings.get(channel)?.push(replay);

export function addOlder(channel, messages, complete) {
  const history = histories.get(channel);
  const known = new Set(history.messages.map((message) => message.id));
  history.messages.unshift(...messages.filter((message) => !known.has(message.id)));
  history.complete = complete;
}

/** Stores a new message or a new version of one; returns which it was. */
export function putMessage(message) {
  record(message.channel_id, () => putMessage(message));
  const history = histories.get(message.channel_id);
  if (!history) return null;
  const at = history.messages.findIndex((known) => isOlder(known.id, message.id) >= 0);
  if (at >= 0 && history.messages[at].id === message.id) {
    history.messages[at] = message;
    return emit("message-changed", message);
  }
  history.messages.splice(at < 0 ? history.messages.length : at, 0, message);
  return emit("message-new", message);
}

/** Stores a changed message if it is loaded; others are ignored. */
export function changeMessage(changes) {
  const known = findMessage(changes.id, changes.channel_id);
  if (known) putMessage({ ...known, ...changes });
  else record(changes.channel_id, () => changeMessage(changes));
}

export function dropMessage({ id, channel_id }) {
  record(channel_id, () => dropMessage({ id, channel_id }));
  const history = histories.get(channel_id);
  if (history) history.messages = history.messages.filter((message) => message.id !== id);
  emit("message-gone", { id, channel_id });
}

export function findMessage(id, channel = world.channel) {
  return histories.get(channel)?.messages.find((message) => message.id === id);
}

export function putChannel(channel) {
  world.channels.set(channel.id, { ...world.channels.get(channel.id), ...channel });
  emit("channels");
}

export function dropChannel({ id }) {
  world.channels.delete(id);
  histories.delete(id);
  emit("channels");
}

export function setUnread({ channel_id, ...unread }) {
  world.unread[channel_id] = { ...world.unread[channel_id], ...unread };
  emit("unread", channel_id);
}

/** Returns the number of mentions in words. */
export const callsInWords = (count) => `${count} ${count === 1 ? "mention" : "mentions"}`;

export const nick = (user) => world.members.get(user.id)?.nick ?? user.global_name ?? user.username;

/** The colour of the highest coloured role someone holds. */
export function nameColour(userId) {
  const held = (world.members.get(userId)?.roles ?? []).map((id) => world.roles.get(id)).filter((role) => role?.color);
  const highest = held.sort((a, b) => b.position - a.position)[0];
  return highest ? `oklch(from ${hex(highest.color)} var(--of-a-role) c h)` : null;
}

export const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

/** Returns the other users of a DM. */
export function partner(channel) {
  const others = (channel.recipients ?? []).filter((user) => user.id !== world.me.id);
  return world.people.get(others[0]?.id) ?? others[0] ?? world.me;
}

export const channelName = (channel) => (channel.type === DM ? nick(partner(channel)) : channel.name);
