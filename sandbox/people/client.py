"""The Python interface of a simulated person. Each action waits for the bot's answer and returns its outcome."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from sandbox.people import actions
from sandbox.people.command_options import CannotDo
from sandbox.protocol import interactions
from sandbox.protocol.payloads import Json, Upload
from sandbox.server import Server
from sandbox.world import commands, components, dms, messages
from sandbox.world.files import kind_by_name
from sandbox.world.world import Interaction

TIMEOUT = 60.0
"""Seconds to wait for an answer. It is long, so that tests do not fail on a busy machine."""


@dataclass(frozen=True, slots=True)
class Post:
    """A copy of a message as one person saw it at one moment."""

    data: Json

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])

    @property
    def content(self) -> str:
        return str(self.data["content"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.data["flags"] & 64)

    @property
    def author(self) -> str:
        return str(self.data["author"]["username"])

    @property
    def attachments(self) -> list[Json]:
        return list(self.data["attachments"])

    @property
    def files(self) -> list[Json]:
        """All files of the message, with name, description and URL: attachments and those that a component shows."""
        return [*self.attachments, *(file for component in self.components for file in _shown_files(component))]

    @property
    def embeds(self) -> list[Json]:
        return list(self.data["embeds"])

    @property
    def components(self) -> list[Json]:
        """All components, each before the components inside it."""
        return [component for _, component in components.walk(self.data["components"])]

    @property
    def buttons(self) -> list[Json]:
        return [component for component in self.components if component["type"] == components.BUTTON]

    @property
    def selects(self) -> list[Json]:
        return [component for component in self.components if component["type"] in components.SELECTS]

    @property
    def labels(self) -> list[str]:
        """The labels of the enabled buttons."""
        return [str(button.get("label", "")) for button in self.buttons if not button.get("disabled")]

    @property
    def text(self) -> str:
        """The whole text of the message: content, embeds and text components."""
        lines = [self.content]
        for embed in self.embeds:
            lines += [embed.get("title", ""), embed.get("description", "")]
            lines += [f"{field['name']}: {field['value']}" for field in embed.get("fields", [])]
            lines.append(embed.get("footer", {}).get("text", ""))
        lines += [str(component["content"]) for component in self.components if "content" in component]
        return "\n".join(line for line in lines if line)

    @property
    def pictures(self) -> list[str]:
        """The URLs of all pictures: attachments, embeds and media components."""
        found = [file["url"] for file in self.attachments if str(file.get("content_type")).startswith("image/")]
        found += [embed["image"]["url"] for embed in self.embeds if "image" in embed]
        for component in self.components:
            found += [item["media"]["url"] for item in component.get("items", [])]
            found += [component["media"]["url"]] if "media" in component else []
        return list(dict.fromkeys(found))


def _shown_files(component: Json) -> list[Json]:
    """Return the files of a gallery, thumbnail or file component as attachments are described."""
    described = [(item["media"], item.get("description")) for item in component.get("items", [])]
    described += [(component["media"], component.get("description"))] if "media" in component else []
    described += [(component["file"], None)] if "file" in component else []
    return [
        {"filename": media["url"].rpartition("/")[2].partition("?")[0], "description": description, "url": media["url"]}
        for media, description in described
    ]


Message: TypeAlias = Post | str


class Outcome:
    """The bot's answer to an action, in its current state."""

    def __init__(self, server: Server, interaction: Interaction) -> None:
        self._server = server
        self._interaction = interaction

    @property
    def interaction_id(self) -> str:
        return self._interaction.id

    @property
    def status(self) -> str:
        """pending, thinking, done or failed."""
        return self._interaction.status

    @property
    def ok(self) -> bool:
        return self.status == "done"

    @property
    def reason(self) -> str | None:
        return self._interaction.reason

    @property
    def modal(self) -> Json | None:
        """The modal that the bot opened, or None."""
        return self._interaction.modal

    @property
    def choices(self) -> list[Json]:
        return self._interaction.choices

    @property
    def message(self) -> Post:
        """The current version of the reply, or of the message that was updated."""
        found = self._seen(self._interaction.original_id or "")
        if found is None:
            raise LookupError(f"the interaction is {self.status} and has no message: {self.reason}")
        return found

    @property
    def messages(self) -> list[Post]:
        """The current versions of all messages sent or edited in answer, in order."""
        found = [self._seen(message_id) for message_id in dict.fromkeys(self._interaction.touched)]
        return [post for post in found if post]

    def _seen(self, message_id: str) -> Post | None:
        user_id, channel_id = self._interaction.user_id, self._interaction.channel_id
        kept = self._server.world.messages.get(channel_id, {}).get(message_id)
        if kept is None or not messages.is_seen_by(kept, user_id):
            return None
        return Post(messages.view(self._server, kept, user_id))

    async def further(self, timeout: float = TIMEOUT) -> "Outcome":
        """Wait for the next change of the answer, such as an edit or a follow-up."""
        await interactions.next_step(self._server, self._interaction, timeout)
        return self

    async def settled(self, timeout: float = TIMEOUT, *, edited: bool = False) -> "Outcome":
        """Wait for the final answer. With `edited`, also wait for the edit after a deferred update."""
        async with asyncio.timeout(timeout):
            while self.status in ("pending", "thinking"):
                await self.further(timeout)
            while edited and self.ok and not self._interaction.touched:
                await self.further(timeout)
        return self


class User:
    """A simulated person, with a method for each action."""

    def __init__(self, server: Server, user: Json) -> None:
        self._server = server
        self.id = str(user["id"])
        self.name = str(user["global_name"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def slash(
        self,
        command: str,
        channel: str = "general",
        timeout: float = TIMEOUT,
        **options: object,
    ) -> Outcome:
        """Use a command: slash("table open", channel="table-1", game="dice"); a file is given as (name, bytes)."""
        name, *path = command.removeprefix("/").split(" ")
        given, uploads = _split_files(options)
        interaction = actions.use_command(self._server, self.id, channel, name, path, given, uploads)
        return await Outcome(self._server, interaction).settled(timeout)

    async def menu(self, command: str, target: "Post | User", timeout: float = TIMEOUT) -> Outcome:
        """Use a context menu command on a message, or on a person in the channel general."""
        if isinstance(target, User):
            interaction = actions.use_menu(self._server, self.id, "general", command, commands.USER, target.id)
        else:
            interaction = actions.use_menu(
                self._server, self.id, target.channel_id, command, commands.MESSAGE, target.id
            )
        return await Outcome(self._server, interaction).settled(timeout)

    async def autocomplete(
        self,
        command: str,
        focused: str,
        typed: str = "",
        channel: str = "general",
        timeout: float = TIMEOUT,
        **options: object,
    ) -> list[Json]:
        """Return the autocomplete choices for the text `typed` into the option `focused`."""
        name, *path = command.removeprefix("/").split(" ")
        given = {**options, focused: typed}
        interaction = actions.ask_choices(self._server, self.id, channel, name, path, given, focused)
        return (await Outcome(self._server, interaction).settled(timeout)).choices

    async def press(self, message: Message, button: str, timeout: float = TIMEOUT, *, edited: bool = False) -> Outcome:
        """Press a button by its label or custom id."""
        custom_id = self._component(message, button)
        interaction = actions.use_component(self._server, self.id, _id(message), custom_id, None)
        return await Outcome(self._server, interaction).settled(timeout, edited=edited)

    async def select(
        self,
        message: Message,
        values: list[str] | str,
        custom_id: str = "",
        timeout: float = TIMEOUT,
        *,
        edited: bool = False,
    ) -> Outcome:
        """Choose values or labels in the select with this custom id, or in the first select."""
        post = self.look(message)
        select = next((s for s in post.selects if custom_id in ("", s["custom_id"])), None)
        if select is None:
            raise CannotDo("The message has no such select.")
        by_label = {option["label"]: option["value"] for option in select.get("options", [])}
        wanted = [values] if isinstance(values, str) else values
        chosen = [by_label.get(value, value) for value in wanted]
        interaction = actions.use_component(self._server, self.id, post.id, select["custom_id"], chosen)
        return await Outcome(self._server, interaction).settled(timeout, edited=edited)

    async def submit(self, opened: Outcome, fields: Json, timeout: float = TIMEOUT, *, edited: bool = False) -> Outcome:
        """Submit the modal of an outcome with {custom_id: value or values}. A file is (name, bytes)."""
        if opened.modal is None:
            raise CannotDo("No form is open.")
        given, uploads = _split_files(fields)
        interaction = actions.submit(
            self._server, self.id, opened.interaction_id, opened.modal["custom_id"], given, uploads
        )
        return await Outcome(self._server, interaction).settled(timeout, edited=edited)

    def look(self, message: Message) -> Post:
        """Return the current version of a message."""
        kept = actions.message_for(self._server, self.id, _id(message))
        return Post(messages.view(self._server, kept, self.id))

    def _component(self, message: Message, wanted: str) -> str:
        buttons = self.look(message).buttons
        for key in ("custom_id", "label"):
            found = next((button for button in buttons if button.get(key) == wanted), None)
            if found:
                return str(found.get("custom_id", ""))
        raise CannotDo(f"There is no button {wanted} among {[button.get('label') for button in buttons]}.")

    def say(self, content: str, channel: str = "general", files: dict[str, bytes] | None = None) -> Post:
        uploads = [_upload(slot, file) for slot, file in enumerate((files or {}).items())]
        return Post(actions.speak(self._server, self.id, channel, {"content": content}, uploads))

    def messages(self, channel: str = "general", limit: int = 100) -> list[Post]:
        """Return the messages of a channel that this person sees, oldest first."""
        return [Post(data) for data in actions.history(self._server, self.id, channel, limit=limit)]

    def dms(self, limit: int = 100) -> list[Post]:
        """Return the direct messages with the bot, oldest first."""
        channel = dms.existing(self._server, self.id)
        return self.messages(channel["id"], limit) if channel else []

    def open_dm(self) -> str:
        """Open the direct messages with the bot and return their channel id."""
        return str(actions.open_dm(self._server, self.id, self._server.world.bot_id)["id"])

    def close_dms(self, closed: bool = True) -> None:
        actions.close_dms(self._server, self.id, closed=closed)

    def channels(self) -> list[Json]:
        return actions.channels(self._server, self.id)

    def commands(self) -> list[Json]:
        found: list[Json] = actions.initial_state(self._server, self.id)["commands"]
        return found

    def dismiss(self, message: Message) -> None:
        actions.dismiss(self._server, self.id, _id(message))

    def delete(self, message: Message) -> None:
        actions.delete_message(self._server, self.id, _id(message))

    def delete_channel(self, channel: str) -> None:
        actions.delete_channel(self._server, self.id, channel)

    def react(self, message: Message, emoji: str) -> None:
        actions.react(self._server, self.id, _id(message), emoji)

    def take_back_reaction(self, message: Message, emoji: str) -> None:
        actions.take_back_reaction(self._server, self.id, _id(message), emoji)

    def file(self, address: str) -> bytes:
        """Return the content of the attachment with this URL."""
        content = self._server.files.get(address.split("?")[0].split("/")[-2])
        if content is None:
            raise LookupError(address)
        return content

    async def wait_for(
        self,
        predicate: Callable[[Post], bool],
        timeout: float = TIMEOUT,
        channel: str | None = None,
        after: Message = "0",
    ) -> Post:
        """Return the first message that fits the predicate. Wait for new and edited messages until one fits."""
        with self._server.live_events.subscribe(self.id) as events:
            for post in self._everything(channel):
                if int(post.id) > int(_id(after)) and predicate(post):
                    return post
            async with asyncio.timeout(timeout):
                while True:
                    kind, data = await events.get()
                    if kind not in ("message_create", "message_update") or int(data["id"]) <= int(_id(after)):
                        continue
                    wanted = channel is None or data["channel_id"] == self._channel_id(channel)
                    if wanted and predicate(Post(data)):
                        return Post(data)

    def _channel_id(self, channel: str) -> str:
        return str(actions.channel_for(self._server, self.id, channel)["id"])

    def _everything(self, channel: str | None) -> list[Post]:
        listed = [channel] if channel else [str(known["id"]) for known in self.channels()]
        return [post for key in listed for post in self.messages(key, limit=1000)]


def _split_files(given: Json) -> tuple[Json, list[Upload]]:
    """Return the values with each file replaced by its upload slot, and the files."""
    values, uploads = dict(given), list[Upload]()
    for name, value in given.items():
        if isinstance(value, tuple):
            values[name] = str(len(uploads))
            uploads.append(_upload(len(uploads), value))
    return values, uploads


def _upload(slot: int, file: tuple[str, bytes]) -> Upload:
    name, content = file
    return Upload(str(slot), name, kind_by_name(name), content)


def _id(message: Message) -> str:
    return message if isinstance(message, str) else message.id
