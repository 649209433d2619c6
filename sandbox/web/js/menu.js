// The menu of a message or a person: reactions and context menu commands.

import { byId, h, icon, toast } from "./dom.js";
import { emojiImage } from "./inline.js";
import { sendFromMenu } from "./interactions.js";
import { openLayer } from "./layer.js";
import { findMessage, world } from "./store.js";

export const ON_PERSON = 2;
const ON_MESSAGE = 3;
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

const LONG_PRESS_MS = 500;
const STILL_PX = 10;
const list = byId("messages");
let press = null; // the finger that rests on a message

/** The message under a press, unless what was pressed has a use of its own for it. */
function pressed({ target }) {
  const node = target.closest(".message:has(.actions)");
  return node && !target.closest("a, button, img, input, textarea") ? findMessage(node.dataset.id) : null;
}

function letGo() {
  clearTimeout(press?.timer);
  press = null;
}

// The other mouse button opens the menu too; marked text keeps the browser's own.
list.addEventListener("contextmenu", (event) => {
  const message = pressed(event);
  if (!message || !getSelection().isCollapsed) return;
  event.preventDefault();
  if (event.pointerType !== "touch") openMessageMenu(message, { left: event.clientX, bottom: event.clientY });
});
list.addEventListener("pointerdown", (event) => {
  letGo();
  const message = event.pointerType === "touch" && pressed(event);
  if (!message) return;
  const { clientX, clientY } = event;
  const open = () => openMessageMenu(message, { left: clientX, bottom: clientY });
  press = { clientX, clientY, timer: setTimeout(open, LONG_PRESS_MS) };
});
list.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (press && Math.hypot(clientX - press.clientX, clientY - press.clientY) > STILL_PX) letGo();
});
["pointerup", "pointercancel"].forEach((name) => list.addEventListener(name, letGo));
