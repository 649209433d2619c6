"""The declaration of an attack: its ornithopter, what is revealed, and the start of the battle."""

from __future__ import annotations

import msgspec

from games.arrakis.rules.asking import ArrakisPick, ask, tell, way
from games.arrakis.rules.board import ornithopters_over
from games.arrakis.rules.claiming import note_open_claims
from games.arrakis.rules.marks import mark_flown
from games.arrakis.rules.reach import ride_ends
from games.arrakis.rules.stacks import flip_sietch, flip_tokens
from games.arrakis.state import ArrakisPlay, ArrakisState, Attack, Battle
from games.arrakis.steps.battle_course import Fight
from games.arrakis.telling.wording import zone_name
from games.arrakis.vocabulary import Side
from games.core.agenda import Way, bind
from games.core.codec import TAG


def declare(play: ArrakisPlay, seat: int, origin: str, area: str, how: Attack, flown: bool = False) -> None:
    """Attack an area with the whole legion of another. The legion stays in its area during the battle."""
    zones = ornithopters_over(play.state, origin)
    if flown and len(zones) > 1:
        ask(play, seat, AttackFlight(origin, area, how))
    else:
        attack(play, origin, area, how, zones[0] if flown else "")


class AttackFlight(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-attack-flight", tag_field=TAG):
    kind = "ornithopter"
    origin: str
    area: str
    how: Attack

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way(zone, zone_name(zone), bind(attack, self.origin, self.area, self.how, zone), icon="ornithopter")
            for zone in ornithopters_over(state, self.origin)
        ]


def attack(play: ArrakisPlay, origin: str, area: str, how: Attack, zone: str) -> None:
    state = play.state
    side = state.areas[origin].side
    if side is None:
        return
    if side == Side.ATREIDES:
        note_open_claims(state)
    if zone:
        del state.zones[zone]
        mark_flown(state, origin)
    elif side == Side.ATREIDES and ride_ends(state, origin).get(area):
        state.now.rode_far = True
    state.battle = Battle(side, origin, area, how)
    tell(play, "attacked", side, area=origin, end=area, surprise="yes" if how.surprise else "no")
    flip_sietch(play, area)
    play.push(Fight())
    for place in (area, origin):
        flip_tokens(play, place)
