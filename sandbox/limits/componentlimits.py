"""Discord's limits on components in messages and in modals."""

from collections.abc import Callable

from sandbox.protocol.payloads import Json, Path, Problems
from sandbox.world.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    LINK,
    PREMIUM,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    bounds,
    walk,
)

_CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)

_MAX_CHOSEN = {**dict.fromkeys(SELECTS, 25), FILE_UPLOAD: 10, CHECKBOX_GROUP: 10}
"""The largest number of values that a person may choose, by kind of component."""
_OPTION_COUNTS = {STRING_SELECT: (1, 25), RADIO_GROUP: (2, 10), CHECKBOX_GROUP: (1, 10)}
"""The smallest and largest number of options, by kind of component."""
_LINK_SCHEMES = ("http", "https", "discord")
_MEDIA_SCHEMES = ("http", "https", "attachment")
_MAX_INPUT_LENGTH = 4000

_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_V2_TOP = (*_IN_CONTAINER, CONTAINER)
_IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_channel_types(holder: Json, path: Path, problems: Problems) -> None:
    """Check the list of channel types of a select or a command option."""
    given = holder.get("channel_types")
    problems.unique((*path, "channel_types"), given)
    for index, kind in enumerate(given or []):
        problems.choices((*path, "channel_types", index), kind, _CHANNEL_TYPES)


class Check:
    """A check of a tree of components. It adds every fault to `problems` under its field path."""

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
                self.problems.length((*path, "components"), component.get("components"), 1, 1)
                for index, inner in enumerate(component.get("components") or []):
                    self._allowed(inner, (*path, "components", index), (TEXT_INPUT,))
                    self._field(inner, (*path, "components", index))
                    self.problems.length((*path, "components", index, "label"), inner.get("label"), 45, 1)
            case 10:
                self._text(component, path)
            case 18:
                self.problems.length((*path, "label"), component.get("label"), 45, 1)
                self._description(component, path, 100)
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
                self._text(component, path)
            case 12:
                self._gallery(component, path)
            case 13:
                self._media(component, "file", path)
            case 14:
                self.problems.within((*path, "spacing"), component.get("spacing"), 1, 2)
            case 17:
                self._container(component, path)

    def _container(self, container: Json, path: Path) -> None:
        inside = container.get("components") or []
        self.problems.length((*path, "components"), inside, 40, 1)
        self.problems.within((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
        self._children(inside, (*path, "components"), _IN_CONTAINER)

    def _text(self, text: Json, path: Path) -> None:
        self.problems.length((*path, "content"), text.get("content"), 4000, 1)

    def _gallery(self, gallery: Json, path: Path) -> None:
        self.problems.length((*path, "items"), gallery.get("items"), 10, 1)
        for index, item in enumerate(gallery.get("items") or []):
            self._media(item, "media", (*path, "items", index))
            self._description(item, (*path, "items", index), 1024)

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
            self._media(accessory, "media", here)
            self._description(accessory, here, 1024)

    def _media(self, component: Json, key: str, path: Path) -> None:
        if component.get(key) is None:
            self.problems.required((*path, key))
        else:
            self.problems.address((*path, key, "url"), component[key]["url"], _MEDIA_SCHEMES)

    def _description(self, component: Json, path: Path, most: int) -> None:
        """Check the description's length. None means no description; an empty one is refused."""
        if component.get("description") is not None:
            self.problems.length((*path, "description"), component["description"], most, 1)

    def _field(self, component: Json, path: Path) -> None:
        kind = component.get("type")
        if kind == BUTTON:
            self._button(component, path)
            return
        self.problems.length((*path, "custom_id"), component.get("custom_id"), 100, 1)
        self.problems.length((*path, "placeholder"), component.get("placeholder"), 150 if kind in SELECTS else 100)
        if kind in _OPTION_COUNTS:
            self._options(component, path)
        if kind in _MAX_CHOSEN:
            self._value_counts(component, path)
        if kind in SELECTS:
            self._default_values(component, path)
        if kind == TEXT_INPUT:
            self._text_input(component, path)

    def _text_input(self, field: Json, path: Path) -> None:
        self.problems.choices((*path, "style"), field.get("style"), (1, 2))
        self.problems.length((*path, "value"), field.get("value"), _MAX_INPUT_LENGTH)
        least, most = field.get("min_length"), field.get("max_length")
        self.problems.within((*path, "min_length"), least, 0, _MAX_INPUT_LENGTH)
        self.problems.within((*path, "max_length"), most, max(1, least or 0), _MAX_INPUT_LENGTH)

    def _default_values(self, select: Json, path: Path) -> None:
        given = select.get("default_values") or []
        self.problems.length((*path, "default_values"), given, 25)
        for index, value in enumerate(given):
            self.problems.choices((*path, "default_values", index, "type"), value["type"], ("user", "role", "channel"))
        check_channel_types(select, path, self.problems)

    def _button(self, button: Json, path: Path) -> None:
        self.problems.length((*path, "label"), button.get("label"), 80)
        style = button.get("style")
        self.problems.choices((*path, "style"), style, (1, 2, 3, 4, 5, 6))
        if style == LINK:
            self.problems.length((*path, "url"), button.get("url"), 512, 1)
            self.problems.address((*path, "url"), button.get("url"), _LINK_SCHEMES)
        elif style != PREMIUM:
            self.problems.length((*path, "custom_id"), button.get("custom_id"), 100, 1)
        if style != PREMIUM and not button.get("label") and not button.get("emoji"):
            self.problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji.")
        self._emoji(button.get("emoji"), (*path, "emoji"))

    def _options(self, select: Json, path: Path) -> None:
        options = select.get("options") or []
        fewest, most = _OPTION_COUNTS[select["type"]]
        self.problems.length((*path, "options"), options, most, fewest)
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

    def _value_counts(self, field: Json, path: Path) -> None:
        """Check min_values and max_values against each other and against the number of options."""
        allowed = _MAX_CHOSEN[field["type"]]
        self.problems.within((*path, "min_values"), field.get("min_values"), 0, allowed)
        self.problems.within((*path, "max_values"), field.get("max_values"), 1, allowed)
        least, most = bounds(field)
        if least > most or (field["type"] in _OPTION_COUNTS and most > max(1, len(field.get("options") or []))):
            self.problems.add(
                (*path, "max_values"), "BASE_TYPE_BAD_LENGTH", "Must be between min_values and the number of options."
            )

    def _emoji(self, emoji: Json | None, path: Path) -> None:
        if emoji is None:
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
