// Forms a bot opens: text inputs, menus, choices, checked before they are sent.

import { h, iconButton } from "./dom.js";
import { submitForm } from "./interactions.js";
import { markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { select } from "./select.js";
import { world } from "./store.js";

const LABEL = 18;
let counter = 0;

const FIELDS = {
  3: menu,
  4: textInput,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  19: fileUpload,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

/** Opens the form of an interaction. */
export function openModal({ interaction_id, modal }) {
  const fields = [];
  const parts = modal.components.map((component) => part(component, fields));
  const error = h("p", { class: "form-error", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = h("button", { type: "button", class: "button plain", on: { click: () => dialog.close() } }, "Cancel");
  const title = h("h2", { id: `form-${(counter += 1)}` }, modal.title);
  const bot = [...world.people.values()].find((user) => user.bot);
  const form = h(
    "form",
    { novalidate: true },
    h(
      "header",
      {},
      bot ? avatar(bot, "small") : null,
      title,
      iconButton("close", "Close", () => dialog.close()),
    ),
    h("div", { class: "form-body" }, parts, error),
    h("footer", {}, cancel, submit),
  );
  const dialog = h("dialog", { class: "form-dialog", "aria-labelledby": title.id }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    submit.setAttribute("aria-busy", "true");
    submit.disabled = true;
    error.textContent = "";
    const values = Object.fromEntries(fields.map((field) => [field.id, field.read()]));
    const complaint = await submitForm({ interaction_id, custom_id: modal.custom_id, fields: values });
    submit.removeAttribute("aria-busy");
    submit.disabled = false;
    if (!complaint) return dialog.close();
    error.textContent = complaint;
    return null;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/** A part of the form: plain words, a label with its field, or a row as older bots send them. */
function part(component, fields) {
  if (component.type === 10) return h("div", { class: "markdown" }, markdown(component.content));
  if (component.type === LABEL) return labelled(component.label, component.description, component.component, fields);
  return (component.components ?? []).map((inner) => labelled(inner.label, null, inner, fields));
}

function labelled(label, description, component, fields) {
  const build = FIELDS[component.type];
  if (!build) return h("p", { class: "field-description" }, `${label}: this kind of field cannot be filled in here.`);
  const id = `field-${(counter += 1)}`;
  const complaint = h("p", { class: "field-error", id: `${id}-error`, role: "alert" });
  const field = build(component, id, label);
  if (description) field.node.setAttribute("aria-describedby", `${id}-about ${id}-error`);
  const say = (words) => {
    complaint.textContent = words;
    field.node.classList.toggle("wrong", Boolean(words));
    return !words;
  };
  fields.push({ id: component.custom_id, read: field.read, focus: field.focus, check: () => say(field.problem()) });
  field.node.addEventListener("input", () => say(""));
  const required = component.required !== false && component.type !== 23;
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, label, required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null),
    description ? h("p", { class: "field-description", id: `${id}-about` }, description) : null,
    field.node,
    complaint,
  );
}

function textInput(component, id) {
  const required = component.required !== false;
  const props = {
    id,
    placeholder: component.placeholder,
    maxlength: component.max_length,
    "aria-required": String(required),
    "aria-describedby": `${id}-error`,
    data: { customId: component.custom_id },
  };
  const input =
    component.style === 2
      ? h("textarea", { ...props, rows: "5" })
      : h("input", { ...props, type: "text", autocomplete: "off" });
  input.value = component.value ?? "";
  const problem = () => {
    const length = input.value.trim().length;
    if (!length) return required ? "This field is required." : "";
    return component.min_length && length < component.min_length
      ? `Must be at least ${component.min_length} characters.`
      : "";
  };
  const left = component.max_length ? counterOf(input, component.max_length) : null;
  return {
    node: left ? h("div", { class: "counted" }, input, left) : input,
    read: () => input.value,
    focus: () => input.focus(),
    problem,
  };
}

function counterOf(input, most) {
  const node = h("span", { class: "count", "aria-hidden": "true" });
  const draw = () => {
    node.textContent = `${input.value.length}/${most}`;
  };
  input.addEventListener("input", draw);
  draw();
  return node;
}

function menu(component, id, label) {
  const given = [
    ...(component.options ?? []).filter((option) => option.default).map((option) => option.value),
    ...(component.default_values ?? []).map((value) => value.id),
  ];
  let chosen = given;
  const node = select(component, {
    label,
    choose: (values) => {
      chosen = values;
      node.dispatchEvent(new Event("input"));
    },
  });
  node.id = id;
  const least = component.required === false ? 0 : Math.max(1, component.min_values ?? 1);
  return {
    node,
    read: () => chosen,
    focus: () => node.focus(),
    problem: () => (chosen.length < least ? "This field is required." : ""),
  };
}

function ticks(component, id, type) {
  return component.options.map((option, n) => {
    const input = h("input", { type, name: id, id: n ? null : id, value: option.value });
    input.checked = Boolean(option.default);
    return {
      input,
      node: h(
        "label",
        { class: "tick" },
        input,
        h("span", {}, option.label, option.description ? h("small", {}, option.description) : null),
      ),
    };
  });
}

function group(component, id, type, least, read) {
  const all = ticks(component, id, type);
  const chosen = () => all.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const most = component.max_values ?? all.length;
  const problem = () => {
    if (chosen().length < least) return "This field is required.";
    return chosen().length > most ? `Choose at most ${most}.` : "";
  };
  return {
    node: h(
      "div",
      { class: "ticks", role: type === "radio" ? "radiogroup" : "group" },
      all.map(({ node }) => node),
    ),
    read: () => read(chosen()),
    focus: () => all[0]?.input.focus(),
    problem,
  };
}

function radioGroup(component, id) {
  return group(component, id, "radio", component.required === false ? 0 : 1, ([value]) => value ?? null);
}

function checkboxGroup(component, id) {
  return group(
    component,
    id,
    "checkbox",
    component.required === false ? 0 : (component.min_values ?? 1),
    (values) => values,
  );
}

function fileUpload(component, id) {
  const most = component.max_values ?? 1;
  const least = component.required === false ? 0 : (component.min_values ?? 1);
  const input = h("input", { type: "file", id, class: "file-field", multiple: most > 1 });
  const problem = () => {
    if (input.files.length < least) return least > 1 ? `At least ${least} files are needed.` : "This field is required.";
    return input.files.length > most ? `At most ${most} files.` : "";
  };
  return { node: input, read: () => [...input.files], focus: () => input.focus(), problem };
}

function checkbox(component, id) {
  const input = h("input", { type: "checkbox", id });
  input.checked = Boolean(component.default);
  return { node: input, read: () => input.checked, focus: () => input.focus(), problem: () => "" };
}
