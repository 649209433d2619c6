"""Cards and leaders as printed, for views and for look-ups."""

from __future__ import annotations

from functools import cache

from games.arrakis.components import LEADERS, VISIONS, card_key, planning, side_of_leader
from games.arrakis.rules.board import in_tank, maker_area, where_is
from games.arrakis.state import ArrakisState
from games.arrakis.telling.wording import card_name, leader_name, vision_name
from games.arrakis.views import CardFace, LeaderView, PrescienceFace
from games.arrakis.words.word import Word
from games.core.protocol import Text, say


def lines_of(words: tuple[Word, ...]) -> tuple[Text, ...]:
    return tuple(say("arrakis-line", deed=word.describe()) for word in words)


@cache
def card_face(card: str) -> CardFace:
    facts = planning(card)
    lines = (say("arrakis-card-scheming-text"),) if facts.scheming else lines_of(facts.fx)
    return CardFace(card_key(card), card_name(card), facts.deck, lines)


@cache
def vision_face(card: str) -> PrescienceFace:
    facts = VISIONS[card]
    phase = "end_of_round" if facts.when == "end_of_round" else "action"
    award = facts.award
    lines = (say(f"arrakis-vision-{card}-text"),)
    return PrescienceFace(
        card, vision_name(card), phase, award.kh, award.sd, award.jh, lines, card.startswith("standin_")
    )


@cache
def leader_face(leader: str) -> LeaderView:
    facts = LEADERS[leader]
    return LeaderView(
        id=leader,
        name=leader_name(leader),
        side=side_of_leader(leader),
        board=facts.deck,
        slot=facts.slot,
        hits=facts.hit,
        shields=facts.shield,
        lines=leader_lines(leader),
    )


def leader_lines(leader: str) -> tuple[Text, ...]:
    words = LEADERS[leader].special
    return lines_of(words) if words else (say(f"arrakis-special-{leader}"),)


def leader_view(state: ArrakisState, leader: str) -> LeaderView:
    """Return a leader as printed, with its current place and state."""
    face = leader_face(leader)
    area = where_is(state, leader) or (maker_area(state) if leader == "wild_maker" else "")
    place = "board" if area else "tank" if in_tank(state, leader) else "ready"
    return LeaderView(
        face.id,
        face.name,
        face.side,
        face.board,
        face.slot,
        face.hits,
        face.shields,
        face.lines,
        exhausted=not state.leaders[leader],
        place=place,
        area=area or None,
    )
