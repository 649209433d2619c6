// The open list of a select menu: it owns the focus until it closes. On a desk the page stays within reach beside it.

import { h, icon, isPhone } from "./dom.js";

const SEARCH_FROM = 9;
const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -999, End: 999 };

/** One opening of a menu; `done(values)` hears the choice, nothing when it was given up. */
export class OptionList {
  constructor(anchor, component, options, before, done) {
    Object.assign(this, { anchor, options, before, done, shown: options });
    this.most = component.max_values ?? 1;
    this.least = component.min_values ?? 1;
    this.multiple = this.most > 1;
    this.picked = new Set(before);
    this.current = Math.max(
      0,
      options.findIndex((option) => this.picked.has(option.value)),
    );
    this.closing = new AbortController();
    this.beside = ({ target }) => !this.isOurs(target) && this.commit();
    this.build(component.placeholder || "Options");
  }

  build(label) {
    this.list = h("ul", {
      class: "option-list",
      role: "listbox",
      tabindex: "-1",
      "aria-label": label,
      "aria-multiselectable": this.multiple ? "true" : null,
    });
    this.search = h("input", {
      class: "option-search",
      type: "search",
      placeholder: "Search",
      "aria-label": "Search the options",
      on: { input: () => this.filter() },
    });
    this.count = h("span", { class: "option-count", role: "status" });
    this.finish = h("button", { type: "button", class: "button primary", on: { click: () => this.commit() } }, "Done");
    this.sheet = h(
      "div",
      { class: "option-sheet" },
      this.options.length >= SEARCH_FROM ? this.search : null,
      this.list,
      this.multiple ? h("div", { class: "option-foot" }, this.count, this.finish) : null,
    );
    this.dialog = h(
      "dialog",
      {
        class: "options",
        "aria-label": label,
        on: {
          keydown: (event) => this.key(event),
          cancel: (event) => {
            event.preventDefault();
            this.close();
          },
          focusout: ({ relatedTarget }) => relatedTarget && !this.isOurs(relatedTarget) && this.commit(),
        },
      },
      this.sheet,
    );
  }

  open() {
    (this.anchor.closest("dialog") ?? document.body).append(this.dialog);
    if (isPhone()) this.openOver();
    else this.openBeside();
    this.anchor.setAttribute("aria-expanded", "true");
    this.draw();
    (this.search.isConnected && !isPhone() ? this.search : this.list).focus();
  }

  /** A press on the menu itself is the menu's own: it opens and closes its list. */
  isOurs(node) {
    return this.sheet.contains(node) || this.anchor.contains(node);
  }

  get isOpen() {
    return this.dialog.open;
  }

  /** From the bottom edge of a phone: a press on the darkened page only closes it. */
  openOver() {
    this.dialog.showModal();
    this.hear("click", this.beside);
  }

  /** By its menu, also when the page moves under it: a press elsewhere closes it and is a press all the same. */
  openBeside() {
    this.dialog.show();
    const follow = () => this.anchor.isConnected && place(this.sheet, this.anchor);
    follow();
    this.hear("pointerdown", this.beside);
    this.hear("scroll", follow);
    addEventListener("resize", follow, { signal: this.closing.signal });
  }

  hear(event, listener) {
    document.addEventListener(event, listener, { capture: true, signal: this.closing.signal });
  }

  close() {
    this.closing.abort();
    this.anchor.setAttribute("aria-expanded", "false");
    this.dialog.close();
    this.dialog.remove();
    this.anchor.focus({ preventScroll: true });
  }

  /** Closes and hands over the choice, if it is one and something changed. */
  commit() {
    const values = this.options.map((option) => option.value).filter((value) => this.picked.has(value));
    this.close();
    if (values.length >= this.least && !same(values, this.before)) this.done(values);
  }

  toggle(option) {
    if (!this.multiple) return this.choose(option.value);
    if (this.picked.has(option.value)) this.picked.delete(option.value);
    else if (this.picked.size < this.most) this.picked.add(option.value);
    return this.draw();
  }

  /** A lone choice is sent even when it is the one shown: the bot may want to hear it again. */
  choose(value) {
    const undone = this.least === 0 && this.picked.has(value);
    this.close();
    this.done(undone ? [] : [value]);
  }

  filter() {
    const wanted = this.search.value.trim().toLowerCase();
    this.shown = this.options.filter((option) =>
      `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted),
    );
    this.current = 0;
    this.draw();
  }

  draw() {
    this.list.replaceChildren(...this.shown.map((option, n) => this.row(option, n)));
    if (!this.shown.length) this.list.replaceChildren(h("li", { class: "option-none" }, "Nothing found"));
    this.count.textContent =
      this.least === this.most
        ? `${this.picked.size} of ${this.most}`
        : `${this.picked.size} chosen, ${this.least} to ${this.most} allowed`;
    this.finish.disabled = this.picked.size < this.least;
    const active = this.list.children[this.current];
    [this.list, this.search].forEach((node) => node.setAttribute("aria-activedescendant", active?.id ?? ""));
    active?.scrollIntoView({ block: "nearest" });
  }

  row(option, n) {
    const picked = this.picked.has(option.value);
    const full = this.multiple && this.picked.size >= this.most && !picked;
    const classes = ["option", n === this.current && "current", full && "full"].filter(Boolean).join(" ");
    return h(
      "li",
      {
        id: `option-${n}`,
        class: classes,
        role: "option",
        "aria-selected": String(picked),
        "aria-disabled": full ? "true" : null,
        data: { value: option.value },
        on: { click: () => this.toggle(option) },
      },
      option.mark ? h("span", { class: "option-mark" }, option.mark()) : null,
      h(
        "span",
        { class: "option-words" },
        h("span", {}, option.label),
        option.description ? h("small", {}, option.description) : null,
      ),
      h("span", { class: this.multiple ? "box" : "radio" }, picked ? icon("check") : null),
    );
  }

  key(event) {
    if (event.target === this.finish) return;
    if (event.key in STEPS) {
      this.current = Math.min(this.shown.length - 1, Math.max(0, this.current + STEPS[event.key]));
      this.draw();
    } else if (event.key === "Enter" || (event.key === " " && event.target !== this.search)) {
      const option = this.shown[this.current];
      if (option) this.toggle(option);
    } else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

const same = (a, b) => a.length === b.length && a.every((value) => b.includes(value));

const onScreen = (y) => Math.min(innerHeight, Math.max(0, y));

/** Under the button where there is room, else above it. It stays in sight if a new message moves the button away. */
function place(sheet, anchor) {
  const at = anchor.getBoundingClientRect();
  const [top, bottom] = [onScreen(at.top), onScreen(at.bottom)];
  const below = innerHeight - bottom - 12;
  const above = top - 12;
  const upward = below < 260 && above > below;
  sheet.style.left = `${at.left}px`;
  sheet.style.width = `${at.width}px`;
  sheet.style.maxHeight = `${Math.min(400, upward ? above : below)}px`;
  sheet.style.bottom = upward ? `${innerHeight - top + 4}px` : "auto";
  sheet.style.top = upward ? "auto" : `${bottom + 4}px`;
}
