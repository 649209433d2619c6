"""What is printed: the signs of all cards, spaces, leaders and conflicts."""

from __future__ import annotations

from collections.abc import Iterator

from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES
from games.imperium.telling.faces import (
    card_face,
    conflict_face,
    intrigue_face,
    leader_face,
    space_cost_glyphs,
    space_effect_glyphs,
)
from games.imperium.views import Glyphs
from games.imperium.words.word import glyphs_of


def printed_glyphs() -> Iterator[Glyphs]:
    for card in map(card_face, CARDS):
        yield from (card.agent, card.reveal, card.acquire)
    yield from (intrigue_face(key).effect for key in INTRIGUE)
    yield from (leader_face(key).signet_glyphs for key in LEADERS)
    yield from (reward for key in CONFLICTS for reward in conflict_face(key).rewards)
    for key, space in SPACES.items():
        yield from (space_cost_glyphs(key), space_effect_glyphs(key), glyphs_of(space.control_bonus))
