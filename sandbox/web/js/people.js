// People as pictures: avatars, drawn from the first letter where someone has none.

import { avatarPicture } from "./api.js";
import { h } from "./dom.js";
import { nick, world } from "./store.js";

const COLOURS = ["#c9742c", "#2a8fa8", "#3a9455", "#d6425f", "#8e59c9", "#6b7a2f", "#b0497f", "#4a76c9", "#8a6a4f"];
const BOT_COLOUR = "#5865f2";

/** Returns a person's colour. It never changes, and neighbours in the list differ. */
function colourOf(user) {
  if (user.bot) return BOT_COLOUR;
  const place = [...world.people.values()].filter((one) => !one.bot).findIndex((one) => one.id === user.id);
  return COLOURS[Math.max(0, place) % COLOURS.length];
}

/** The round picture of someone; decorative, as the name always stands beside it. */
export function avatar(user, size = "") {
  const picture = avatarPicture(user);
  const face = picture
    ? h("img", { src: picture, alt: "", draggable: "false" })
    : h("span", {}, [...nick(user)][0]?.toUpperCase() ?? "?");
  return h(
    "span",
    { class: `avatar ${size}`, "aria-hidden": "true", style: { "--face": picture ? "transparent" : colourOf(user) } },
    face,
  );
}

export const botTag = () => h("span", { class: "tag" }, "BOT");
