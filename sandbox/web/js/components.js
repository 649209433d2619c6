// Components of messages, classic and V2: one builder a component type.

import { h, icon } from "./dom.js";
import { emojiImage } from "./inline.js";
import { busyComponent, press } from "./interactions.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, picture, veiled } from "./media.js";
import { select } from "./select.js";
import { hex } from "./store.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

const BUILDERS = {
  1: row,
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: text,
  11: thumbnail,
  12: mediaGallery,
  13: file,
  14: separator,
  17: container,
};

/** The components of a message as a list of nodes. */
export function components(message, list = message.components ?? []) {
  return list.map((component) => BUILDERS[component.type]?.(component, message));
}

function row(component, message) {
  return h("div", { class: "row" }, components(message, component.components));
}

function button(component, message) {
  const style = STYLES[component.style];
  const face = [
    component.emoji && emojiImage(component.emoji),
    component.label && h("span", { class: "button-label" }, component.label),
  ];
  const name = component.label ? {} : { "aria-label": component.emoji?.name };
  if (component.url) {
    const props = { class: "button link", href: component.url, target: "_blank", rel: "noopener noreferrer", ...name };
    return h(
      "a",
      component.disabled ? { ...props, href: null, role: "link", "aria-disabled": "true" } : props,
      face,
      icon("link"),
    );
  }
  const node = h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      data: { customId: component.custom_id },
      ...name,
    },
    face,
  );
  showWaiting(node, component, message);
  node.addEventListener("click", () => press(message, component.custom_id));
  return node;
}

const chosen = new Map(); // message id and custom id -> values chosen since the message last changed

export function forgetChoices(message) {
  [...chosen.keys()].filter((key) => key.startsWith(`${message} `)).forEach((key) => chosen.delete(key));
}

function menu(component, message) {
  const key = `${message.id} ${component.custom_id}`;
  const node = select(component, {
    values: chosen.get(key),
    choose: (values) => {
      chosen.set(key, values);
      press(message, component.custom_id, values);
    },
  });
  showWaiting(node, component, message);
  return node;
}

/** Until the bot answers, what was pressed turns and its neighbours cannot be pressed, though the keyboard finds them. */
function showWaiting(node, component, message) {
  const pressed = busyComponent(message.id);
  if (pressed === component.custom_id) node.setAttribute("aria-busy", "true");
  else if (pressed && !component.disabled) {
    node.classList.add("held");
    node.setAttribute("aria-disabled", "true");
    node.addEventListener("click", (event) => event.stopImmediatePropagation(), { capture: true });
  }
}

function section(component, message) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-words" }, components(message, component.components)),
    h("div", { class: "section-accessory" }, components(message, [component.accessory])),
  );
}

function text(component) {
  return h("div", { class: "text-display markdown" }, markdown(component.content));
}

const asPicture = (media, description, spoiler) => ({
  url: media.url,
  width: media.width,
  height: media.height,
  alt: description,
  spoiler,
});

function thumbnail(component) {
  return picture(asPicture(component.media, component.description, component.spoiler));
}

function mediaGallery(component) {
  return gallery(component.items.map((item) => asPicture(item.media, item.description, item.spoiler)));
}

function file(component) {
  const name =
    component.name ?? decodeURIComponent(new URL(component.file.url, location.href).pathname.split("/").at(-1));
  return fileCard({ url: component.file.url, name, size: component.size, spoiler: component.spoiler });
}

function separator(component) {
  const size = component.spacing === 2 ? "wide" : "narrow";
  return component.divider === false ? h("div", { class: `gap ${size}` }) : h("hr", { class: size });
}

function container(component, message) {
  const accent = component.accent_color;
  const node = h(
    "div",
    { class: "container", style: accent || accent === 0 ? { "--accent": hex(accent) } : {} },
    components(message, component.components),
  );
  return component.spoiler ? veiled(node) : node;
}
