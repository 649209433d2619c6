"""Icons of nouns and options: `data/icons.toml` says which icon belongs to which locale key or option."""

from __future__ import annotations

from functools import cache

from games.core.data import DATA, read_toml

FILE = DATA / "icons.toml"
WILDCARD = "*"


@cache
def icon_in_sentence(key: str) -> str:
    """Return the name of the icon before a noun or clause with this locale key, or ""."""
    return _find_icon("sentences", key)


@cache
def icon_of_option(name: str) -> str:
    """Return the name of the drawn icon for `Option.icon`. Without an entry in the file it is the same name."""
    return _find_icon("options", name) or name


def _find_icon(table: str, key: str) -> str:
    """Return the icon of this key, else that of the longest entry with a wildcard that fits, else ""."""
    names = icons_by_name(table)
    families = [name for name in names if name.endswith(WILDCARD) and key.startswith(name.removesuffix(WILDCARD))]
    return names.get(key) or names.get(max(families, key=len, default=""), "")


@cache
def icons_by_name(table: str) -> dict[str, str]:
    """Return a table of `data/icons.toml` turned round: from locale key or option to icon."""
    return {name: icon for icon, names in read_toml(FILE)[table].items() for name in names}
