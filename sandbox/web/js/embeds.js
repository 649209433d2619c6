// Embeds, every part of them.

import { media } from "./api.js";
import { h } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { hex } from "./store.js";
import { stamp } from "./time.js";

/** One embed as a card. */
export function embed(data) {
  const shots = [data.image, data.thumbnail].filter(Boolean).map(asPicture);
  const image = data.image && picture(shots[0], shots);
  const thumb = data.thumbnail && picture(shots.at(-1), shots);
  return h(
    "article",
    { class: "embed", style: data.color || data.color === 0 ? { "--accent": hex(data.color) } : {} },
    h("div", { class: "embed-words" }, author(data.author), title(data), description(data), fields(data.fields ?? [])),
    thumb && h("div", { class: "embed-thumb" }, thumb),
    image && h("div", { class: "embed-image" }, image),
    footer(data),
  );
}

const asPicture = ({ url, width, height, description: alt }) => ({ url, width, height, alt });

const small = (url) => (url ? h("img", { class: "embed-icon", src: media(url), alt: "" }) : null);

const maybeLink = (url, children) =>
  url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children) : children;

const author = (data) =>
  data && h("div", { class: "embed-author" }, small(data.icon_url), h("span", {}, maybeLink(data.url, data.name)));

const title = (data) => data.title && h("h3", { class: "embed-title" }, maybeLink(data.url, inline(data.title)));

const description = (data) =>
  data.description && h("div", { class: "embed-description markdown" }, markdown(data.description));

function fields(list) {
  if (!list.length) return null;
  return h(
    "dl",
    { class: "embed-fields" },
    placed(list).map(({ field, span }) =>
      h(
        "div",
        { class: `embed-field span-${span}` },
        h("dt", {}, inline(field.name)),
        h("dd", { class: "markdown" }, markdown(field.value)),
      ),
    ),
  );
}

/** Inline fields stand up to three in a row; a full one ends the row. */
function placed(list) {
  const rows = [];
  for (const field of list) {
    const row = rows.at(-1);
    if (field.inline && row?.[0].inline && row.length < 3) row.push(field);
    else rows.push([field]);
  }
  return rows.flatMap((row) => row.map((field) => ({ field, span: field.inline ? 12 / row.length : 12 })));
}

function footer(data) {
  const words = [data.footer?.text, data.timestamp && stamp(new Date(data.timestamp))].filter(Boolean).join(" • ");
  return words && h("footer", { class: "embed-footer" }, small(data.footer?.icon_url), h("span", {}, words));
}
