"""Messages as Discord's payload: words, components, files, and who may be mentioned. Custom ids are read back here too.

A custom id says all that a press means, so nothing about a button is kept in memory. A posted message also has the id
of its outbox row, its mark, in front of each custom id. The mark shows which row a message is the post of.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.host.model.actions import Action, read_action
from bot.host.screen.elements import (
    LONGEST_CONTENT,
    LONGEST_LINE,
    Button,
    File,
    Message,
    Modal,
    Select,
    SelectOption,
    Style,
)
from bot.host.screen.sentences import SQUARES
from games.core.icons import icon_of_option
from games.core.texts import ICON, without_icons

MARK_END = "~"
"""Between the mark and the rest of a custom id."""
ROW, BUTTON, SELECT = 1, 2, 3
"""Discord's numbers of components."""
STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.PLAIN: discord.ButtonStyle.secondary.value,
    Style.GOOD: discord.ButtonStyle.success.value,
    Style.GRAVE: discord.ButtonStyle.danger.value,
}
MARKER_ICONS = {square: f"piece_{colour}" for colour, square in SQUARES.items()}
"""The coloured square that stands for a player -> the icon of the player's marker on the board."""
ANY_SQUARE = re.compile(f"[{''.join(MARKER_ICONS)}]")
SQUARE_AFTER_TEXT = re.compile(f"(?<=[^\\n]){ANY_SQUARE.pattern}")
NO_SQUARE = re.compile(r"(?!)")

Icons = Mapping[str, discord.Emoji | discord.PartialEmoji]
Payload = dict[str, Any]


def send_payload(message: Message, icons: Icons, mark: str = "") -> Payload:
    """Return the arguments with which discord.py sends a message."""
    payload = edit_payload(message, icons, mark)
    payload["files"] = payload.pop("attachments")
    return payload


def edit_payload(message: Message, icons: Icons, mark: str = "", kept: Sequence[discord.Attachment] = ()) -> Payload:
    """Return the arguments with which discord.py edits a message. `kept`: files of the message that may stay."""
    present = {file.filename: file for file in kept}
    return {
        "content": with_emoji(message.content, icons),
        "attachments": [_attachment(file, present) for file in message.files],
        "view": Components(_rows(message, icons, mark)),
        "allowed_mentions": mentions(message.calls),
    }


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Allow a message to mention exactly these users."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def _attachment(file: File, present: Mapping[str, discord.Attachment]) -> discord.File | discord.Attachment:
    if file.is_unchanged and file.name in present:
        return present[file.name]
    return discord.File(io.BytesIO(file.data), filename=file.name, description=file.alt or None)


# --- Custom ids -----------------------------------------------------------------------------------


def custom_id(action: Action, mark: str = "") -> str:
    encoded = f"{mark}{MARK_END}{action.encode()}" if mark else action.encode()
    if len(encoded) > LONGEST_LINE:
        raise ValueError(f"the custom id {encoded!r} is too long")
    return encoded


def read_custom_id(encoded: str) -> Action | None:
    """Return the action that a custom id encodes, or None if the id is not one of ours."""
    head, mark_end, rest = encoded.partition(MARK_END)
    return read_action(rest) if mark_end and "|" not in head else read_action(encoded)


def is_post_of(message: discord.Message, mark: str) -> bool:
    """Return whether a message is the post of the outbox row with this mark."""
    start = f"{mark}{MARK_END}"
    return any(encoded.startswith(start) for encoded in _custom_ids(message))


def mark_of(message: discord.Message) -> str:
    """Return the mark of the outbox row that a message is the post of, or an empty string."""
    heads = [encoded.partition(MARK_END) for encoded in _custom_ids(message)]
    return next((head for head, mark_end, _ in heads if mark_end and "|" not in head), "")


def _custom_ids(message: discord.Message) -> list[str]:
    children = [child for row in message.components for child in getattr(row, "children", ())]
    return [child.custom_id for child in children if getattr(child, "custom_id", None)]


# --- Components -----------------------------------------------------------------------------------


class Components(discord.ui.View):
    """A view that sends ready components. It is stopped, so discord.py does not wait for presses on it."""

    def __init__(self, rows: list[Payload]) -> None:
        super().__init__(timeout=None)
        self.rows = rows
        self.stop()

    def to_components(self) -> list[Payload]:
        return self.rows


def _rows(message: Message, icons: Icons, mark: str) -> list[Payload]:
    return [
        {"type": ROW, "components": [_component(control, icons, mark) for control in row]}
        for row in message.rows
        if row
    ]


def _component(control: Button | Select, icons: Icons, mark: str) -> Payload:
    return _button(control, icons, mark) if isinstance(control, Button) else _select(control, icons, mark)


def _button(button: Button, icons: Icons, mark: str) -> Payload:
    return {
        "type": BUTTON,
        "style": STYLES[button.style],
        "disabled": button.disabled,
        "label": button.label,
        "custom_id": custom_id(button.act, mark),
        **_emoji(button.icon, icons),
    }


def _select(select: Select, icons: Icons, mark: str) -> Payload:
    placeholder = {"placeholder": select.placeholder} if select.placeholder else {}
    return {
        "type": SELECT,
        "custom_id": custom_id(select.act, mark),
        "min_values": select.least,
        "max_values": select.most,
        "options": [_option(option, icons) for option in select.options],
        **placeholder,
    }


def _option(option: SelectOption, icons: Icons) -> Payload:
    description = {"description": option.help} if option.help else {}
    return {
        "label": option.label,
        "value": option.value,
        "default": option.chosen,
        **description,
        **_emoji(option.icon, icons),
    }


def _emoji(icon: str, icons: Icons) -> Payload:
    emoji = icons.get(icon_of_option(icon)) if icon else None
    return {"emoji": {"id": emoji.id, "name": emoji.name}} if emoji is not None else {}


def form_payload(form: Modal) -> discord.ui.Modal:
    """Return a form as the modal that discord.py sends."""
    modal = discord.ui.Modal(title=form.title, custom_id=custom_id(form.act), timeout=None)
    for field in form.fields:
        modal.add_item(
            discord.ui.Label(
                text=field.label,
                component=discord.ui.TextInput(
                    custom_id=field.key,
                    default=field.value or None,
                    placeholder=field.placeholder or None,
                    max_length=field.longest,
                    required=field.required,
                    style=discord.TextStyle.paragraph if field.paragraph else discord.TextStyle.short,
                ),
            )
        )
    modal.stop()
    return modal


# --- Emoji in the words ---------------------------------------------------------------------------


def with_emoji(content: str, icons: Icons) -> str:
    """Return the words with our emoji: icons before what they name, and markers in place of coloured squares.

    A message that would become too long gets fewer of them.
    """
    lines = [_line_with_emoji(line, icons) for line in content.split("\n")]
    whole = _with_markers("\n".join(lines), ANY_SQUARE, icons)
    return whole if len(whole) <= LONGEST_CONTENT else _with_fewer_emoji(content, lines, icons)


def _with_fewer_emoji(content: str, lines_with_icons: Sequence[str], icons: Icons) -> str:
    """Use markers everywhere, only after a name, or nowhere; then use icons line by line while there is room."""
    bare = without_icons(content)
    fitting = (
        squares
        for squares in (ANY_SQUARE, SQUARE_AFTER_TEXT)
        if len(_with_markers(bare, squares, icons)) <= LONGEST_CONTENT
    )
    squares = next(fitting, NO_SQUARE)
    room = LONGEST_CONTENT - len(_with_markers(bare, squares, icons))
    lines: list[str] = []
    for plain, with_icons in zip(bare.split("\n"), lines_with_icons, strict=True):
        added = len(with_icons) - len(plain)
        lines.append(with_icons if added <= room else plain)
        room -= added if added <= room else 0
    return _with_markers("\n".join(lines), squares, icons)


def _line_with_emoji(line: str, icons: Icons) -> str:
    """Put each icon of a line in its place once, if Discord has it."""
    shown: set[str] = set()

    def emoji(name: re.Match[str]) -> str:
        if name[1] not in icons or name[1] in shown:
            return ""
        shown.add(name[1])
        return f"{icons[name[1]]} "

    return ICON.sub(emoji, line)


def _with_markers(content: str, squares: re.Pattern[str], icons: Icons) -> str:
    return squares.sub(lambda square: str(icons.get(MARKER_ICONS[square[0]], square[0])), content)
