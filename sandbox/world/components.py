"""Components of messages and modals: their types, a walk over them, and their complete form as Discord returns it."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from sandbox.protocol.payloads import Json, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

Resolve: TypeAlias = Callable[[str], Json | None]
"""Returns the media for a URL such as attachment://board.png, or None."""


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its field path, each before the components inside it."""
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
    """Return the smallest and largest number of values that may be chosen. The default is one."""
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


_DEFAULTS: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def complete(components: list[Json], resolve: Resolve) -> list[Json]:
    """Return the components with defaults, ids and resolved media, as Discord returns them."""
    taken = {component["id"] for _, component in walk(components) if component.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    return [_complete(component, numbers, resolve) for component in components]


def _complete(component: Json, numbers: Iterator[int], resolve: Resolve) -> Json:
    kind = component["type"]
    kept = {key: value for key, value in component.items() if value is not None}
    done: Json = {**_DEFAULTS.get(kind, {}), **kept, "id": component.get("id") or next(numbers)}
    if "components" in done:
        done["components"] = [_complete(inner, numbers, resolve) for inner in done["components"]]
    for key in ("accessory", "component"):
        if key in done:
            done[key] = _complete(done[key], numbers, resolve)
    _complete_emoji(done)
    _complete_media(done, resolve)
    return done


def _complete_emoji(component: Json) -> None:
    for holder in (component, *component.get("options", ())):
        if holder.get("emoji"):
            holder["emoji"] = {
                key: str(value) if key == "id" else value for key, value in holder["emoji"].items() if value is not None
            }


def _complete_media(component: Json, resolve: Resolve) -> None:
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
