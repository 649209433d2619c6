"""Message and modal components: what Discord allows, and the form in which it gives them back."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from sandbox.wire import Json, Path, Problems

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_V2_TOP = (*_IN_CONTAINER, CONTAINER)
_IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
_HAS_CUSTOM_ID = (BUTTON, *_IN_LABEL)

Resolve: TypeAlias = Callable[[str], Json | None]
"""Finds the media behind an address such as attachment://board.png."""


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component, outer before inner, with its field path."""
    for index, component in enumerate(components):
        yield from _walk_one(component, (*path, index))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    yield from walk(component.get("components") or [], (*path, "components"))
    for key in ("accessory", "component"):
        if component.get(key):
            yield from _walk_one(component[key], (*path, key))


def find(components: list[Json], custom_id: str) -> Json | None:
    return next((component for _, component in walk(components) if component.get("custom_id") == custom_id), None)


def bounds(select: Json) -> tuple[int, int]:
    """How few and how many may be chosen: one, unless it says otherwise."""
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


class Check:
    """Looks a component tree over and notes every fault under its field path."""

    def __init__(self, problems: Problems, knows_emoji: Callable[[str], bool]) -> None:
        self.problems = problems
        self._knows_emoji = knows_emoji

    def message(self, components: list[Json], *, v2: bool) -> None:
        path: Path = ("components",)
        if v2:
            self._children(components, path, _V2_TOP)
            self._v2_totals(components)
        else:
            if len(components) > 5:
                self.problems.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
            self._children(components, path, (ROW,))
        self._unique_ids(components)

    def modal(self, components: list[Json]) -> None:
        path: Path = ("components",)
        if not 1 <= len(components) <= 5:
            self.problems.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        for index, component in enumerate(components):
            self._allowed(component, (*path, index), (ROW, LABEL, TEXT))
            self._modal_part(component, (*path, index))
        self._unique_ids(components)

    def _modal_part(self, component: Json, path: Path) -> None:
        match component.get("type"):
            case 1:
                for index, inner in enumerate(component.get("components") or []):
                    self._allowed(inner, (*path, "components", index), (TEXT_INPUT,))
                    self._field(inner, (*path, "components", index))
                    self.problems.length((*path, "components", index, "label"), inner.get("label"), 45, 1)
            case 18:
                self.problems.length((*path, "label"), component.get("label"), 45, 1)
                self.problems.length((*path, "description"), component.get("description"), 100)
                inner = component.get("component") or {}
                self._allowed(inner, (*path, "component"), _IN_LABEL)
                self._field(inner, (*path, "component"))

    def _children(self, components: list[Json], path: Path, allowed: tuple[int, ...]) -> None:
        for index, component in enumerate(components):
            here = (*path, index)
            if self._allowed(component, here, allowed):
                self._one(component, here)

    def _allowed(self, component: Json, path: Path, allowed: tuple[int, ...]) -> bool:
        if component.get("type") in allowed:
            return True
        listed = ", ".join(str(kind) for kind in allowed) + ("," if len(allowed) == 1 else "")
        message = f'Value of field "type" must be one of ({listed}).'
        self.problems.add((*path, "type"), "UNION_TYPE_CHOICES", message)
        return False

    def _one(self, component: Json, path: Path) -> None:
        match component["type"]:
            case 1:
                self._row(component, path)
            case 9:
                self._section(component, path)
            case 10:
                self.problems.length((*path, "content"), component.get("content"), 4000, 1)
            case 12:
                self.problems.length((*path, "items"), component.get("items"), 10, 1)
            case 13:
                self._needs(component, "file", path)
            case 17:
                self._children(component.get("components") or [], (*path, "components"), _IN_CONTAINER)

    def _row(self, row: Json, path: Path) -> None:
        inside = row.get("components") or []
        here = (*path, "components")
        self.problems.length(here, inside, 5, 1)
        if len(inside) > 1 and any(component.get("type") in SELECTS for component in inside):
            self.problems.add(
                here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )
        for index, component in enumerate(inside):
            if self._allowed(component, (*here, index), (BUTTON, *SELECTS)):
                self._field(component, (*here, index))

    def _section(self, section: Json, path: Path) -> None:
        texts = section.get("components") or []
        self.problems.length((*path, "components"), texts, 3, 1)
        self._children(texts, (*path, "components"), (TEXT,))
        accessory = section.get("accessory") or {}
        here = (*path, "accessory")
        if not self._allowed(accessory, here, (BUTTON, THUMBNAIL)):
            return
        if accessory["type"] == BUTTON:
            self._button(accessory, here)
        else:
            self._needs(accessory, "media", here)

    def _needs(self, component: Json, key: str, path: Path) -> None:
        if component.get(key) is None:
            self.problems.required((*path, key))

    def _field(self, component: Json, path: Path) -> None:
        kind = component.get("type")
        if kind == BUTTON:
            self._button(component, path)
            return
        self.problems.length((*path, "custom_id"), component.get("custom_id"), 100, 1)
        self.problems.length((*path, "placeholder"), component.get("placeholder"), 150 if kind in SELECTS else 100)
        if kind == STRING_SELECT:
            self._options(component, path)
        if kind == TEXT_INPUT:
            self.problems.choices((*path, "style"), component.get("style"), (1, 2))
            self.problems.length((*path, "value"), component.get("value"), 4000)

    def _button(self, button: Json, path: Path) -> None:
        self.problems.length((*path, "label"), button.get("label"), 80)
        style = button.get("style")
        self.problems.choices((*path, "style"), style, (1, 2, 3, 4, 5, 6))
        if style == LINK:
            self.problems.length((*path, "url"), button.get("url"), 512, 1)
        elif style != PREMIUM:
            self.problems.length((*path, "custom_id"), button.get("custom_id"), 100, 1)
        if style != PREMIUM and not button.get("label") and not button.get("emoji"):
            self.problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji.")
        self._emoji(button.get("emoji"), (*path, "emoji"))

    def _options(self, select: Json, path: Path) -> None:
        options = select.get("options") or []
        self.problems.length((*path, "options"), options, 25, 1)
        values: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            for key, least in (("label", 1), ("value", 1), ("description", 0)):
                self.problems.length((*here, key), option.get(key), 100, least)
            if option.get("value") in values:
                self.problems.add(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(option.get("value", ""))
            self._emoji(option.get("emoji"), (*here, "emoji"))
        least, most = bounds(select)
        if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most or most > max(1, len(options)):
            self.problems.add(
                (*path, "max_values"), "BASE_TYPE_BAD_LENGTH", "Must be between min_values and the number of options."
            )

    def _emoji(self, emoji: Json | None, path: Path) -> None:
        if not emoji:
            return
        name, emoji_id = emoji.get("name"), emoji.get("id")
        known = self._knows_emoji(str(emoji_id)) if emoji_id else bool(name) and not str(name).isascii()
        if not known:
            self.problems.add((*path, "id" if emoji_id else "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _unique_ids(self, components: list[Json]) -> None:
        seen: set[str] = set()
        for path, component in walk(components):
            custom_id = component.get("custom_id")
            if custom_id is None:
                continue
            if custom_id in seen:
                self.problems.add(
                    (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            seen.add(custom_id)

    def _v2_totals(self, components: list[Json]) -> None:
        every = [component for _, component in walk(components)]
        if len(every) > 40:
            message = "The total number of components cannot exceed 40"
            self.problems.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if sum(len(component.get("content") or "") for component in every if component.get("type") == TEXT) > 4000:
            message = "The total text of all components cannot exceed 4000 characters"
            self.problems.add(("components",), "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED", message)


_DEFAULTS: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def settled(components: list[Json], resolve: Resolve) -> list[Json]:
    """The components as Discord returns them: defaults filled, numbered, media resolved."""
    taken = {component["id"] for _, component in walk(components) if component.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    return [_settle(component, numbers, resolve) for component in components]


def _settle(component: Json, numbers: Iterator[int], resolve: Resolve) -> Json:
    kind = component["type"]
    kept = {key: value for key, value in component.items() if value is not None}
    done: Json = {**_DEFAULTS.get(kind, {}), **kept, "id": component.get("id") or next(numbers)}
    if "components" in done:
        done["components"] = [_settle(inner, numbers, resolve) for inner in done["components"]]
    for key in ("accessory", "component"):
        if key in done:
            done[key] = _settle(done[key], numbers, resolve)
    _settle_emoji(done)
    _settle_media(done, resolve)
    return done


def _settle_emoji(component: Json) -> None:
    for holder in (component, *component.get("options", ())):
        if holder.get("emoji"):
            holder["emoji"] = {
                key: str(value) if key == "id" else value for key, value in holder["emoji"].items() if value is not None
            }


def _settle_media(component: Json, resolve: Resolve) -> None:
    match component["type"]:
        case 11:
            component["media"] = unfurled(component["media"], resolve)
        case 12:
            component["items"] = [
                {
                    "description": item.get("description"),
                    "spoiler": bool(item.get("spoiler")),
                    "media": unfurled(item["media"], resolve),
                }
                for item in component["items"]
            ]
        case 13:
            found = resolve(component["file"]["url"]) or {}
            component["file"] = unfurled(component["file"], resolve)
            component["name"], component["size"] = found.get("filename"), found.get("size")


def unfurled(media: Json, resolve: Resolve) -> Json:
    found = resolve(media["url"])
    if found is None:
        return {
            "id": "0",
            "url": media["url"],
            "proxy_url": media["url"],
            "width": None,
            "height": None,
            "content_type": None,
        }
    return {
        "id": found["id"],
        "attachment_id": found["id"],
        "url": found["url"],
        "proxy_url": found["proxy_url"],
        "width": found.get("width"),
        "height": found.get("height"),
        "content_type": found.get("content_type"),
    }
