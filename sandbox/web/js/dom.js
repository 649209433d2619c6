// Building the page from data: elements are made here and text only ever becomes text nodes, so nothing needs escaping.

const SVG = "http://www.w3.org/2000/svg";

/** An element: `class`, `on` (listeners), `style` (properties), `data` (dataset); every other key is an attribute. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "on") Object.entries(value).forEach(([type, listener]) => node.addEventListener(type, listener));
    else if (key === "style") Object.entries(value).forEach(([name, v]) => node.style.setProperty(name, v));
    else if (key === "data") Object.assign(node.dataset, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...kept(children));
  return node;
}

/** Replaces everything inside a node. */
export function fill(node, ...children) {
  node.replaceChildren(...kept(children));
  return node;
}

function kept(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

export const byId = (id) => document.getElementById(id);

const ICONS = {
  hash: "M9 3 7.2 21M16.8 3 15 21M4 8.5h17M3 15.5h17",
  thread: "M4 5h16v10H11l-4 4v-4H4zM8 9h8M8 12h5",
  menu: "M4 6h16M4 12h16M4 18h16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.8 3.5 5.5",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  link: "M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9",
  eye: "M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  warn: "M12 4 2.5 20h19zM12 10v4M12 17v.5",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 14.5c.8 1.2 2 1.9 3.5 1.9s2.7-.7 3.5-1.9M9 9.5v.5M15 9.5v.5",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  arrow: "M5 12h14M13 6l6 6-6 6",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
};

/** A line icon; decorative, so hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A round button that shows only an icon, named for screen readers and on hover. */
export function iconButton(name, label, click, extra = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click }, ...extra },
    icon(name),
  );
}

/** Says something aloud to screen readers without moving the focus. */
export function announce(text) {
  const log = byId("announcer");
  log.append(h("p", {}, text));
  while (log.childElementCount > 20) log.firstElementChild.remove();
}

/** A short complaint at the edge of the screen, gone by itself. */
export function toast(text) {
  const note = h("div", { class: "toast" }, icon("warn"), h("span", {}, text));
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

export const isPhone = () => matchMedia("(max-width: 720px)").matches;
