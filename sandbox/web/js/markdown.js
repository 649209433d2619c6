// Discord's block markdown as nodes: code blocks, quotes, headings, small text and lists around the inline marks.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n*([^]*?)\n*```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const QUOTE = /^> (.*)$/;
const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;
const CONTINUED = /^ {2,}\S/;
const ONLY_EMOJI = /^(?:\s|<a?:\w+:\d+>|\p{Extended_Pictographic}|\u200d|\ufe0f){1,80}$/u;

/** Markdown as a fragment, ready to be put into a `.markdown` element. */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(text));
  return fragment;
}

export const isOnlyEmoji = (text) => ONLY_EMOJI.test(text);

function blocks(text) {
  const tail = /(^|\n)>>> ([^]*)$/.exec(text);
  if (tail) return [...fenced(text.slice(0, tail.index)), h("blockquote", {}, fenced(tail[2]))];
  return fenced(text);
}

function fenced(text) {
  const nodes = [];
  let last = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...lines(text.slice(last, match.index).replace(/\n$/, "")));
    nodes.push(h("pre", { tabindex: "0" }, h("code", { data: match[1] ? { language: match[1] } : {} }, match[2])));
    last = match.index + match[0].length;
  }
  return [...nodes, ...lines(last ? text.slice(last).replace(/^\n/, "") : text)];
}

function lines(text) {
  const rest = text === "" ? [] : text.split("\n");
  const nodes = [];
  while (rest.length) nodes.push(...takeBlock(rest));
  return nodes;
}

/** Takes the next block off the front of the lines. */
function takeBlock(rest) {
  const [line] = rest;
  const heading = HEADING.exec(line);
  // Messages begin with whatever size they like: to ears all their headings stand right below the channel's.
  if (heading) return [h("h2", { class: `heading-${heading[1].length}` }, inline(shifted(rest, heading[2])))];
  const small = SMALL.exec(line);
  if (small) return [h("small", { class: "subtext" }, inline(shifted(rest, small[1])))];
  if (QUOTE.test(line))
    return [
      h(
        "blockquote",
        {},
        lines(
          takeWhile(rest, QUOTE)
            .map((quoted) => quoted.slice(2))
            .join("\n"),
        ),
      ),
    ];
  if (ITEM.test(line)) return lists(takeItems(rest));
  return paragraph(rest);
}

function shifted(rest, value) {
  rest.shift();
  return value;
}

function takeWhile(rest, pattern) {
  const taken = [];
  while (rest.length && pattern.test(rest[0])) taken.push(rest.shift());
  return taken;
}

/** Takes the items of a list. A line that is set in, and is no item, goes on with the item above it. */
function takeItems(rest) {
  const items = [];
  while (rest.length && (ITEM.test(rest[0]) || CONTINUED.test(rest[0]))) {
    const line = rest.shift();
    const item = ITEM.exec(line);
    if (item) items.push(item);
    else items.at(-1)[3] += `\n${line.trim()}`;
  }
  return items;
}

const startsBlock = (line) => [HEADING, SMALL, QUOTE, ITEM].some((pattern) => pattern.test(line));

/** Ordinary lines keep their breaks, and may carry marks from one line to the next. */
function paragraph(rest) {
  const taken = [];
  while (rest.length && !startsBlock(rest[0])) taken.push(rest.shift());
  return inline(taken.join("\n"));
}

const isNumbered = (item) => /\d/.test(item[2]);

/** Items nest by how far they are set in; numbers after dots begin a list of their own. */
function lists(items) {
  const base = items[0][1].length;
  const nodes = [];
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && items[end][1].length > base) end += 1;
    const nested = items.slice(at + 1, end);
    const tag = isNumbered(items[at]) ? "OL" : "UL";
    if (nodes.at(-1)?.tagName !== tag)
      nodes.push(h(tag.toLowerCase(), tag === "OL" ? { start: parseInt(items[at][2], 10) } : {}));
    nodes.at(-1).append(h("li", {}, inline(items[at][3]), ...(nested.length ? lists(nested) : [])));
    at = end;
  }
  return nodes;
}
