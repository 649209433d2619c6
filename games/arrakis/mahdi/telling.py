"""The texts and views of the automa: its name, its view, its tactic cards and its rules."""

from __future__ import annotations

from collections.abc import Sequence

from games.arrakis.mahdi.cards import TACTICS
from games.arrakis.mahdi.power import AUTOMA, aim
from games.arrakis.state import ArrakisState
from games.arrakis.telling.wording import area_name
from games.arrakis.views import ArrakisView, AutomaView, TacticFace
from games.core.protocol import Chapter, Entry, Text, say

RULINGS_OF_MOVES = (
    "solo_ornithopter_limit",
    "solo_garrison_trigger",
    "solo_rank_known",
    "solo_advance",
    "solo_merge",
    "solo_target_of_all",
    "solo_meanwhile",
    "solo_full_stacks",
    "solo_feyd",
    "solo_carriers",
)
"""Rulings on open points of the automa's moves and attacks."""
RULINGS_OF_PIECES = (
    "solo_full_town",
    "solo_shift_vehicles",
    "solo_excess",
    "solo_specials",
    "solo_reinforcements",
    "solo_token_late",
    "solo_spice",
)
"""Rulings on open points of its pieces, cards and spice."""
RULINGS = (*RULINGS_OF_MOVES, *RULINGS_OF_PIECES)
CHAPTERS = {"mahdi": 5, "priorities": 4}
"""Chapter of the automa's short rules -> its number of lines."""


def rivals(view: ArrakisView) -> Sequence[Text]:
    return [say("arrakis-mahdi")] if view.automa is not None else []


def look(state: ArrakisState) -> AutomaView | None:
    mahdi = state.mahdi
    if mahdi is None:
        return None
    return AutomaView(
        harvesting=TACTICS[mahdi.harvesting].sector if mahdi.harvesting else None,
        target=aim(state) or None,
        reinforcements=len(state.players[state.chief(AUTOMA)].hand),
        tactics=len(mahdi.tactics),
        meanwhile=mahdi.meanwhile or None,
        cards=tuple(tactic_face(card) for card in (mahdi.harvesting, mahdi.aim) if card),
        unrolled=mahdi.unrolled,
        schemes=len(mahdi.schemes),
    )


# ---- tactic cards


def tactic_name(card: str) -> Text:
    return say("arrakis-tactic-name", area=area_name(TACTICS[card].sietch))


def tactic_face(card: str) -> TacticFace:
    tactic = TACTICS[card]
    return TacticFace(card, tactic_name(card), tactic.sector, tactic.sietch, tactic_lines(card))


def tactic_lines(card: str) -> tuple[Text, ...]:
    tactic = TACTICS[card]
    sector = say(f"arrakis-sector-{tactic.sector}")
    return (
        say("arrakis-tactic-harvest", sector=sector),
        say("arrakis-tactic-target", area=area_name(tactic.sietch)),
    )


def entries() -> list[Entry]:
    return [
        Entry(card, tactic_name(card), say("arrakis-kind-tactic"), tactic_lines(card), tactic_face(card))
        for card in TACTICS
    ]


# ---- rules


def chapters() -> list[Chapter]:
    """Return the automa's rules and rulings. Every table is shown them."""
    parts = [
        Chapter(say(f"arrakis-rules-{name}"), tuple(say(f"arrakis-rules-{name}-{n}") for n in range(1, count + 1)))
        for name, count in CHAPTERS.items()
    ]
    rulings = {"solo": RULINGS_OF_MOVES, "solo-pieces": RULINGS_OF_PIECES}
    return parts + [
        Chapter(say(f"arrakis-rules-{name}"), tuple(say(f"arrakis-ruling-{key}") for key in keys))
        for name, keys in rulings.items()
    ]
