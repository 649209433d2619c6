// Pictures and files: they reserve their room before they arrive, carry their description and open large.

import { media } from "./api.js";
import { h, icon } from "./dom.js";
import { openLightbox } from "./lightbox.js";

const UNKNOWN = { width: 400, height: 300 };

/** One picture that opens large; `shots` are all pictures one can leaf through from here. */
export function picture(item, shots = [item]) {
  const { width, height } = item.width && item.height ? item : UNKNOWN;
  const image = h("img", {
    src: media(item.url),
    alt: item.alt || "",
    width,
    height,
    draggable: "false",
    decoding: "async",
  });
  image.addEventListener("error", () => button.classList.add("broken"));
  const button = h(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": item.alt ? `Open picture: ${item.alt}` : "Open picture",
      style: { "--natural": `${width}px`, "--ratio": width / height },
      on: { click: () => openLightbox(shots, shots.indexOf(item)) },
    },
    image,
  );
  return item.spoiler ? veiled(button) : button;
}

/** Several pictures as a mosaic; one alone keeps its own proportions. */
export function gallery(items) {
  if (items.length === 1) return h("div", { class: "pictures" }, picture(items[0], items));
  const columns = items.length === 2 || items.length === 4 ? 2 : 3;
  const tiles = items.map((item) => {
    const tile = picture(item, items);
    tile.classList.add("tile");
    return tile;
  });
  return h("div", { class: `pictures mosaic columns-${columns}` }, tiles);
}

/** A file to take away. */
export function fileCard({ url, name, size, spoiler }) {
  const card = h(
    "div",
    { class: "file" },
    icon("file"),
    h(
      "div",
      { class: "file-words" },
      h("a", { href: media(url), download: name, target: "_blank" }, name),
      h("span", {}, bytes(size)),
    ),
    h(
      "a",
      { class: "icon-button", href: media(url), download: name, "aria-label": `Download ${name}`, title: "Download" },
      icon("download"),
    ),
  );
  return spoiler ? veiled(card) : card;
}

/** Hidden until someone asks for it. */
export function veiled(node) {
  const veil = h("div", { class: "veil" }, node);
  const cover = h(
    "button",
    { type: "button", class: "veil-cover", "aria-label": "Spoiler, press to reveal" },
    h("span", {}, "Spoiler"),
  );
  node.setAttribute("inert", "");
  cover.addEventListener("click", () => {
    node.removeAttribute("inert");
    cover.remove();
    veil.classList.add("revealed");
  });
  veil.append(cover);
  return veil;
}

/** The attachments of a message: pictures together, then sound and film, then the rest. */
export function attachments(list) {
  const kind = (file) => (file.content_type ?? "").split("/")[0];
  const shots = list.filter((file) => kind(file) === "image").map(asPicture);
  const rest = list
    .filter((file) => kind(file) !== "image")
    .map((file) => {
      if (kind(file) === "video")
        return h("video", { class: "film", src: media(file.url), controls: true, width: 480 });
      if (kind(file) === "audio") return h("audio", { class: "sound", src: media(file.url), controls: true });
      return fileCard({ url: file.url, name: file.title ?? file.filename, size: file.size, spoiler: isSpoiler(file) });
    });
  return [shots.length ? gallery(shots) : null, rest];
}

const isSpoiler = (file) => file.filename.startsWith("SPOILER_");

function asPicture(file) {
  return {
    url: file.url,
    width: file.width,
    height: file.height,
    alt: file.description,
    name: file.filename,
    spoiler: isSpoiler(file),
  };
}

function bytes(size) {
  if (size === undefined || size === null) return "";
  const units = ["bytes", "KB", "MB", "GB"];
  const step = size ? Math.min(3, Math.floor(Math.log(size) / Math.log(1024))) : 0;
  return `${(size / 1024 ** step).toFixed(step ? 2 : 0)} ${units[step]}`;
}
