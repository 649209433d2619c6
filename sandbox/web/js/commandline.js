// A command being filled in: its name, a pill for each option, and the list that helps with the one in hand.

import { ATTACHMENT, knownChoices, readValue } from "./commands.js";
import { h } from "./dom.js";
import { sendCommand } from "./interactions.js";
import { world } from "./store.js";

const ASK_AFTER_MS = 150;
const SHOWN = 25;

/** The line that stands in the message box while a command is filled in. */
export class CommandLine {
  constructor(leaf, suggestions, leave) {
    Object.assign(this, { leaf, suggestions, leave });
    this.fields = new Map();
    this.question = 0;
    this.tail = h("input", { class: "tail", type: "text", "aria-label": `More options of /${leaf.label}` });
    suggestions.serve(this.tail);
    this.tail.addEventListener("input", () => this.typedTail());
    this.tail.addEventListener("focus", () => this.offerOptions());
    this.tail.addEventListener("keydown", (event) => this.tailKey(event));
    this.node = h(
      "div",
      { class: "command-line", role: "group", "aria-label": `Command ${leaf.label}` },
      h("span", { class: "command-chip" }, `/${leaf.label}`),
      this.tail,
    );
    leaf.options.filter((option) => option.required).forEach((option) => this.add(option));
    this.drawTail();
  }

  focus() {
    const empty = [...this.fields.values()].find((field) => !field.input.value);
    (empty?.input ?? this.tail).focus();
  }

  get left() {
    return this.leaf.options.filter((option) => !this.fields.has(option.name));
  }

  drawTail() {
    this.tail.placeholder = this.left.length ? `+${this.left.length} optional` : "";
    this.tail.size = Math.max(2, this.tail.placeholder.length);
  }

  add(option) {
    const takesFile = option.type === ATTACHMENT;
    const input = h("input", {
      type: takesFile ? "file" : "text",
      class: "pill-input",
      "aria-label": `${option.name}: ${option.description}`,
      "aria-required": option.required ? "true" : null,
      spellcheck: "false",
    });
    const pill = h(
      "label",
      { class: "pill", data: { option: option.name } },
      h("span", { class: "pill-name" }, option.name),
      input,
    );
    const field = { option, input, pill, value: undefined };
    if (!takesFile) this.suggestions.serve(input);
    input.addEventListener("input", () => (takesFile ? this.handedOver(field) : this.typed(field)));
    input.addEventListener("focus", () => this.offer(field));
    input.addEventListener("keydown", (event) => this.fieldKey(event, field));
    this.fields.set(option.name, field);
    this.tail.before(pill);
    this.stretch(field);
    this.drawTail();
    return field;
  }

  handedOver(field) {
    [field.value] = field.input.files;
    field.pill.classList.remove("wrong");
    this.offer(field);
  }

  stretch(field) {
    field.input.size = Math.max(3, field.input.value.length + 1);
  }

  typed(field) {
    if (this.jumped(field.input)) return;
    field.value = undefined;
    field.pill.classList.remove("wrong");
    this.stretch(field);
    this.offer(field);
  }

  /** Typing or pasting `name:` goes to that option, with what follows it, as fast hands do. */
  jumped(input) {
    const names = this.leaf.options.map(({ name }) => name).join("|");
    const match = names && new RegExp(`(?:^|\\s)(${names}):`, "iu").exec(input.value);
    if (!match) return false;
    const wanted = match[1].toLowerCase();
    const rest = input.value.slice(match.index + match[0].length).trimStart();
    input.value = input.value.slice(0, match.index);
    const field = this.fields.get(wanted) ?? this.add(this.leaf.options.find(({ name }) => name === wanted));
    if (rest && field.option.type !== ATTACHMENT) Object.assign(field, { value: undefined }).input.value = rest;
    field.input.focus();
    if (!this.jumped(field.input)) this.offer(field);
    this.stretch(field);
    return true;
  }

  /** What was pasted after the command's name: `name:value`, one after the other, or the first option's value. */
  takeIn(rest) {
    const field = [...this.fields.values()][0];
    const input = field?.input ?? this.tail;
    input.value = rest;
    if (!this.jumped(input) && field) this.typed(field);
  }

  hint(field, error = "") {
    return [
      h("b", {}, field.option.name),
      h("span", { class: error ? "wrong-words" : "" }, error || field.option.description),
    ];
  }

  /** Offers what this option takes, from what we know or by asking the bot. */
  async offer(field) {
    const mine = (this.question += 1);
    const typed = field.value === undefined ? field.input.value : "";
    const show = (choices, empty) =>
      this.suggestions.show(
        field.input,
        this.hint(field),
        choices.slice(0, SHOWN).map((choice) => this.item(field, choice)),
        { empty },
      );
    const known = knownChoices(field.option);
    if (known)
      return show(
        known.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())),
        "Nothing matches.",
      );
    if (!field.option.autocomplete) return show([]);
    if (!this.suggestions.items.length || this.suggestions.input !== field.input) show([], "Loading options…");
    await new Promise((resolve) => setTimeout(resolve, ASK_AFTER_MS));
    // Who has left the channel meanwhile asks nothing there.
    if (mine !== this.question || !field.input.isConnected) return null;
    const choices = await this.ask(field);
    return mine === this.question && document.activeElement === field.input
      ? show(choices, "No options match your search.")
      : null;
  }

  async ask(field) {
    const options = Object.fromEntries(
      [...this.fields.values()]
        .filter((one) => one === field || (one.input.value && one.option.type !== ATTACHMENT))
        .map((one) => [one.option.name, one.value ?? one.input.value]),
    );
    options[field.option.name] = field.input.value;
    const { name, path } = this.leaf;
    try {
      const { choices } = await world.api.autocomplete({
        channel_id: world.channel,
        name,
        path,
        options,
        focused: field.option.name,
      });
      return choices;
    } catch {
      return [];
    }
  }

  item(field, choice) {
    return { title: choice.name, detail: choice.detail, mark: choice.mark, pick: () => this.pick(field, choice) };
  }

  pick(field, choice) {
    this.question += 1;
    field.input.value = choice.name;
    field.value = choice.value;
    field.pill.classList.remove("wrong");
    this.stretch(field);
    this.suggestions.hide();
    const next = [...this.fields.values()].find((one) => !one.input.value);
    (next?.input ?? this.tail).focus();
  }

  fieldKey(event, field) {
    // Who closes the list does not want it back when a late answer comes.
    if (event.key === "Escape") this.question += 1;
    if (event.isComposing || this.suggestions.key(event)) return;
    const { picked } = this.suggestions;
    const choosing = picked && field.value === undefined;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && choosing)) {
      event.preventDefault();
      if (choosing) picked.pick();
      else this.send();
    } else if (event.key === "Escape") this.leave();
    else if (event.key === "Backspace" && !field.input.value) this.remove(event, field);
  }

  get isEmpty() {
    return ![...this.fields.values()].some(({ input }) => input.value) && !this.tail.value;
  }

  /** Backspace in an empty pill takes it away; in a required one it gives up a command that holds nothing else. */
  remove(event, field) {
    event.preventDefault();
    if (field.option.required) return this.isEmpty ? this.leave(`/${this.leaf.label}`) : null;
    this.fields.delete(field.option.name);
    field.pill.remove();
    this.drawTail();
    return this.tail.focus();
  }

  typedTail() {
    if (!this.jumped(this.tail)) this.offerOptions();
  }

  offerOptions() {
    const wanted = this.tail.value.trim().toLowerCase();
    const items = this.left
      .filter(({ name }) => name.includes(wanted))
      .map((option) => ({ title: option.name, detail: option.description, pick: () => this.take(option) }));
    const heading = items.length
      ? [h("b", {}, "Options")]
      : [h("b", {}, `/${this.leaf.label}`), h("span", {}, `${this.leaf.description} — Enter to send`)];
    this.suggestions.show(this.tail, heading, items, { first: wanted ? 0 : -1 });
  }

  take(option) {
    this.tail.value = "";
    this.add(option).input.focus();
  }

  tailKey(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    const { picked } = this.suggestions;
    if (event.key === "Enter" || (event.key === "Tab" && picked)) {
      event.preventDefault();
      if (picked) picked.pick();
      else this.send();
    } else if (event.key === "Escape") this.leave();
    else if (event.key === "Backspace" && !this.tail.value) this.back(event);
  }

  back(event) {
    event.preventDefault();
    const last = [...this.fields.values()].at(-1);
    if (last) last.input.focus();
    else this.leave(`/${this.leaf.label}`);
  }

  /** Sends the command if every pill is right, else shows the first that is not. */
  send() {
    const options = {};
    for (const field of this.fields.values()) {
      const { value, error } = this.read(field);
      if (error) return this.complain(field, error);
      if (value !== undefined) options[field.option.name] = value;
    }
    if (this.tail.value.trim()) return this.complainOfRest();
    const { name, path, label } = this.leaf;
    sendCommand({ name, path, label, options, channel_id: world.channel });
    return this.leave();
  }

  read(field) {
    const text = field.input.value;
    if (field.value !== undefined) return { value: field.value };
    if (!text) return field.option.required ? { error: "This option is required. Specify a value." } : {};
    return readValue(field.option, text);
  }

  /** Nothing that was written is left out unsaid. */
  complainOfRest() {
    const words = "No option takes this. Write its name and a colon first, or delete it.";
    this.tail.focus();
    this.suggestions.show(this.tail, [h("b", {}, this.tail.value), h("span", { class: "wrong-words" }, words)], [], {
      first: -1,
    });
  }

  complain(field, error) {
    field.pill.classList.add("wrong");
    field.input.focus();
    // Of what fits the words that stand there, Enter takes the first.
    const first = field.input.value ? 0 : -1;
    this.suggestions.show(field.input, this.hint(field, error), this.suggestions.items, { first });
  }
}
