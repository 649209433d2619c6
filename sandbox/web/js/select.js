// Select menus: a labelled button that opens a list, under it on a desk and from the bottom edge on a phone.

import { h, icon } from "./dom.js";
import { emojiImage } from "./inline.js";
import { OptionList } from "./optionlist.js";
import { avatar } from "./people.js";
import { CATEGORY, DM, hex, nick, world } from "./store.js";

/** A select menu. `choose(values)` is called once a choice stands; `values` are those chosen before. */
export function select(component, { values, choose, label }) {
  const options = optionsOf(component);
  let chosen = values ?? defaults(component, options);
  const face = h("span", { class: "select-face" });
  const node = h(
    "button",
    {
      type: "button",
      class: "select",
      disabled: component.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label,
      data: { customId: component.custom_id },
    },
    face,
    icon("chevron"),
  );
  const draw = () => drawFace(face, component, options, chosen);
  draw();
  let list = null;
  node.addEventListener("click", () => {
    if (list?.isOpen) return list.commit();
    list = new OptionList(node, component, options, chosen, (next) => {
      chosen = next;
      draw();
      choose(next);
    });
    return list.open();
  });
  node.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    node.click();
  });
  return node;
}

const OPTIONS = {
  3: (component) =>
    component.options.map((option) => ({ ...option, mark: option.emoji && (() => emojiImage(option.emoji)) })),
  5: () => users(),
  6: () => roles(),
  7: () => [...users(), ...roles()],
  8: (component) => channels(component.channel_types ?? []),
};

const optionsOf = (component) => OPTIONS[component.type](component);

function users() {
  return [...world.people.values()].map((user) => ({
    value: user.id,
    label: nick(user),
    description: user.username,
    mark: () => avatar(user, "tiny"),
  }));
}

function roles() {
  return [...world.roles.values()]
    .filter((role) => role.id !== world.guild.id)
    .map((role) => ({
      value: role.id,
      label: `@${role.name}`,
      mark: () => h("span", { class: "role-dot", style: { "--role": role.color ? hex(role.color) : "" } }),
    }));
}

function channels(types) {
  return [...world.channels.values()]
    .filter(
      (channel) => channel.type !== DM && (types.length ? types.includes(channel.type) : channel.type !== CATEGORY),
    )
    .map((channel) => ({ value: channel.id, label: channel.name, mark: () => icon("hash") }));
}

function defaults(component, options) {
  const given = (component.default_values ?? []).map((value) => value.id);
  return options.filter((option) => option.default || given.includes(option.value)).map((option) => option.value);
}

function drawFace(face, component, options, chosen) {
  const picked = options.filter((option) => chosen.includes(option.value));
  face.classList.toggle("empty", !picked.length);
  if (!picked.length) return face.replaceChildren(component.placeholder || "Make a selection");
  return face.replaceChildren(
    ...picked.map((option) => h("span", { class: "picked" }, option.mark?.(), h("span", {}, option.label))),
  );
}
