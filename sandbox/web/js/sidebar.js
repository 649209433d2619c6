// The left column: server, channels with their threads, direct messages, and who you are.

import { byId, fill, h, icon, iconButton, toast } from "./dom.js";
import { avatar, botTag } from "./people.js";
import { callsInWords, CATEGORY, channelName, DM, emit, isOlder, nick, on, partner, THREADS, world } from "./store.js";

const sidebar = byId("sidebar");
const scroll = h("div", { class: "sidebar-scroll" });
const guildHead = h("div", { class: "guild-head" });
const panel = h("div", { class: "who" });
fill(sidebar, guildHead, scroll, panel);

const address = (channel, user = world.me.id) => `#/as/${user}/${channel ?? ""}`;

function drawChannels() {
  const all = [...world.channels.values()];
  const focused = scroll.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  fill(
    guildHead,
    h("p", { class: "guild-name" }, world.guild?.name ?? "Sandbox"),
    iconButton("close", "Close the channel list", () => emit("drawer", false), { class: "icon-button drawer-only" }),
  );
  fill(
    scroll,
    sections(all).map(([title, channels]) => section(title, channels, all)),
    directSection(all),
  );
  if (focused) scroll.querySelector(`[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** Channels by category, those without one first. */
function sections(all) {
  const rooms = (parent) =>
    all
      .filter(
        (channel) =>
          ![DM, CATEGORY].includes(channel.type) &&
          !THREADS.has(channel.type) &&
          (channel.parent_id ?? null) === parent,
      )
      .sort((a, b) => a.position - b.position || isOlder(a.id, b.id));
  const categories = all.filter((channel) => channel.type === CATEGORY).sort((a, b) => a.position - b.position);
  return [["Channels", rooms(null)], ...categories.map((category) => [category.name, rooms(category.id)])].filter(
    ([, list]) => list.length,
  );
}

function section(title, channels, all) {
  return h(
    "section",
    {},
    h("h2", {}, title),
    h(
      "ul",
      {},
      channels.map((channel) => [row(channel), threads(channel, all)]),
    ),
  );
}

const unfolded = new Set(); // channels whose archived threads are shown

/** Open threads, then a way to the archived ones. */
function threads(parent, all) {
  const mine = all
    .filter((channel) => THREADS.has(channel.type) && channel.parent_id === parent.id)
    .sort((a, b) => isOlder(a.id, b.id));
  const isOpen = (thread) => !thread.thread_metadata?.archived || thread.id === world.channel;
  const archived = mine.filter((thread) => !isOpen(thread));
  const shown = unfolded.has(parent.id);
  return [
    mine.filter(isOpen).map(row),
    archived.length ? archiveRow(parent, archived.length, shown) : null,
    shown ? archived.map(row) : null,
  ];
}

function archiveRow(parent, count, shown) {
  const flip = () => {
    if (!unfolded.delete(parent.id)) unfolded.add(parent.id);
    drawChannels();
  };
  return h(
    "li",
    { class: "channel thread quiet" },
    h(
      "button",
      { type: "button", "aria-expanded": String(shown), on: { click: flip } },
      icon("thread"),
      h("span", { class: "channel-name" }, `${count} archived`),
    ),
  );
}

function row(channel) {
  const { count = 0, mentions = 0 } = world.unread[channel.id] ?? {};
  const here = channel.id === world.channel;
  const thread = THREADS.has(channel.type);
  const classes = ["channel", thread && "thread", here && "here", count && !here && "unread"].filter(Boolean).join(" ");
  return h(
    "li",
    { class: classes, data: { channel: channel.id } },
    h(
      "a",
      {
        href: address(channel.id),
        on: { click: () => channel.id === world.channel && emit("drawer", false) },
        "aria-current": here ? "page" : null,
        "aria-label": label(channel, here ? 0 : count, here ? 0 : mentions),
      },
      channel.type === DM ? avatar(partner(channel), "small") : icon(thread ? "thread" : "hash"),
      h("span", { class: "channel-name" }, channelName(channel)),
      channel.type === DM && partner(channel).bot ? botTag() : null,
      mentions && !here ? h("span", { class: "badge" }, String(mentions)) : null,
    ),
  );
}

function label(channel, count, mentions) {
  const kind = channel.type === DM ? "direct message with" : THREADS.has(channel.type) ? "thread" : "channel";
  const news = mentions ? `, ${callsInWords(mentions)}` : count ? ", unread" : "";
  return `${kind} ${channelName(channel)}${news}`;
}

function directSection(all) {
  const direct = all
    .filter((channel) => channel.type === DM)
    .sort((a, b) => isOlder(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
  const known = new Set(direct.map((channel) => partner(channel).id));
  // People write to bots here; among themselves they talk in the channels.
  const others = [...world.people.values()].filter((user) => user.bot && !known.has(user.id));
  return h(
    "section",
    {},
    h("h2", {}, "Direct messages"),
    h(
      "ul",
      {},
      direct.map(row),
      others.map((user) =>
        h(
          "li",
          { class: "channel quiet" },
          h(
            "button",
            { type: "button", "aria-label": `Message ${nick(user)}`, on: { click: () => openDirect(user.id) } },
            avatar(user, "small"),
            h("span", { class: "channel-name" }, nick(user)),
            user.bot ? botTag() : null,
          ),
        ),
      ),
    ),
  );
}

/** Opens the DM with someone, making it if need be. */
export async function openDirect(user) {
  try {
    const channel = await world.api.dm(user);
    emit("channel-opened", channel);
    location.hash = address(channel.id);
  } catch (error) {
    toast(error.message);
  }
}

/** Everyone one can be, side by side: a link each, so that one press changes who you are and a middle press opens a window. */
function drawPanel() {
  const me = world.residents.find((user) => user.id === world.me.id) ?? world.me;
  fill(
    panel,
    h(
      "div",
      { class: "who-me" },
      avatar(me),
      h(
        "div",
        { class: "who-words" },
        h("span", {}, "You are ", h("b", {}, nick(me))),
        h("small", {}, `@${me.username}`),
      ),
      directSwitch(me),
    ),
    h(
      "nav",
      { class: "who-others", "aria-label": "Be someone else" },
      world.residents.map((user) =>
        h(
          "a",
          {
            href: address(world.channels.get(world.channel)?.type === DM ? null : world.channel, user.id),
            class: user.id === me.id ? "self" : "",
            "aria-label": `Be ${nick(user)}`,
            "aria-current": user.id === me.id ? "true" : null,
            title: `Be ${nick(user)} (middle press: in a new window)`,
          },
          avatar(user, "small"),
          h("span", {}, nick(user)),
        ),
      ),
    ),
  );
}

function directSwitch(me) {
  const closed = Boolean(me.dms_closed);
  const words = closed ? "Direct messages closed: open them" : "Direct messages open: close them";
  const flip = () =>
    world.api.settings({ dms_closed: !closed }).then(
      () => {
        me.dms_closed = !closed;
        drawPanel();
      },
      (error) => toast(error.message),
    );
  return iconButton(closed ? "lock" : "mail", words, flip, {
    "aria-pressed": String(closed),
    class: `icon-button${closed ? " alert" : ""}`,
  });
}

function drawTitle() {
  const mentions = Object.values(world.unread).reduce((sum, one) => sum + (one.mentions ?? 0), 0);
  const unread = Object.values(world.unread).some((one) => one.count);
  const channel = world.channels.get(world.channel);
  const place = channel ? `${channel.type === DM ? "@" : "#"}${channelName(channel)}` : "Sandbox";
  document.title = `${mentions ? `(${mentions}) ` : unread ? "• " : ""}${place} · ${world.me ? nick(world.me) : ""}`;
}

function drawSidebar() {
  drawChannels();
  drawPanel();
  drawTitle();
}

["world", "channels", "opened"].forEach((name) => on(name, drawSidebar));
on("opened", () => scroll.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }));
on("unread", () => {
  drawChannels();
  drawTitle();
});
