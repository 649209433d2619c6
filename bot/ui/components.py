"""Rows, buttons, selects and modals as Discord's components, and presses read back from them.

Every press says in its custom id all that it means, so nothing is remembered: a button of any age works after any
restart. A posted message also carries its outbox row in front of each custom id, by which it can be found again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.host.model.actions import Action, read_action
from bot.host.screen.elements import LONGEST_LINE, Button, Message, Modal, Select, SelectOption, Style
from games.core.icons import icon_of_option

MARK = "~"
ROW, BUTTON, SELECT = 1, 2, 3
"""Discord's numbers of components."""

Icons = Mapping[str, discord.Emoji | discord.PartialEmoji]
Payload = dict[str, Any]

STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.PLAIN: discord.ButtonStyle.secondary.value,
    Style.GOOD: discord.ButtonStyle.success.value,
    Style.GRAVE: discord.ButtonStyle.danger.value,
}


def custom_id(act: Action, mark: str = "") -> str:
    encoded = f"{mark}{MARK}{act.encode()}" if mark else act.encode()
    if len(encoded) > LONGEST_LINE:
        raise ValueError(f"the custom id {encoded!r} is too long")
    return encoded


def act_of(encoded: str) -> Action | None:
    """What a custom id says, or nothing if it is not ours."""
    head, mark, rest = encoded.partition(MARK)
    return read_action(rest) if mark and "|" not in head else read_action(encoded)


def carries(message: discord.Message, mark: str) -> bool:
    """Whether a message is the post of this outbox row."""
    start = f"{mark}{MARK}"
    return any(encoded.startswith(start) for encoded in custom_ids(message))


def mark_of(message: discord.Message) -> str:
    """The outbox row that a message carries, if it is a post."""
    heads = [encoded.partition(MARK) for encoded in custom_ids(message)]
    return next((head for head, mark, _ in heads if mark and "|" not in head), "")


def custom_ids(message: discord.Message) -> list[str]:
    children = [child for row in message.components for child in getattr(row, "children", ())]
    return [child.custom_id for child in children if getattr(child, "custom_id", None)]


class Components(discord.ui.View):
    """Components as they travel. discord.py asks a view for nothing else when it sends one that is closed: presses are
    read from their ids alone, so there is nothing to be kept or awaited, and no object for each button."""

    def __init__(self, rows: list[Payload]) -> None:
        self._rows = rows

    def to_components(self) -> list[Payload]:
        return self._rows

    def has_components_v2(self) -> bool:
        return False

    def is_finished(self) -> bool:
        return True


def components_of(message: Message, icons: Icons, mark: str = "") -> Components:
    rows = [[_component(item, icons, mark) for item in row] for row in message.rows]
    return Components([{"type": ROW, "components": row} for row in rows if row])


def _component(item: Button | Select, icons: Icons, mark: str) -> Payload:
    return _button(item, icons, mark) if isinstance(item, Button) else _select(item, icons, mark)


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


def modal_of(modal: Modal) -> discord.ui.Modal:
    made = discord.ui.Modal(title=modal.title, custom_id=custom_id(modal.act), timeout=None)
    for field in modal.fields:
        made.add_item(
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
    made.stop()
    return made


# --- What arrives ---------------------------------------------------------------------------------


def pressed(data: Mapping[str, Any]) -> tuple[Action | None, list[str]]:
    """The act and the chosen values of a component, or the act and the typed values of a modal."""
    act = act_of(str(data.get("custom_id", "")))
    values = data.get("values")
    if isinstance(values, list):
        return act, [value for value in values if isinstance(value, str)]
    return act, _typed(data.get("components"))


def _typed(components: Any) -> list[str]:
    """The values of a modal's fields, in their order; fields stand in rows or under labels."""
    found: list[str] = []
    for component in components if isinstance(components, list) else []:
        if not isinstance(component, dict):
            continue
        inner = component.get("components") or [component.get("component")]
        found += [str(field["value"]) for field in inner if isinstance(field, dict) and "value" in field]
    return found
