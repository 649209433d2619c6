"""Icons in words: which of our drawings stands before what a sentence or an option names, by `data/icons.toml`."""

from __future__ import annotations

from functools import cache

from games.core.data import DATA, tables

FILE = DATA / "icons.toml"
FAMILY = "*"


@cache
def in_sentences(key: str) -> str:
    """The drawing before a noun or clause of this key, or nothing."""
    return _found("sentences", key)


@cache
def on_options(name: str) -> str:
    """The drawing of what a game calls the icon of an option; many are called as they are drawn."""
    return _found("options", name) or name


def _found(table: str, key: str) -> str:
    """The longest family counts for what is not named itself."""
    names = drawings(table)
    families = [name for name in names if name.endswith(FAMILY) and key.startswith(name.removesuffix(FAMILY))]
    return names.get(key) or names.get(max(families, key=len, default=""), "")


@cache
def drawings(table: str) -> dict[str, str]:
    """What an icon stands for -> the icon."""
    return {name: icon for icon, names in tables(FILE)[table].items() for name in names}
