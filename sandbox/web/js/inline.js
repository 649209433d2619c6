// Discord's inline markdown as nodes: emphasis, code, links, mentions, times and emoji.

import { emojiPicture } from "./api.js";
import { h, icon } from "./dom.js";
import { channelName, hex, nick, THREADS, world } from "./store.js";
import { timeMark } from "./time.js";

const CODE = /^(`+)([^]*?[^`])\1(?!`)/;
const MARKS = [
  ["**", "strong"],
  ["__", "u"],
  ["~~", "s"],
  ["||", "spoiler"],
  ["*", "em"],
  ["_", "em"],
];
const SPECIAL = /[\\`*_~|<[@]|https?:/g;

const RULES = [
  [/^\\([^\sA-Za-z0-9])/, ([, char]) => char],
  [CODE, ([, , code]) => h("code", {}, code.trim() || code)],
  [
    /^\[((?:\\.|\[[^\]]*\]|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>]*?)>?(?: +"([^"]*)")?\)(?!\))/,
    ([, text, url, title]) => link(url, inline(text), title),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url]) => link(url, url)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])*_|!?]/, ([url]) => link(url, url)],
  [/^<@!?(\d+)>/, ([, id]) => userMention(id)],
  [/^<@&(\d+)>/, ([, id]) => roleMention(id)],
  [/^<#(\d+)>/, ([, id]) => channelMention(id)],
  [
    /^<\/([^:>]+):\d+>/,
    ([, name]) => h("button", { type: "button", class: "mention", data: { command: name } }, `/${name}`),
  ],
  [/^<(a?):(\w+):(\d+)>/, ([, animated, name, id]) => emojiImage({ id, name, animated: Boolean(animated) })],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, ([, seconds, style]) => timeMark(Number(seconds), style)],
  [/^@(everyone|here)\b/, ([text]) => h("span", { class: "mention" }, text)],
];

/** Text with marks as a list of nodes and strings. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  const keep = (node) => {
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(node);
  };
  for (let at = 0; at < text.length;) {
    const found = ruleAt(text, at) ?? spanAt(text, at);
    if (found) {
      if (typeof found.node === "string") plain += found.node;
      else keep(found.node);
      at += found.length;
      continue;
    }
    SPECIAL.lastIndex = at + 1;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function ruleAt(text, at) {
  const rest = text.slice(at);
  for (const [pattern, build] of RULES) {
    const match = pattern.exec(rest);
    if (match) return { node: build(match), length: match[0].length };
  }
  return null;
}

function spanAt(text, at) {
  for (const [mark, kind] of MARKS) {
    if (!text.startsWith(mark, at) || !opens(text, at, mark)) continue;
    const end = spanEnd(text, at + mark.length, mark);
    if (end <= at + mark.length) continue;
    const inner = inline(text.slice(at + mark.length, end));
    return { node: kind === "spoiler" ? spoiler(inner) : h(kind, {}, inner), length: end + mark.length - at };
  }
  return null;
}

/** A star before a space is a star; an underscore inside a word is an underscore. */
function opens(text, at, mark) {
  if (mark === "*") return /\S/.test(text[at + 1] ?? " ");
  return mark !== "_" || !/\w/.test(text[at - 1] ?? " ");
}

/** Where the mark closes, stepping over escapes, code and longer runs that belong to other marks. */
function spanEnd(text, from, mark) {
  for (let at = from; at < text.length;) {
    if (text[at] === "\\") at += 2;
    else if (text[at] === "`") at += CODE.exec(text.slice(at))?.[0].length ?? 1;
    else if (text[at] !== mark[0]) at += 1;
    else {
      const run = runLength(text, at);
      if (closes(text, at, run, mark)) return at + run - mark.length;
      at += run;
    }
  }
  return -1;
}

function runLength(text, at) {
  let end = at;
  while (text[end] === text[at]) end += 1;
  return end - at;
}

function closes(text, at, run, mark) {
  if (mark.length === 2) return run >= 2;
  if (run === 2) return false;
  return mark !== "_" || !/\w/.test(text[at + run] ?? " ");
}

function link(url, children, title) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", title: title ?? url }, children);
}

function userMention(id) {
  const user = world.people.get(id);
  return h(
    "button",
    { type: "button", class: "mention", data: { user: id } },
    `@${user ? nick(user) : "unknown-user"}`,
  );
}

function roleMention(id) {
  const role = world.roles.get(id);
  return h(
    "span",
    { class: "mention role", style: role?.color ? { "--role": hex(role.color) } : {} },
    `@${role?.name ?? "unknown-role"}`,
  );
}

function channelMention(id) {
  const channel = world.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, "# No access");
  const sign = THREADS.has(channel.type) ? icon("thread") : "#";
  return h("a", { class: "mention", href: `#/as/${world.me.id}/${id}` }, sign, channelName(channel));
}

/** A custom emoji as its picture, any other as its character. */
export function emojiImage(emoji) {
  if (!emoji.id) return h("span", { class: "emoji-char" }, emoji.name);
  const name = `:${emoji.name}:`;
  return h("img", {
    class: "emoji",
    src: emojiPicture(emoji.id, emoji.animated),
    alt: name,
    title: name,
    draggable: "false",
  });
}

function spoiler(children) {
  const node = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to reveal" },
    h("span", {}, children),
  );
  const reveal = () => {
    node.classList.add("revealed");
    ["role", "tabindex", "aria-label"].forEach((name) => node.removeAttribute(name));
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && reveal());
  return node;
}
