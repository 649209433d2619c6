// One message in the list: author, time, content and controls.

import { lasting } from "./api.js";
import { components } from "./components.js";
import { h, icon, toast } from "./dom.js";
import { embed } from "./embeds.js";
import { inline } from "./inline.js";
import { dismissFlight, failureOf, NO_ANSWER } from "./interactions.js";
import { isOnlyEmoji, markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { actionsButton, reactions } from "./menu.js";
import { avatar, botTag } from "./people.js";
import { channelName, COMPONENTS_V2, EPHEMERAL, LOADING, nameColour, nick, world } from "./store.js";
import { clock, longDate, stamp } from "./time.js";

const THREAD_STARTER = 21;
const CONTEXT_MENU = 23;
const NOTICES = {
  6: (who) => [who, " pinned a message to this channel."],
  7: (who) => [who, " joined the server."],
  18: (who, message) => [who, " started a thread: ", threadLink(message)],
};

const knownUser = (user) => world.people.get(user.id) ?? user;

/** The list item of a message. */
export function messageNode(message) {
  if (message.type in NOTICES) return noticeNode(message);
  if (message.type === THREAD_STARTER && message.referenced_message)
    return messageNode({ ...message.referenced_message, id: message.id });
  const author = knownUser(message.author);
  const date = new Date(message.timestamp);
  return h(
    "li",
    { class: classes(message), data: { id: message.id }, "aria-label": `${nick(author)}, ${stamp(date)}` },
    contextLine(message),
    h(
      "div",
      { class: "gutter" },
      avatar(author),
      h("time", { class: "hover-time", datetime: message.timestamp, "aria-hidden": "true" }, clock(date)),
    ),
    h(
      "div",
      { class: "body" },
      head(author, date),
      content(message),
      (message.embeds ?? []).map(embed),
      attachments(loose(message)),
      h("div", { class: "components" }, components(message)),
      reactions(message),
      message.thread && threadCard(message.thread),
      failure(message),
      message.flags & EPHEMERAL ? privacyNote(() => dismiss(message)) : null,
    ),
    message.flags & (EPHEMERAL | LOADING) ? null : actionsButton(message),
  );
}

function classes(message) {
  return ["message", isEphemeral(message) && "ephemeral", mentionsMe(message) && "mentioned"].filter(Boolean).join(" ");
}

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** Returns whether this message mentions us: by name, by role or everyone. */
function mentionsMe(message) {
  const roles = world.members.get(world.me.id)?.roles ?? [];
  return (
    message.mention_everyone ||
    (message.mentions ?? []).some((user) => user.id === world.me.id) ||
    (message.mention_roles ?? []).some((role) => roles.includes(role))
  );
}

function head(author, date) {
  const colour = nameColour(author.id);
  return h(
    "div",
    { class: "head" },
    h(
      "button",
      { type: "button", class: "author", data: { user: author.id }, style: colour ? { color: colour } : {} },
      nick(author),
    ),
    author.bot ? botTag() : null,
    h("time", { datetime: date.toISOString(), title: longDate(date) }, stamp(date)),
  );
}

function content(message) {
  if (message.flags & LOADING) return failureOf(message.id) ? null : thinking(knownUser(message.author));
  if (!message.content) return null;
  const edited = message.edited_timestamp && !(message.flags & COMPONENTS_V2);
  return h(
    "div",
    { class: `content markdown${isOnlyEmoji(message.content) ? " jumbo" : ""}` },
    markdown(message.content),
    edited ? h("small", { class: "edited", title: longDate(new Date(message.edited_timestamp)) }, " (edited)") : null,
  );
}

function thinking(author) {
  return h(
    "div",
    { class: "thinking", role: "status" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    `${nick(author)} is thinking…`,
  );
}

/** Files shown by an embed or a V2 component are not shown a second time. */
function loose(message) {
  if (message.flags & COMPONENTS_V2) return [];
  const used = JSON.stringify(message.embeds ?? []);
  return (message.attachments ?? []).filter((file) => !used.includes(lasting(file.url)));
}

/** What this message answers: a command, or another message. */
function contextLine(message) {
  const command = message.interaction_metadata ?? message.interaction;
  const name = message.interaction?.name ?? message.interaction_metadata?.name;
  if (name && command.type === 2) {
    const label = message.type === CONTEXT_MENU ? name : `/${name}`;
    return context(command.user, h("span", {}, " used "), h("span", { class: "command-name" }, label));
  }
  const answered = message.referenced_message;
  if (!message.message_reference?.message_id) return null;
  if (!answered) return h("div", { class: "context" }, spine(), h("i", {}, "The original message was deleted"));
  const preview = answered.content
    ? inline(firstWords(answered.content))
    : h("i", {}, "Press to see what was answered");
  return context(
    answered.author,
    h("button", { type: "button", class: "preview", data: { jump: answered.id } }, preview),
  );
}

/** The first line, without the mark that makes it a heading, a quote or an item. */
const firstWords = (text) => text.split("\n")[0].replace(/^(#{1,3}|-#|>|[-*]) +/, "");

const spine = () => h("span", { class: "spine", "aria-hidden": "true" });

function context(user, ...words) {
  const known = knownUser(user);
  const colour = nameColour(user.id);
  return h(
    "div",
    { class: "context" },
    spine(),
    avatar(known, "tiny"),
    h(
      "button",
      { type: "button", class: "author", data: { user: user.id }, style: colour ? { color: colour } : {} },
      nick(known),
    ),
    words,
  );
}

function threadCard(thread) {
  return h(
    "a",
    { class: "thread-card", href: `#/as/${world.me.id}/${thread.id}` },
    icon("thread"),
    h("span", {}, h("b", {}, thread.name), h("small", {}, "Open the thread")),
  );
}

function failure(message) {
  const words = failureOf(message.id);
  return words ? h("div", { class: "failure", role: "alert" }, icon("warn"), words) : null;
}

function privacyNote(dismissIt) {
  return h(
    "div",
    { class: "privacy" },
    icon("eye"),
    h("span", {}, "Only you can see this · "),
    h("button", { type: "button", class: "link-button", on: { click: dismissIt } }, "Dismiss message"),
  );
}

function dismiss(message) {
  world.api.dismiss(message.id).catch((error) => toast(error.message));
}

function noticeNode(message) {
  const author = knownUser(message.author);
  const who = h("button", { type: "button", class: "author", data: { user: author.id } }, nick(author));
  return h(
    "li",
    { class: "message notice", data: { id: message.id } },
    h("div", { class: "gutter" }, icon({ 6: "pin", 18: "thread" }[message.type] ?? "arrow")),
    h(
      "div",
      { class: "body" },
      NOTICES[message.type](who, message),
      " ",
      h("time", { datetime: message.timestamp }, stamp(new Date(message.timestamp))),
    ),
  );
}

function threadLink(message) {
  const thread = world.channels.get(message.message_reference?.channel_id ?? message.thread?.id);
  return h(
    "a",
    { href: `#/as/${world.me.id}/${thread?.id ?? world.channel}` },
    thread ? channelName(thread) : message.content,
  );
}

/** A command of ours that has no answer yet, or never got one. */
export function flightNode(flight) {
  const bot = flight.application;
  const failed = flight.status === "failed";
  const words = failed
    ? h("div", { class: "failure", role: "alert" }, icon("warn"), flight.reason ?? NO_ANSWER)
    : flight.status === "thinking"
      ? thinking(bot)
      : h("div", { class: "thinking", role: "status" }, "Sending command…");
  return h(
    "li",
    { class: "message ephemeral flight", data: { flight: flight.key } },
    context(world.me, h("span", {}, " used "), h("span", { class: "command-name" }, flight.label)),
    h("div", { class: "gutter" }, bot ? avatar(bot) : null),
    h(
      "div",
      { class: "body" },
      h("div", { class: "head" }, h("span", { class: "author" }, bot ? nick(bot) : "Application"), botTag()),
      words,
      failed ? privacyNote(() => dismissFlight(flight.key)) : null,
    ),
  );
}
