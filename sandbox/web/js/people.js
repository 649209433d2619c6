// People as pictures: avatars, drawn from the first letter where someone has none.

import { avatarPicture } from "./api.js";
import { h } from "./dom.js";
import { nick } from "./store.js";

const COLOURS = ["#5865f2", "#3ba55c", "#c9742c", "#d6425f", "#8e59c9", "#2a8fa8", "#b0497f", "#6b7a2f"];

function colourOf(id) {
  const sum = [...id].reduce((total, digit) => (total * 31 + digit.charCodeAt(0)) % 9973, 7);
  return COLOURS[sum % COLOURS.length];
}

/** The round picture of someone; decorative, as the name always stands beside it. */
export function avatar(user, size = "") {
  const picture = avatarPicture(user);
  const face = picture
    ? h("img", { src: picture, alt: "", draggable: "false" })
    : h("span", {}, [...nick(user)][0]?.toUpperCase() ?? "?");
  return h("span", { class: `avatar ${size}`, "aria-hidden": "true", style: { "--face": picture ? "transparent" : colourOf(user.id) } }, face);
}

export const botTag = () => h("span", { class: "tag" }, "BOT");
