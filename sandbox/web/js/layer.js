// A small sheet over the page, beside what it belongs to: the card of a person, the menu of a message.

import { h } from "./dom.js";

const EDGE = 8;

/** Shows a node by a rectangle of the screen; a press beside it or Escape closes it. Gives back how to close it. */
export function openLayer(content, at, label) {
  const dialog = h("dialog", { class: "layer", "aria-label": label }, content);
  let pressed = null; // where the press began; the finger that opened the sheet is still to be lifted
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener(
    "click",
    (event) => {
      const byPointer = event.detail > 0;
      if (byPointer && !pressed) event.stopPropagation();
      else if (event.target === dialog && pressed === dialog) dialog.close();
    },
    { capture: true },
  );
  dialog.addEventListener("contextmenu", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  const within = (wanted, size, room) => `${Math.max(EDGE, Math.min(wanted, room - size - EDGE))}px`;
  content.style.left = within(at.left, content.offsetWidth, innerWidth);
  content.style.top = within(at.bottom + 6, content.offsetHeight, innerHeight);
  return () => dialog.close();
}
