// Who is writing in the open channel, under the message box.

import { byId, fill, h } from "./dom.js";
import { nick, on, world } from "./store.js";

const LASTS_MS = 10000;
const line = byId("typing");
const writers = new Map(); // user id -> {channel, timer}

/** Shows that someone is writing, until their message arrives or ten seconds have passed. */
export function showTyping({ channel_id, user_id }) {
  stop(user_id);
  writers.set(user_id, { channel: channel_id, timer: setTimeout(() => stop(user_id), LASTS_MS) });
  draw();
}

function stop(user) {
  clearTimeout(writers.get(user)?.timer);
  writers.delete(user);
  draw();
}

function draw() {
  const here = [...writers]
    .filter(([, { channel }]) => channel === world.channel)
    .map(([id]) => world.people.get(id))
    .filter(Boolean);
  const words = [here.map(nick).join(", "), here.length > 1 ? " are typing…" : " is typing…"];
  fill(
    line,
    here.length
      ? [h("span", { class: "dots" }, h("i"), h("i"), h("i")), h("span", {}, h("b", {}, words[0]), words[1])]
      : null,
  );
}

on("message-new", (message) => stop(message.author.id));
on("opened", draw);
