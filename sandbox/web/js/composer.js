// The message box: text, files, names to call, and the way into slash commands.

import { CommandLine } from "./commandline.js";
import { findCommands, leaves } from "./commands.js";
import { byId, fill, h, icon, iconButton, toast } from "./dom.js";
import { avatar } from "./people.js";
import { CATEGORY, channelName, DM, nick, on, putMessage, THREADS, world } from "./store.js";
import { Suggestions } from "./suggestions.js";

const MOST = 2000;
const HINTS = 3;
const suggestions = new Suggestions();
const drafts = new Map();
const lines = new Map();
let files = [];
let line = null; // the command being filled in
let place = null; // person and channel the text belongs to

const text = h("textarea", { rows: "1", class: "composer-text", spellcheck: "true" });
const picker = h("input", { type: "file", multiple: true, hidden: true });
const tray = h("ul", { class: "composer-files", "aria-label": "Files to send", hidden: true });
const slot = h("div", { class: "composer-slot" }, text);
const sendButton = iconButton("send", "Send", () => (line ? line.send() : send()), { class: "icon-button send" });
const room = h("span", { class: "room", "aria-live": "polite" });
suggestions.serve(text);
fill(
  byId("composer"),
  suggestions.node,
  tray,
  h(
    "div",
    { class: "composer-row" },
    iconButton("plus", "Add files", () => picker.click()),
    slot,
    room,
    sendButton,
  ),
  picker,
);

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, innerHeight / 2)}px`;
  const left = MOST - text.value.length;
  room.textContent = left < 200 ? String(left) : "";
  room.classList.toggle("over", left < 0);
}

function setText(value) {
  text.value = value;
  grow();
}

export function focusComposer() {
  if (line) line.focus();
  else text.focus();
}

/** Starts filling in a command, by name. */
export function beginCommand(label) {
  const leaf = leaves().find((one) => one.label === label);
  if (leaf) enter(leaf);
  else {
    setText(`/${label}`);
    text.focus();
    offer();
  }
}

function enter(leaf) {
  suggestions.hide();
  setText("");
  line = new CommandLine(leaf, suggestions, leave);
  fill(slot, line.node);
  line.focus();
}

function leave(typed = "") {
  line = null;
  suggestions.hide();
  fill(slot, text);
  setText(typed);
  text.focus();
  if (typed) offer();
}

/** Offers commands after a slash, people after @ and channels after #. */
function offer() {
  const value = text.value;
  if (/^\/[^\n]*$/.test(value)) return offerCommands(value.slice(1));
  const call = /(^|\s)([@#])([^\s@#]*)$/.exec(value.slice(0, text.selectionStart));
  return call ? offerNames(call[2], call[3]) : suggestions.hide();
}

function offerCommands(typed) {
  const [begun] = leaves()
    .filter(({ label }) => typed.startsWith(`${label} `))
    .sort((a, b) => b.label.length - a.label.length);
  if (begun) {
    enter(begun);
    const rest = typed.slice(begun.label.length).trim();
    return rest ? line.takeIn(rest) : null;
  }
  const found = findCommands(typed);
  return suggestions.show(
    text,
    [h("b", {}, "Commands")],
    found.map((leaf) => ({
      title: `/${leaf.label}`,
      detail: leaf.description,
      tail: optionHints(leaf.options),
      mark: () => (leaf.application ? avatar(leaf.application, "small") : icon("bolt")),
      pick: () => enter(leaf),
    })),
    { empty: "No command matches." },
  );
}

/** The first few options of a command, and how many more there are. */
function optionHints(options) {
  const hint = (words, needed) => h("span", { class: `option-hint${needed ? " needed" : ""}` }, words);
  const more = options.length - HINTS;
  return [
    ...options.slice(0, HINTS).map(({ name, required }) => hint(name, required)),
    more > 0 ? hint(`+${more}`) : null,
  ];
}

function names(sign) {
  if (sign === "#") {
    return [...world.channels.values()]
      .filter((channel) => ![DM, CATEGORY].includes(channel.type))
      .map((channel) => ({
        name: channelName(channel),
        mark: () => icon(THREADS.has(channel.type) ? "thread" : "hash"),
        code: `<#${channel.id}>`,
      }));
  }
  const roles = [...world.roles.values()].filter((role) => role.id !== world.guild?.id);
  return [
    ...[...world.people.values()].map((user) => ({
      name: nick(user),
      detail: user.username,
      mark: () => avatar(user, "tiny"),
      code: `<@${user.id}>`,
    })),
    ...roles.map((role) => ({ name: role.name, detail: "role", mark: () => icon("people"), code: `<@&${role.id}>` })),
  ];
}

function offerNames(sign, typed) {
  const found = names(sign)
    .filter(({ name, detail }) => `${name} ${detail ?? ""}`.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, 10);
  suggestions.show(
    text,
    null,
    found.map((one) => ({
      title: sign + one.name,
      detail: one.detail,
      mark: one.mark,
      pick: () => insertName(sign, typed, one.name),
    })),
  );
}

function insertName(sign, typed, name) {
  const end = text.selectionStart;
  text.setRangeText(`${sign}${name} `, end - typed.length - 1, end, "end");
  suggestions.hide();
  text.focus();
}

const quoted = (name) => name.replaceAll(/[^\w\s]/g, "\\$&");

/** Names as one reads them become the marks Discord sends; longer names first, and only whole words. */
function encoded(value) {
  const all = ["@", "#"]
    .flatMap((sign) => names(sign).map(({ name, code }) => [sign + name, code]))
    .sort((a, b) => b[0].length - a[0].length);
  return all.reduce(
    (result, [name, code]) => result.replaceAll(new RegExp(`(?<![\\w<])${quoted(name)}(?!\\w)`, "g"), code),
    value,
  );
}

async function send() {
  const value = text.value.trim();
  const channel = world.channel;
  if ((!value && !files.length) || !channel) return;
  const sent = files;
  setText("");
  setFiles([]);
  try {
    putMessage(await world.api.say(channel, encoded(value), sent));
  } catch (error) {
    setText(value);
    setFiles(sent);
    toast(error.message);
  }
}

function setFiles(next) {
  files = next;
  tray.hidden = !files.length;
  fill(
    tray,
    files.map((file) =>
      h(
        "li",
        {},
        icon("file"),
        h("span", {}, file.name),
        iconButton("close", `Remove ${file.name}`, () => setFiles(files.filter((one) => one !== file))),
      ),
    ),
  );
}

text.addEventListener("input", () => {
  grow();
  offer();
});
text.addEventListener("keydown", (event) => {
  if (event.isComposing || suggestions.key(event)) return;
  const { picked } = suggestions;
  if (picked && ["Enter", "Tab"].includes(event.key)) {
    event.preventDefault();
    picked.pick();
  } else if (event.key === "Enter" && !event.shiftKey && !matchMedia("(pointer: coarse)").matches) {
    event.preventDefault();
    send();
  }
});
addEventListener("resize", grow);
// A list never lies over the messages while one is busy with them.
byId("composer").addEventListener("focusout", ({ currentTarget, relatedTarget }) => {
  if (!currentTarget.contains(relatedTarget)) suggestions.hide();
});
text.addEventListener(
  "paste",
  (event) => event.clipboardData.files.length && setFiles([...files, ...event.clipboardData.files]),
);
picker.addEventListener("change", () => {
  setFiles([...files, ...picker.files]);
  picker.value = "";
});
byId("chat").addEventListener("dragover", (event) => event.preventDefault());
byId("chat").addEventListener("drop", (event) => {
  event.preventDefault();
  setFiles([...files, ...event.dataTransfer.files]);
});
// Typing anywhere else goes into the message box.
document.addEventListener("keydown", (event) => {
  const busy = document.querySelector("dialog[open]") || document.activeElement.closest("input, textarea");
  if (!busy && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey)
    focusComposer();
});

on("opened", () => {
  const next = `${world.me.id} ${world.channel}`;
  if (next === place) return;
  if (place) drafts.set(place, text.value);
  if (place) lines.set(place, line);
  place = next;
  line = lines.get(place) ?? null;
  fill(slot, line?.node ?? text);
  suggestions.hide();
  setFiles([]);
  setText(drafts.get(place) ?? "");
  const channel = world.channels.get(world.channel);
  const name = channel ? `${channel.type === DM ? "@" : "#"}${channelName(channel)}` : "";
  text.placeholder = `Message ${name}`;
  text.setAttribute("aria-label", `Message ${name}`);
});
