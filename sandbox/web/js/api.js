// The user-side API of the sandbox: one function a call, and the live socket that reconnects by itself.

const ROOT = "/_sandbox";
const OURS = /(^|\.)discord(app)?\.(com|net)$|^127\.0\.0\.1$|^localhost$/;
const RETRY_MS = [300, 700, 1500, 3000, 5000];

/** A call the sandbox refused, with its sentence. */
class Refused extends Error {}

async function call(path, options = {}) {
  let response;
  try {
    response = await fetch(ROOT + path, options);
  } catch {
    throw new Refused("The sandbox does not answer.");
  }
  const body = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new Refused(body?.error ?? `The sandbox answered ${response.status}.`);
  return body;
}

const send = (method, path, body) =>
  call(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
const post = (path, body) => send("POST", path, body);

export const people = () => call("/people");

/** Everything one person can ask of the sandbox. */
export function as(user) {
  const base = `/as/${user}`;
  return {
    world: () => call(`${base}/world`),
    messages: (channel, before) =>
      call(`${base}/channels/${channel}/messages?limit=50${before ? `&before=${before}` : ""}`),
    say: (channel, content, files = []) => postWithFiles(`${base}/channels/${channel}/messages`, { content }, files),
    read: (channel, message_id) => post(`${base}/channels/${channel}/read`, { message_id }),
    command: ({ options, ...body }) => {
      const { values, files } = apart(options);
      return postWithFiles(`${base}/commands`, { ...body, options: values }, files);
    },
    menu: (body) => post(`${base}/menu`, body),
    autocomplete: (body) => post(`${base}/autocomplete`, body),
    component: (body) => post(`${base}/components`, body),
    modal: ({ fields, ...body }) => {
      const { values, files } = apart(fields);
      return postWithFiles(`${base}/modals`, { ...body, fields: values }, files);
    },
    react: (message_id, emoji) => send("PUT", `${base}/reactions`, { message_id, emoji }),
    takeBackReaction: (message_id, emoji) => send("DELETE", `${base}/reactions`, { message_id, emoji }),
    dm: (recipient_id) => post(`${base}/dm`, { recipient_id }),
    settings: (body) => post(`${base}/settings`, body),
    dismiss: (message_id) => post(`${base}/dismiss`, { message_id }),
  };
}

/** Values with every file replaced by the n of the `files[n]` it is sent as, and the files. */
function apart(given) {
  const files = [];
  const slot = (value) => {
    if (Array.isArray(value)) return value.map(slot);
    return value instanceof File ? String(files.push(value) - 1) : value;
  };
  return { values: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, slot(value)])), files };
}

function postWithFiles(path, body, files) {
  if (!files.length) return post(path, body);
  const form = new FormData();
  form.append("payload_json", JSON.stringify(body));
  files.forEach((file, n) => form.append(`files[${n}]`, file, file.name));
  return call(path, { method: "POST", body: form });
}

/** Opens the live socket of a person; `hear` gets each event, `status` gets "up" (with true when it came back) or "down". */
export function live(user, hear, status) {
  let socket;
  let attempt = 0;
  let timer;
  let over = false;
  const open = () => {
    socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${ROOT}/as/${user}/live`);
    socket.onopen = () => {
      status("up", attempt > 0);
      attempt = 0;
    };
    socket.onmessage = ({ data }) => hear(JSON.parse(data));
    socket.onclose = () => {
      if (over) return;
      status("down");
      timer = setTimeout(open, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      attempt += 1;
    };
  };
  open();
  return () => {
    over = true;
    clearTimeout(timer);
    socket.close();
  };
}

/** Where a picture or file is to be had: what lies on Discord's own hosts, or on loopback, the sandbox itself serves. */
export function media(address) {
  if (!address) return "";
  const url = new URL(address, location.href);
  if (OURS.test(url.hostname)) return url.pathname + url.search;
  return /^https?:$/.test(url.protocol) ? url.href : "";
}

/** The lasting part of an address: what the CDN signs anew each time is left out. */
export const lasting = (address) => address.split("?")[0];

export const emojiPicture = (id, animated) => `/emojis/${id}.${animated ? "gif" : "png"}`;
export const avatarPicture = (user) => (user.avatar ? `/avatars/${user.id}/${user.avatar}.png` : null);
