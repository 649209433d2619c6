"""A round, phase by phase."""

from __future__ import annotations

import msgspec

from games.arrakis.components import BOX
from games.arrakis.rules.asking import ArrakisTask, tell
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.cards import draw
from games.arrakis.state import ArrakisPlay, Phase, Round
from games.arrakis.steps.dice import RollDice
from games.arrakis.steps.ending import EndOfRound
from games.arrakis.steps.harvesting import Harvest
from games.arrakis.steps.hazards import Hazards
from games.arrakis.steps.turns import ActionPhase
from games.arrakis.steps.vehicles import PlaceVehicles
from games.core.codec import TAG


class BeginRound(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-begin-round", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        state.round += 1
        state.phase = Phase.START
        # Paul is sought in the next Atreides turn, even if that is in the next round.
        state.now = Round(sought=state.now.sought)
        tell(play, "round", round=state.round)
        for seat in state.people:
            for deck in state.players[seat].boards:
                draw(play, deck, 1, seat)
        reveal_visions(play, BOX.prescience.row if state.mahdi is None else BOX.prescience.row_alone)
        play.push(PlaceVehicles(), RollDice(), ActionPhase(), Hazards(), Harvest(), EndOfRound(), BeginRound())
        automa_does(play, Moment.ROUND)


def reveal_visions(play: ArrakisPlay, count: int) -> list[str]:
    """Reveal prescience cards and return them. A short deck reveals what it has."""
    state = play.state
    found = [state.prescience_deck.pop() for _ in range(min(count, len(state.prescience_deck)))]
    state.row += found
    if found:
        play.reveals = True
        tell(play, "visions-revealed", visions=found)
    return found
