"""The icons of all cards, spaces, leaders and conflicts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from games.core.codec import TAG, decode_checked, member_of
from games.imperium.components import CARDS, CONFLICTS, FOLDER, INTRIGUE, LEADERS, SPACES
from games.imperium.state import Word
from games.imperium.telling.faces import (
    card_face,
    conflict_face,
    intrigue_face,
    leader_face,
    space_cost_glyphs,
    space_effect_glyphs,
)
from games.imperium.views import Glyphs
from games.imperium.words.specials import SPECIAL_EFFECTS, Special
from games.imperium.words.word import Condition, glyphs_of


def all_words() -> Iterator[Word | Condition]:
    """Return every effect and condition of the table for card writers, with every value of its fields."""
    page = (FOLDER / "WORDS.md").read_text(encoding="utf-8")
    for example in re.findall(r"^\| `(\{ is = .+\})` \|", page, re.MULTILINE):
        plain = tomllib.loads(f"word = {example}")["word"]
        family = Condition if example in page.split("## Conditions")[1].split("\n## ")[0] else Word
        cls = member_of(family, {**plain, TAG: f"imperium-{plain[TAG]}"})
        for changes in ({}, *_allowed(cls)):
            yield decode_checked("imperium")(family, {**plain, **changes})
    yield from (Special(name) for name in SPECIAL_EFFECTS)


def _allowed(cls: type) -> Iterator[dict[str, Any]]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        wanted = field.type.types[0] if isinstance(field.type, inspect.UnionType) else field.type
        if isinstance(wanted, inspect.LiteralType):
            yield from ({field.encode_name: value} for value in wanted.values)


def printed_glyphs() -> Iterator[Glyphs]:
    for card in map(card_face, CARDS):
        yield from (card.agent, card.reveal, card.acquire)
    yield from (intrigue_face(key).effect for key in INTRIGUE)
    yield from (leader_face(key).signet_glyphs for key in LEADERS)
    yield from (reward for key in CONFLICTS for reward in conflict_face(key).rewards)
    for key, space in SPACES.items():
        yield from (space_cost_glyphs(key), space_effect_glyphs(key), glyphs_of(space.control_bonus))
