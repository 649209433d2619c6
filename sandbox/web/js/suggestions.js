// The list above the message box: commands, options, choices, people. The focus stays in the input it serves.

import { fill, h } from "./dom.js";

let counter = 0;

/** A list of `{title, detail, tail, mark, pick}` rows under a heading. */
export class Suggestions {
  constructor() {
    this.id = `suggestions-${(counter += 1)}`;
    this.heading = h("div", { class: "suggest-head" });
    this.list = h("ul", { id: this.id, role: "listbox", class: "suggest-list", "aria-label": "Suggestions" });
    this.node = h("div", { class: "suggestions", hidden: true }, this.heading, this.list);
    // Pressing a row must not take the focus from the input.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
    this.items = [];
    this.current = -1;
  }

  /** Makes an input speak for this list to screen readers. */
  serve(input) {
    // A box of several lines stays a text box: it may not be a combobox, and only those are open or not.
    const combobox = input.tagName === "TEXTAREA" ? {} : { role: "combobox", "aria-expanded": "false" };
    for (const [name, value] of Object.entries({
      ...combobox,
      "aria-autocomplete": "list",
      "aria-controls": this.id,
      autocomplete: "off",
    })) {
      input.setAttribute(name, value);
    }
  }

  say(open) {
    if (this.input?.getAttribute("role") === "combobox") this.input.setAttribute("aria-expanded", String(open));
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get picked() {
    return this.isOpen ? this.items[this.current] : undefined;
  }

  /** `first` is the row lit at once; none when the reader has not begun to choose. */
  show(input, heading, items, { first = 0, empty = "" } = {}) {
    this.input = input;
    this.items = items;
    this.current = items.length ? first : -1;
    fill(this.heading, heading);
    this.heading.hidden = !heading;
    fill(
      this.list,
      items.length
        ? items.map((item, n) => this.row(item, n))
        : empty
          ? h("li", { class: "suggest-none", role: "option", "aria-disabled": "true" }, empty)
          : null,
    );
    this.node.hidden = !items.length && !heading && !empty;
    this.light();
  }

  hide() {
    this.node.hidden = true;
    this.items = [];
    this.current = -1;
    this.say(false);
    this.input?.removeAttribute("aria-activedescendant");
  }

  move(step) {
    if (!this.items.length) return;
    this.current =
      (this.current + step + this.items.length + (this.current < 0 && step < 0 ? 1 : 0)) % this.items.length;
    this.light();
  }

  light() {
    [...this.list.children].forEach((row, n) => {
      row.classList.toggle("current", n === this.current);
      if (row.role === "option") row.setAttribute("aria-selected", String(n === this.current));
    });
    const row = this.list.children[this.current];
    row?.scrollIntoView({ block: "nearest" });
    this.say(this.isOpen);
    if (row) this.input?.setAttribute("aria-activedescendant", row.id);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  row(item, n) {
    return h(
      "li",
      {
        id: `${this.id}-${n}`,
        class: "suggest",
        role: "option",
        "aria-selected": "false",
        on: { click: () => item.pick() },
      },
      item.mark ? h("span", { class: "suggest-mark" }, item.mark()) : null,
      h("span", { class: "suggest-words" }, h("b", {}, item.title), item.detail ? h("small", {}, item.detail) : null),
      item.tail ? h("span", { class: "suggest-tail" }, item.tail) : null,
    );
  }

  /** Handles the keys every list knows; says whether it did. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.items.length) this.move(step);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
