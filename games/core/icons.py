"""Icons in words: which of our drawings stands before what a sentence or an option names, by `data/icons.toml`."""

from __future__ import annotations

from functools import cache

from games.core.data import DATA, read_toml

FILE = DATA / "icons.toml"
WILDCARD = "*"


@cache
def icon_in_sentence(key: str) -> str:
    """The drawing before a noun or clause of this key, or nothing."""
    return _find_icon("sentences", key)


@cache
def icon_of_option(name: str) -> str:
    """The drawing of what a game calls the icon of an option; many are called as they are drawn."""
    return _find_icon("options", name) or name


def _find_icon(table: str, key: str) -> str:
    """The longest family counts for what is not named itself."""
    names = icons_by_name(table)
    families = [name for name in names if name.endswith(WILDCARD) and key.startswith(name.removesuffix(WILDCARD))]
    return names.get(key) or names.get(max(families, key=len, default=""), "")


@cache
def icons_by_name(table: str) -> dict[str, str]:
    """What an icon stands for -> the icon."""
    return {name: icon for icon, names in read_toml(FILE)[table].items() for name in names}
