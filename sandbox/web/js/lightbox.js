// A picture large over the page: a press, the wheel, two fingers or + and - zoom, dragging moves, arrows leaf through.

import { media } from "./api.js";
import { h, icon, iconButton } from "./dom.js";

const MAX_ZOOM = 8;
const PRESS_ZOOM = 2.5;

/** Opens pictures large, beginning with the one at `index`. */
export function openLightbox(shots, index = 0) {
  let at = Math.max(0, index);
  const stage = h("div", { class: "lightbox-stage" });
  const words = h("p", { class: "lightbox-words" });
  const original = h(
    "a",
    {
      class: "icon-button",
      target: "_blank",
      rel: "noopener",
      "aria-label": "Open the original",
      title: "Open the original",
    },
    icon("link"),
  );
  const close = () => dialog.close();
  const bar = h("div", { class: "lightbox-bar" }, original, iconButton("close", "Close", close));
  const dialog = h("dialog", { class: "lightbox", "aria-label": "Picture" }, stage, words, bar);
  const show = (step) => {
    at = (at + step + shots.length) % shots.length;
    const shot = shots[at];
    const image = h("img", { src: media(shot.url), alt: shot.alt ?? "", draggable: "false" });
    stage.replaceChildren(image);
    words.textContent = [shots.length > 1 ? `${at + 1} of ${shots.length}` : "", shot.alt ?? ""]
      .filter(Boolean)
      .join(" · ");
    original.href = media(shot.url);
    makeZoomable(stage, image);
  };
  if (shots.length > 1)
    dialog.append(
      turner("Previous picture", "left", () => show(-1)),
      turner("Next picture", "right", () => show(1)),
    );
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && shots.length > 1) show(step);
  });
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  stage.addEventListener("beside", close);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show(0);
  dialog.showModal();
}

const turner = (label, side, click) => iconButton("chevron", label, click, { class: `icon-button turner ${side}` });

/** Zoom and pan of one picture inside its stage. */
function makeZoomable(stage, image) {
  const view = { zoom: 1, x: 0, y: 0 };
  const fingers = new Map();
  // However far it is dragged, the picture fills the stage as far as it can.
  const held = (wanted, size, room) => {
    const most = Math.max(0, (size * view.zoom - room) / 2);
    return Math.min(most, Math.max(-most, wanted));
  };
  const draw = () => {
    view.x = held(view.x, image.offsetWidth, stage.clientWidth);
    view.y = held(view.y, image.offsetHeight, stage.clientHeight);
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
    stage.classList.toggle("zoomed", view.zoom > 1);
  };
  const zoomAt = (clientX, clientY, zoom) => {
    const next = Math.min(MAX_ZOOM, Math.max(1, zoom));
    const frame = stage.getBoundingClientRect();
    const px = clientX - frame.left - frame.width / 2;
    const py = clientY - frame.top - frame.height / 2;
    view.x = px - ((px - view.x) * next) / view.zoom;
    view.y = py - ((py - view.y) * next) / view.zoom;
    view.zoom = next;
    draw();
  };
  stage.onwheel = (event) => {
    event.preventDefault();
    zoomAt(event.clientX, event.clientY, view.zoom * Math.exp(-event.deltaY / 400));
  };
  const zoomMiddle = (factor) => zoomAt(innerWidth / 2, innerHeight / 2, view.zoom * factor);
  stage.closest("dialog").onkeydown = ({ key }) =>
    ({ "+": () => zoomMiddle(1.5), "=": () => zoomMiddle(1.5), "-": () => zoomMiddle(1 / 1.5) })[key]?.();
  // The stage holds the pointer, so a press is told by where it fell: on the picture, or beside it.
  stage.onclick = (event) => {
    if (stage.dataset.moved) return;
    if (!isWithin(event, image.getBoundingClientRect())) stage.dispatchEvent(new Event("beside"));
    else zoomAt(event.clientX, event.clientY, view.zoom > 1 ? 1 : PRESS_ZOOM);
  };
  stage.onpointerdown = (event) => {
    delete stage.dataset.moved;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
  };
  stage.onpointermove = (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (other) {
      const ratio = distance(event, other) / (distance(before, other) || 1);
      zoomAt((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2, view.zoom * ratio);
    } else if (view.zoom > 1) {
      view.x += event.clientX - before.clientX;
      view.y += event.clientY - before.clientY;
      draw();
    }
    if (other || distance(event, before) > 2) stage.dataset.moved = "yes";
    fingers.set(event.pointerId, event);
  };
  stage.onpointerup = stage.onpointercancel = (event) => fingers.delete(event.pointerId);
}

const isWithin = ({ clientX, clientY }, box) =>
  clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;

const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
