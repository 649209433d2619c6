// The head of the chat and the members beside it, and the card of a person.

import { byId, fill, h, icon, iconButton } from "./dom.js";
import { openLayer } from "./layer.js";
import { menuCommands, ON_PERSON } from "./menu.js";
import { avatar, botTag } from "./people.js";
import { callsInWords, channelName, DM, emit, nameColour, nick, on, THREADS, world } from "./store.js";
import { openDirect } from "./sidebar.js";

const app = byId("app");
const head = byId("chat-head");
const members = byId("members");
const wide = matchMedia("(min-width: 1100px)");

function drawHead() {
  const channel = world.channels.get(world.channel);
  const parent = channel && THREADS.has(channel.type) ? world.channels.get(channel.parent_id) : null;
  members.hidden = channel?.type === DM;
  const sign = !channel ? "hash" : channel.type === DM ? "people" : parent ? "thread" : "hash";
  fill(
    head,
    drawerButton(),
    icon(sign),
    parent ? h("a", { class: "crumb", href: `#/as/${world.me.id}/${parent.id}` }, parent.name) : null,
    parent ? h("span", { class: "crumb-sign", "aria-hidden": "true" }, "›") : null,
    h("h1", {}, channel ? channelName(channel) : "Nothing to see"),
    channel?.topic ? h("p", { class: "topic", title: channel.topic }, channel.topic) : null,
    h("span", { class: "filler" }),
    identityButton(),
    channel?.type !== DM
      ? iconButton("people", "Show or hide the members", toggleMembers, {
          "aria-pressed": String(isShowingMembers()),
          "aria-controls": "members",
        })
      : null,
  );
}

const openDrawer = () => emit("drawer", true);

/** Returns the button of the channel drawer, with the number of mentions in other channels. */
function drawerButton() {
  const calls = Object.entries(world.unread)
    .filter(([channel]) => channel !== world.channel)
    .reduce((sum, [, { mentions = 0 }]) => sum + mentions, 0);
  const button = iconButton("menu", `Open the channel list${calls ? `, ${callsInWords(calls)}` : ""}`, openDrawer, {
    class: "icon-button drawer-only",
    "aria-controls": "sidebar",
  });
  if (calls) button.append(h("span", { class: "badge", "aria-hidden": "true" }, String(calls)));
  return button;
}

/** Returns the button that shows the current person while the sidebar is hidden. */
function identityButton() {
  const label = `You are ${nick(world.me)}. Be someone else`;
  return h(
    "button",
    { type: "button", class: "icon-button drawer-only", "aria-label": label, title: label, on: { click: openDrawer } },
    avatar(world.me, "small"),
  );
}

const isShowingMembers = () => app.classList.contains("with-members");

function showMembers(shown) {
  app.classList.toggle("with-members", shown);
  head.querySelector("[aria-pressed]")?.setAttribute("aria-pressed", String(shown));
}

function toggleMembers() {
  showMembers(!isShowingMembers());
  if (isShowingMembers() && !wide.matches) members.querySelector("button")?.focus();
}

/** Where the members lie over the chat, puts them away and goes back to the button that showed them. */
export function putMembersAway() {
  if (wide.matches || !isShowingMembers()) return;
  showMembers(false);
  head.querySelector("[aria-pressed]")?.focus();
}

function drawMembers() {
  const all = [...world.members.values()].map(({ user }) => world.people.get(user.id) ?? user);
  const groups = [
    ["People", all.filter((user) => !user.bot)],
    ["Bots", all.filter((user) => user.bot)],
  ];
  fill(
    members,
    groups
      .filter(([, users]) => users.length)
      .map(([title, users]) =>
        h("section", {}, h("h3", {}, `${title} — ${users.length}`), h("ul", {}, users.map(member))),
      ),
  );
}

function member(user) {
  const colour = nameColour(user.id);
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "member", data: { user: user.id } },
      avatar(user, "small"),
      h("span", { class: "member-name", style: colour ? { color: colour } : {} }, nick(user)),
      user.bot ? botTag() : null,
    ),
  );
}

/** The card of a person, by their name: who they are, their roles, and a way to write to them. */
export function openCard(id, anchor) {
  const user = world.people.get(id);
  if (!user) return;
  const roles = (world.members.get(id)?.roles ?? [])
    .map((role) => world.roles.get(role))
    .filter((role) => role && role.id !== world.guild.id);
  let close = () => {};
  const write = () => {
    close();
    openDirect(id);
  };
  const card = h(
    "div",
    { class: "card" },
    h("div", { class: "card-top" }, avatar(user, "huge")),
    h("h3", {}, nick(user), " ", user.bot ? botTag() : null),
    h("p", {}, user.username),
    roles.length
      ? h(
          "ul",
          { class: "card-roles" },
          roles.map((role) => h("li", {}, role.name)),
        )
      : null,
    user.bot
      ? h("button", { type: "button", class: "button primary", on: { click: write } }, `Message ${nick(user)}`)
      : null,
    id === world.me.id ? h("p", {}, "This is you.") : null,
    menuCommands(ON_PERSON, id, () => close()),
  );
  close = openLayer(card, anchor.getBoundingClientRect(), nick(user));
}

const showMembersWhereTheyFit = () => showMembers(wide.matches);
wide.addEventListener("change", showMembersWhereTheyFit);
showMembersWhereTheyFit();
on("opened", drawHead);
on("channels", drawHead);
on("unread", () => head.querySelector("[aria-controls=sidebar]")?.replaceWith(drawerButton()));
on("world", () => {
  drawHead();
  drawMembers();
});
