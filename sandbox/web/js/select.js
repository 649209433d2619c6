// Select menus: a labelled button that opens a list, under it on a desk and from the bottom edge on a phone.

import { h, icon, isPhone } from "./dom.js";
import { emojiImage } from "./inline.js";
import { avatar } from "./people.js";
import { CATEGORY, DM, hex, nick, world } from "./store.js";

const FILTER_FROM = 9;

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
  node.addEventListener("click", () => {
    openList(node, component, options, chosen, (next) => {
      chosen = next;
      draw();
      choose(next);
    });
  });
  node.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    node.click();
  });
  return node;
}

const OPTIONS = {
  3: (component) => component.options.map((option) => ({ ...option, mark: option.emoji && (() => emojiImage(option.emoji)) })),
  5: () => users(),
  6: () => roles(),
  7: () => [...users(), ...roles()],
  8: (component) => channels(component.channel_types ?? []),
};

const optionsOf = (component) => OPTIONS[component.type](component);

function users() {
  return [...world.people.values()].map((user) => ({
    value: user.id, label: nick(user), description: user.username, mark: () => avatar(user, "tiny"),
  }));
}

function roles() {
  return [...world.roles.values()].filter((role) => role.id !== world.guild.id).map((role) => ({
    value: role.id, label: `@${role.name}`, mark: () => h("span", { class: "role-dot", style: { "--role": role.color ? hex(role.color) : "" } }),
  }));
}

function channels(types) {
  return [...world.channels.values()]
    .filter((channel) => channel.type !== DM && (types.length ? types.includes(channel.type) : channel.type !== CATEGORY))
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
  return face.replaceChildren(...picked.map((option) => h("span", { class: "picked" }, option.mark?.(), h("span", {}, option.label))));
}

/** The open list; it owns the focus until it closes. */
function openList(anchor, component, options, before, done) {
  const limit = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const picked = new Set(before);
  const multiple = limit > 1;
  const list = h("ul", { class: "option-list", role: "listbox", tabindex: "-1", "aria-label": component.placeholder || "Options", "aria-multiselectable": multiple ? "true" : null });
  const search = h("input", { class: "option-search", type: "search", placeholder: "Search", "aria-label": "Search the options" });
  const counter = h("span", { class: "option-count", role: "status" });
  const finish = h("button", { type: "button", class: "button primary" }, "Done");
  const sheet = h("div", { class: "option-sheet" }, options.length >= FILTER_FROM ? search : null, list,
    multiple ? h("div", { class: "option-foot" }, counter, finish) : null);
  const dialog = h("dialog", { class: "options", "aria-label": component.placeholder || "Choose" }, sheet);
  let current = Math.max(0, options.findIndex((option) => picked.has(option.value)));
  let shown = options;

  const close = (values) => {
    anchor.setAttribute("aria-expanded", "false");
    dialog.close();
    dialog.remove();
    anchor.focus({ preventScroll: true });
    if (values && !same(values, before)) done(values);
  };
  const commit = () => close(picked.size >= least ? options.map((option) => option.value).filter((value) => picked.has(value)) : null);
  const toggle = (option) => {
    if (!multiple) return least === 0 && picked.has(option.value) ? close([]) : closeWith(option.value);
    if (picked.has(option.value)) picked.delete(option.value);
    else if (picked.size < limit) picked.add(option.value);
    return draw();
  };
  // A lone choice is sent even when it is the one shown: the bot may want to hear it again.
  const closeWith = (value) => {
    close(null);
    done([value]);
  };
  const draw = () => {
    list.replaceChildren(...shown.map((option, n) => optionRow(option, { picked: picked.has(option.value), current: n === current, multiple, full: picked.size >= limit }, () => toggle(option))));
    if (!shown.length) list.replaceChildren(h("li", { class: "option-none" }, "Nothing found"));
    counter.textContent = least === limit ? `${picked.size} of ${limit}` : `${picked.size} chosen, ${least} to ${limit} allowed`;
    finish.disabled = picked.size < least;
    const active = list.children[current];
    list.setAttribute("aria-activedescendant", active?.id ?? "");
    active?.scrollIntoView({ block: "nearest" });
  };
  const move = (step) => {
    current = Math.min(shown.length - 1, Math.max(0, current + step));
    draw();
  };
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    shown = options.filter((option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted));
    current = 0;
    draw();
  });
  finish.addEventListener("click", commit);
  dialog.addEventListener("keydown", (event) => listKeys(event, { move, search, finish, multiple, commit, pick: () => shown[current] && toggle(shown[current]) }));
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close(null);
  });
  dialog.addEventListener("click", (event) => event.target === dialog && (multiple ? commit() : close(null)));
  document.body.append(dialog);
  dialog.showModal();
  if (!isPhone()) place(sheet, anchor);
  anchor.setAttribute("aria-expanded", "true");
  draw();
  (search.isConnected && !isPhone() ? search : list).focus();
}

const same = (a, b) => a.length === b.length && a.every((value) => b.includes(value));

function listKeys(event, { move, pick, search, finish, multiple, commit }) {
  if (event.target === finish) return;
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -999, End: 999 };
  const inSearch = event.target === search;
  if (event.key in steps) move(steps[event.key]);
  else if (event.key === "Enter" && event.ctrlKey && multiple) commit();
  else if (event.key === "Enter" || (event.key === " " && !inSearch)) pick();
  else return;
  event.preventDefault();
}

function optionRow(option, { picked, current, multiple, full }, click) {
  const state = `option${current ? " current" : ""}${multiple && full && !picked ? " full" : ""}`;
  return h(
    "li",
    { id: `option-${option.value}`, class: state, role: "option", "aria-selected": String(picked), data: { value: option.value }, on: { click } },
    option.mark ? h("span", { class: "option-mark" }, option.mark()) : null,
    h("span", { class: "option-words" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null),
    h("span", { class: multiple ? "box" : "radio" }, picked ? icon("check") : null),
  );
}

/** Under the button where there is room, else above it. */
function place(sheet, anchor) {
  const at = anchor.getBoundingClientRect();
  const below = innerHeight - at.bottom - 12;
  const above = at.top - 12;
  const upward = below < 260 && above > below;
  sheet.style.left = `${at.left}px`;
  sheet.style.width = `${at.width}px`;
  sheet.style.maxHeight = `${Math.min(400, upward ? above : below)}px`;
  if (upward) sheet.style.bottom = `${innerHeight - at.top + 4}px`;
  else sheet.style.top = `${at.bottom + 4}px`;
}
