// Slash commands as one can type them: the leaves of the command tree, how to find them, and what an option takes.

import { h, icon } from "./dom.js";
import { avatar } from "./people.js";
import { CATEGORY, channelName, DM, hex, nick, world } from "./store.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
export const ATTACHMENT = 11;

/** Every command one can send, subcommands written out. */
export function leaves() {
  return world.commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => branch(command, command, []));
}

function branch(root, node, path) {
  const options = node.options ?? [];
  if (options.some((option) => option.type <= 2))
    return options.flatMap((option) => branch(root, option, [...path, option.name]));
  return [
    {
      name: root.name,
      path,
      label: [root.name, ...path].join(" "),
      description: node.description,
      options: options.filter((option) => option.type >= STRING),
      application: world.people.get(root.application_id) ?? [...world.people.values()].find((user) => user.bot),
    },
  ];
}

/** Commands for what was typed after the slash, those that begin with it first. */
export function findCommands(typed) {
  const wanted = typed.toLowerCase().trim();
  const rank = ({ label, name, path }) =>
    label.startsWith(wanted)
      ? 0
      : [name, ...path].some((word) => word.startsWith(wanted))
        ? 1
        : label.includes(wanted)
          ? 2
          : 3;
  return leaves()
    .map((leaf) => [rank(leaf), leaf])
    .filter(([order]) => order < 3)
    .sort((a, b) => a[0] - b[0] || a[1].label.localeCompare(b[1].label))
    .map(([, leaf]) => leaf);
}

/** The choices of an option that the client knows by itself; null where the bot is asked or anything goes. */
export function knownChoices(option) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ name, value }));
  return (
    { [BOOLEAN]: booleans, [USER]: users, [CHANNEL]: channels, [ROLE]: roles, [MENTIONABLE]: mentionables }[
      option.type
    ]?.(option) ?? null
  );
}

const booleans = () => [
  { name: "True", value: true },
  { name: "False", value: false },
];

const users = () =>
  [...world.people.values()].map((user) => ({
    name: nick(user),
    detail: user.username,
    value: user.id,
    mark: () => avatar(user, "tiny"),
  }));

const roles = () =>
  [...world.roles.values()].map((role) => ({
    name: role.name,
    value: role.id,
    mark: () => h("span", { class: "role-dot", style: { "--role": role.color ? hex(role.color) : "" } }),
  }));

const mentionables = () => [...users(), ...roles()];

function channels(option) {
  const types = option.channel_types ?? [];
  return [...world.channels.values()]
    .filter((channel) => ![DM, CATEGORY].includes(channel.type) && (!types.length || types.includes(channel.type)))
    .map((channel) => ({ name: channelName(channel), value: channel.id, mark: () => icon("hash") }));
}

/** What a typed text means for an option: `{value}` or `{error}`. */
export function readValue(option, text) {
  const choices = knownChoices(option);
  if (choices) {
    const choice = choices.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    return choice ? { value: choice.value } : { error: "Choose one from the list." };
  }
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  if (option.min_length && text.length < option.min_length)
    return { error: `At least ${option.min_length} characters.` };
  if (option.max_length && text.length > option.max_length)
    return { error: `At most ${option.max_length} characters.` };
  return { value: text };
}

function readNumber(option, text) {
  const value = Number(text);
  if (!text.trim() || Number.isNaN(value)) return { error: "A number is needed." };
  if (option.type === INTEGER && !Number.isInteger(value)) return { error: "A whole number is needed." };
  if (option.min_value !== undefined && value < option.min_value) return { error: `At least ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value) return { error: `At most ${option.max_value}.` };
  return { value };
}
