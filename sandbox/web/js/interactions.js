// Pending interactions: presses, choices, commands and forms from sending until the bot's answer.

import { toast } from "./dom.js";
import { emit, on, world } from "./store.js";

export const NO_ANSWER = "The application did not respond";

const KEPT_REPORTS = 200;
const reports = new Map(); // interaction id -> last report; it may come before the answer to our own call
const waiting = new Map(); // interaction id -> what to do with reports
const ours = new Set(); // interactions this window sent: another window of the same person has its own
const forms = new Map(); // interaction id -> form that came before the answer to our own call
const busy = new Map(); // message id -> custom id of the component in flight
const failures = new Map(); // message id -> sentence

export const commandsInFlight = new Map(); // key -> {key, channel_id, label, application, status, reason}

export const busyComponent = (message) => busy.get(message);
export const failureOf = (message) => failures.get(message);

/** Handles an `interaction` event of the live socket. */
export function hearReport(report) {
  reports.set(report.interaction_id, report);
  if (reports.size > KEPT_REPORTS) reports.delete(reports.keys().next().value);
  waiting.get(report.interaction_id)?.(report);
  if (report.status === "failed" && report.message_id) fail(report.message_id, NO_ANSWER);
}

function fail(message, words) {
  failures.set(message, words);
  emit("message-state", message);
}

/** Handles a `modal` event: opens the form in the window that asked for it. */
export function hearForm(form) {
  if (ours.has(form.interaction_id)) emit("form", form);
  else forms.set(form.interaction_id, form);
}

function follow(interaction, handle) {
  ours.add(interaction);
  if (forms.has(interaction)) emit("form", forms.get(interaction));
  forms.clear();
  const known = reports.get(interaction);
  waiting.set(interaction, (report) => {
    handle(report);
    if (isOver(report)) waiting.delete(interaction);
  });
  if (known) waiting.get(interaction)(known);
}

const isOver = (report) => report.status === "done" || report.status === "failed";

/** Presses a button or sends the choice of a select menu. */
export async function press(message, custom_id, values) {
  if (busy.has(message.id)) return;
  busy.set(message.id, custom_id);
  failures.delete(message.id);
  emit("message-state", message.id);
  try {
    const { interaction_id } = await world.api.component({
      message_id: message.id,
      custom_id,
      ...(values ? { values } : {}),
    });
    follow(interaction_id, (report) => (isOver(report) || report.status === "thinking") && settle(message.id, report));
  } catch (error) {
    settle(message.id, { status: "failed" });
    toast(error.message);
  }
}

function settle(message, report) {
  busy.delete(message);
  if (report.status === "failed") fail(message, "This interaction failed");
  else emit("message-state", message);
}

let counter = 0;

/** Sends a slash command. */
export const sendCommand = ({ name, path, options, label, channel_id }) =>
  launch({ channel_id, label: `/${label}`, name }, () => world.api.command({ channel_id, name, path, options }));

/** Sends a command of the menu on a person or a message. */
export const sendFromMenu = ({ name, type }, target_id) => {
  const channel_id = world.channel;
  return launch({ channel_id, label: name, name }, () => world.api.menu({ channel_id, name, type, target_id }));
};

/** Until the bot answers, the channel shows that a command is on its way. */
async function launch({ channel_id, label, name }, call) {
  const key = `command-${(counter += 1)}`;
  const flight = { key, channel_id, label, application: applicationOf(name), status: "pending" };
  commandsInFlight.set(flight.key, flight);
  emit("flights");
  const change = ({ status, reason, message_id }) => {
    if (status === "done" || (status === "thinking" && message_id)) commandsInFlight.delete(flight.key);
    Object.assign(flight, { status, reason });
    emit("flights");
  };
  try {
    const { interaction_id } = await call();
    follow(interaction_id, change);
  } catch (error) {
    change({ status: "failed", reason: error.message });
  }
}

function applicationOf(name) {
  const id = world.commands.find((command) => command.name === name)?.application_id;
  return world.people.get(id) ?? [...world.people.values()].find((user) => user.bot);
}

export function dismissFlight(key) {
  commandsInFlight.delete(key);
  emit("flights");
}

/** Sends a filled form; resolves to null when the bot took it, else to a sentence. */
export async function submitForm(body) {
  try {
    const { interaction_id } = await world.api.modal(body);
    return await new Promise((resolve) => {
      follow(interaction_id, (report) => {
        if (report.status === "failed") resolve("Something went wrong. Try again.");
        else if (isOver(report) || report.status === "thinking") resolve(null);
      });
    });
  } catch (error) {
    return error.message;
  }
}

/** Drops the pending interactions after a lost connection, because their events were lost. */
export function forgetInteractions() {
  const messages = [...busy.keys()];
  [reports, waiting, ours, forms, busy, commandsInFlight].forEach((map) => map.clear());
  messages.forEach((message) => emit("message-state", message));
  emit("flights");
}

on("message-changed", (message) => failures.delete(message.id));
