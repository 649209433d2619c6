"""Messages as Discord's payload: words, components, files, and who may be mentioned. Custom ids are read back here too.

A custom id says all that a press means, so nothing about a button is kept in memory. A posted message also has the id
of its outbox row, its mark, in front of each custom id. The mark shows which row a message is the post of.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import discord

from bot.host.model.interaction.actions import Action, read_action
from bot.host.screen.elements import (
    LONGEST_CONTENT,
    LONGEST_LINE,
    LONGEST_TEXTS,
    Block,
    Button,
    Divider,
    File,
    Gallery,
    Message,
    Modal,
    Paragraph,
    Row,
    Section,
    Select,
    SelectOption,
    Style,
    blocks_of,
)
from bot.host.screen.sentences import ACCENTS, SQUARES
from games.core.icons import icon_of_option
from games.core.texts import ICON, without_icons

MARK_END = "~"
"""Between the mark and the rest of a custom id."""
ROW, BUTTON, SELECT = 1, 2, 3
SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 12, 13, 14, 17
"""Discord's numbers of components."""
SHOWN_IN_GALLERY = (".png", ".webp", ".gif", ".jpg", ".mp4")
"""Files that a gallery shows. Other files are offered to be downloaded."""
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

COMMAND = re.compile(r"`/(dune[a-z-]*)( [a-z-]+|(?<!/dune)(?<!/dune-me)(?<!/dune-admin))`")
"""A command as our texts name it: its group and its name, or the name of a command without a group."""
Icons = Mapping[str, discord.Emoji | discord.PartialEmoji]
Payload = dict[str, Any]


class Signs(dict[str, discord.Emoji]):
    """The application emoji of the bot, by the name of the icon, and the ids of its command groups."""

    def __init__(self) -> None:
        super().__init__()
        self.commands: dict[str, int] = {}


def send_payload(message: Message, icons: Icons, mark: str = "", *, as_blocks: bool = False) -> Payload:
    """Return the arguments with which discord.py sends a message."""
    payload = edit_payload(message, icons, mark, as_blocks=as_blocks)
    payload["files"] = payload.pop("attachments")
    return payload


def edit_payload(
    message: Message, icons: Icons, mark: str = "", kept: Sequence[KeptFile] = (), *, as_blocks: bool = False
) -> Payload:
    """Return the arguments with which discord.py edits a message.

    `kept`: files of the message that may stay. `as_blocks`: also a plain message is sent as components, because the
    message that it replaces may be made of components, and Discord never makes such a message plain again.
    """
    present = {file.filename: file for file in kept}
    payload: Payload = {
        "attachments": [_attachment(file, present) for file in message.files],
        "allowed_mentions": mentions(message.calls),
    }
    if message.blocks or as_blocks:
        return {**payload, "content": None, "view": Components(_layout(message, icons, mark), is_layout=True)}
    view = Components(_rows(message.rows, icons, mark))
    return {**payload, "content": with_emoji(message.content, icons), "view": view}


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Allow a message to mention exactly these users."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


class KeptFile(NamedTuple):
    """A file of a message that stays when the message is edited."""

    id: int
    filename: str

    def to_dict(self) -> Payload:
        return {"id": self.id, "filename": self.filename}


def files_of(message: discord.Message) -> list[KeptFile]:
    """Return the files of a message. Discord does not list a file that a component shows among the attachments."""
    shown = [media for component in _all_components(message.components) for media in _media_of(component)]
    return [
        *(KeptFile(file.id, file.filename) for file in message.attachments),
        *(KeptFile(media.attachment_id, _file_name(media.url)) for media in shown if media.attachment_id is not None),
    ]


def _media_of(component: discord.Component) -> list[discord.UnfurledMediaItem]:
    if isinstance(component, discord.MediaGalleryComponent):
        return [item.media for item in component.items]
    return [component.media] if isinstance(component, discord.FileComponent) else []


def _file_name(address: str) -> str:
    return urlsplit(address).path.rpartition("/")[2]


def _all_components(components: Sequence[discord.Component]) -> Iterator[discord.Component]:
    """Yield all components of a message, also those inside others."""
    for component in components:
        yield component
        yield from _all_components(getattr(component, "children", ()))
        if isinstance(component, discord.SectionComponent):
            yield component.accessory


def _attachment(file: File, present: Mapping[str, KeptFile]) -> discord.File | KeptFile:
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
    found = [getattr(component, "custom_id", None) for component in _all_components(message.components)]
    return [custom_id for custom_id in found if custom_id]


# --- Components -----------------------------------------------------------------------------------


class Components(discord.ui.View):
    """A view that sends ready components. It is stopped, so discord.py does not wait for presses on it."""

    def __init__(self, components: list[Payload], *, is_layout: bool = False) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.is_layout = is_layout
        """Whether the message is made of components alone."""
        self.stop()

    def to_components(self) -> list[Payload]:
        return self.components

    def has_components_v2(self) -> bool:
        return self.is_layout


def _rows(rows: Sequence[Row], icons: Icons, mark: str) -> list[Payload]:
    return [{"type": ROW, "components": [_component(control, icons, mark) for control in row]} for row in rows if row]


def _layout(message: Message, icons: Icons, mark: str) -> list[Payload]:
    """Return a message as components alone. All files are named, because Discord hides the others."""
    blocks = blocks_of(message)
    texts = iter(_texts_with_emoji([block.text for block in blocks if isinstance(block, Paragraph | Section)], icons))
    components = [
        part for block in blocks for part in _block(block, message.files, texts, partial(_rows, icons=icons, mark=mark))
    ]
    others = [file for file in message.files if not _is_picture(file)]
    components += [{"type": FILE, "file": {"url": f"attachment://{file.name}"}} for file in others]
    if not message.accent:
        return components
    return [{"type": CONTAINER, "accent_color": ACCENTS[message.accent], "components": components}]


def _block(
    block: Block, files: Sequence[File], texts: Iterator[str], rows: Callable[[Sequence[Row]], list[Payload]]
) -> list[Payload]:
    match block:
        case Paragraph():
            text = next(texts).strip()
            return [{"type": TEXT, "content": text}] if text else []
        case Section(button=button):
            [row] = rows([(button,)])
            beside = {"type": TEXT, "content": next(texts)}
            return [{"type": SECTION, "components": [beside], "accessory": row["components"][0]}]
        case Gallery():
            # Discord crops several pictures of one gallery into a grid, so each has a gallery of its own.
            return [{"type": GALLERY, "items": [_gallery_item(file)]} for file in files if _is_picture(file)]
        case Divider():
            return [{"type": SEPARATOR, "divider": True, "spacing": 1}]
        case _:
            return rows([block])


def _gallery_item(file: File) -> Payload:
    description = {"description": file.alt} if file.alt else {}
    return {"media": {"url": f"attachment://{file.name}"}, **description}


def _is_picture(file: File) -> bool:
    return file.name.endswith(SHOWN_IN_GALLERY)


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


def with_commands(content: str, icons: Icons, longest: int) -> str:
    """Return the words with our commands as links that can be pressed, if Discord has told their ids and they fit."""
    ids = icons.commands if isinstance(icons, Signs) else {}

    def link(found: re.Match[str]) -> str:
        return f"</{found[1]}{found[2]}:{ids[found[1]]}>" if found[1] in ids else found[0]

    linked = COMMAND.sub(link, content)
    return linked if len(without_icons(linked)) <= longest else content


def with_emoji(content: str, icons: Icons, longest: int = LONGEST_CONTENT) -> str:
    """Return the words with our emoji: icons before what they name, and markers in place of coloured squares.

    A message that would become too long has no icons at all, and markers everywhere, only after names, or nowhere.
    """
    content = with_commands(content, icons, longest)
    lines = [_line_with_emoji(line, icons) for line in content.split("\n")]
    whole = _with_markers("\n".join(lines), ANY_SQUARE, icons)
    return whole if len(whole) <= longest else _without_icons(content, icons, longest)


def _texts_with_emoji(texts: Sequence[str], icons: Icons) -> list[str]:
    """Return the texts of one message with our emoji: all of them with icons, or none if there is no room for all."""
    shown = [with_emoji(text, icons, LONGEST_TEXTS) for text in texts]
    if sum(map(len, shown)) <= LONGEST_TEXTS:
        return shown
    marked = [_without_icons(text, icons, LONGEST_TEXTS) for text in texts]
    return marked if sum(map(len, marked)) <= LONGEST_TEXTS else [without_icons(text) for text in texts]


def _without_icons(content: str, icons: Icons, longest: int) -> str:
    bare = without_icons(content)
    tried = (_with_markers(bare, squares, icons) for squares in (ANY_SQUARE, SQUARE_AFTER_TEXT, NO_SQUARE))
    return next((text for text in tried if len(text) <= longest), bare)


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
