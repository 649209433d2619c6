// What one can do with a message or a person: reactions, and the commands bots put into their menus.

import { byId, h, icon, toast } from "./dom.js";
import { emojiImage } from "./inline.js";
import { sendFromMenu } from "./interactions.js";
import { openLayer } from "./layer.js";
import { findMessage, world } from "./store.js";

export const ON_PERSON = 2;
export const ON_MESSAGE = 3;
const QUICK = ["👍", "👎", "❤️", "😂", "😮", "😢", "🎉", "🔥", "👀", "✅", "❌", "🙏"];

const keyOf = ({ id, name }) => (id ? `${name}:${id}` : name);

/** Adds our reaction to a message, or takes it back. */
export function react(message, emoji, add) {
  const call = add ? world.api.react : world.api.takeBackReaction;
  call(message.id, keyOf(emoji)).catch((error) => toast(error.message));
}

/** The reactions under a message; a press joins in or takes one's own back. */
export function reactions(message) {
  const list = message.reactions ?? [];
  if (!list.length) return null;
  return h(
    "div",
    { class: "reactions" },
    list.map((reaction) => {
      const { emoji, count, me } = reaction;
      const words = `${emoji.name}, ${count} ${count === 1 ? "reaction" : "reactions"}`;
      return h(
        "button",
        {
          type: "button",
          class: `reaction${me ? " mine" : ""}`,
          "aria-pressed": String(me),
          "aria-label": words,
          on: { click: () => react(message, emoji, !me) },
        },
        emojiImage(emoji),
        h("b", {}, String(count)),
      );
    }),
  );
}

/** The buttons for the commands bots offer on a person or a message. */
export function menuCommands(kind, target, close) {
  const found = world.commands.filter((command) => command.type === kind);
  if (!found.length) return null;
  const use = (command) => () => {
    close();
    sendFromMenu(command, target);
  };
  return h(
    "ul",
    { class: "menu-list", "aria-label": "Commands of bots" },
    found.map((command) => h("li", {}, menuButton("bolt", command.name, use(command)))),
  );
}

const menuButton = (sign, words, click) =>
  h("button", { type: "button", class: "menu-item", on: { click } }, icon(sign), h("span", {}, words));

function openMessageMenu(message, at) {
  let close = () => {};
  const pick = (emoji) => () => {
    close();
    react(message, { name: emoji }, true);
  };
  const copy = () => {
    close();
    navigator.clipboard.writeText(message.content).catch(() => toast("The text could not be copied."));
  };
  const sheet = h(
    "div",
    { class: "menu" },
    h(
      "div",
      { class: "menu-emoji", role: "group", "aria-label": "React" },
      QUICK.map((emoji) =>
        h("button", { type: "button", "aria-label": `React with ${emoji}`, on: { click: pick(emoji) } }, emoji),
      ),
    ),
    message.content ? menuButton("file", "Copy text", copy) : null,
    menuCommands(ON_MESSAGE, message.id, () => close()),
  );
  close = openLayer(sheet, at, "What to do with this message");
}

/** The button that shows itself on a message under the pointer or with the focus. */
export function actionsButton(message) {
  return h(
    "button",
    {
      type: "button",
      class: "actions",
      "aria-label": "React, or use a command on this message",
      title: "React, or use a command on this message",
      "aria-haspopup": "dialog",
      on: { click: ({ currentTarget }) => openMessageMenu(message, currentTarget.getBoundingClientRect()) },
    },
    icon("smile"),
  );
}

// A long press, or the other mouse button, opens the same menu; links, pictures and marked text keep the browser's own.
byId("messages").addEventListener("contextmenu", (event) => {
  const node = event.target.closest(".message:has(.actions)");
  const keeps = event.target.closest("a, img, input, textarea") || !getSelection().isCollapsed;
  const message = node && !keeps && findMessage(node.dataset.id);
  if (!message) return;
  event.preventDefault();
  openMessageMenu(message, { left: event.clientX, bottom: event.clientY });
});
