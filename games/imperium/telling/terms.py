"""Words and icons of the rules that players can look up."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Entry, term
from games.imperium.modules import modules_of

BASE_TERMS = {
    "signet": "signet",
    "influence": "influence",
    "friendship": "influence",
    "alliance": "alliance",
    "high-council": "council",
    "swordmaster": "swordmaster",
    "mentat": "mentat",
    "persuasion": "persuasion",
    "sword": "sword",
    "garrison": "troop",
    "recruit": "recruit",
    "deploy": "deploy",
    "retreat": "retreat",
    "combat-space": "combat",
    "maker": "maker",
    "control": "control",
    "agent-icon": "agent",
    "draw": "draw",
    "trash": "trash",
    "discard": "discard",
    "acquire": "acquire",
    "plot": "intrigue",
    "combat-card": "intrigue",
    "endgame-card": "intrigue",
    "reserve": "acquire",
}
"""Term -> the icon that stands for it."""
IX_TERMS = {
    "freighter": "freighter",
    "dreadnought": "dreadnought",
    "tech-tile": "tech",
    "negotiator": "negotiator",
    "infiltration": "agent",
    "unload": "draw",
    "snooper": "snooper",
}


def terms(options: Mapping[str, str]) -> list[Entry]:
    """Return the terms of the base game, and those of Rise of Ix where it is played."""
    known = BASE_TERMS | (IX_TERMS if any(module.key == "ix" for module in modules_of(options)) else {})
    return [term("", key, icon) for key, icon in known.items()]
