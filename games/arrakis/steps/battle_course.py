"""The course of a battle: its rounds, cease or continue, retreat, and the winner's advance."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, area_way, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import current, force_in, has_legion, has_settlement, is_empty
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.changes import relocate
from games.arrakis.rules.reach import retreats
from games.arrakis.rules.stacks import StackLimit
from games.arrakis.rules.tracks import destroy_settlement
from games.arrakis.state import ArrakisPlay, ArrakisState, Battle
from games.arrakis.steps.battle_round import CombatCards, CountHits, PledgeCards, RollBattle, TakeSpecials
from games.arrakis.steps.moving import Consequences
from games.arrakis.telling.wording import area_name
from games.arrakis.vocabulary import Side
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, StandingOrder, say


class Fight(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-fight", tag_field=TAG):
    """Start a battle round. An undefended settlement falls without a roll."""

    def run(self, play: ArrakisPlay) -> None:
        battle = play.state.fight
        battle.round += 1
        battle.cards, battle.rolled, battle.takers = {}, {}, {}
        sides = (battle.attacker, battle.attacker.other)
        play.push(
            *[CombatCards(side) for side in sides],
            RollBattle(),
            *[TakeSpecials(side) for side in sides],
            CountHits(),
            Decide(),
        )


class Decide(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-decide", tag_field=TAG):
    """Decide how the battle goes on.

    While both legions stand, the attacker ceases or continues. Otherwise one side has won.
    """

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        battle = state.fight
        attacker = has_legion(state, battle.attacker, battle.origin)
        defender = has_legion(state, battle.attacker.other, battle.area)
        if attacker and defender:
            ask(play, state.decider(battle.attacker), GoOn())
        elif attacker:
            win_battle(play, battle)
        elif defender:
            lose_battle(play, battle)
        else:
            tell(play, "battle-nobody", area=battle.area)
            state.battle = None


class GoOn(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-go-on", tag_field=TAG):
    kind = "go-on"
    is_public = True
    picture = "conflict"
    passing = "cease"

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(state.fight.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {
            "area": area_name(state.fight.area),
            "ours": force_in(state, state.fight.origin).size,
            "theirs": force_in(state, state.fight.area).size,
            "price": "yes" if is_continuing_costly(state, state.fight) else "no",
        }

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way("continue", say("arrakis-option-continue"), go_on, icon="battle"),
            way("cease", say("arrakis-option-cease"), cease, icon="pass"),
        ]


def is_continuing_costly(state: ArrakisState, battle: Battle) -> bool:
    """Return whether continuing costs the attacker a hit: the defender is in a settlement, and the attacker is not the
    automa.
    """
    if battle.how.free_continue or state.is_automa(battle.attacker):
        return False
    return has_settlement(state, battle.attacker.other, battle.area)


def cease(play: ArrakisPlay) -> None:
    lose_battle(play, play.state.fight)


def go_on(play: ArrakisPlay) -> None:
    battle = play.state.fight
    price = 1 if is_continuing_costly(play.state, battle) else 0
    tell(play, "continued", battle.attacker, area=battle.area, hits=price)
    play.push(Casualties(battle.origin, price), PledgeCards(), OfferRetreat())


class OfferRetreat(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-offer-retreat", tag_field=TAG):
    """Ask whether the defender retreats before the next round. The attacker chooses the area."""

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        battle = state.fight
        defender = battle.attacker.other
        if not has_legion(state, battle.attacker, battle.origin):
            lose_battle(play, battle)
        elif retreats(state, defender, battle.area):
            ask(play, state.decider(defender), RetreatOrStand())
        else:
            next_round(play)


def next_round(play: ArrakisPlay) -> None:
    play.push(Fight())


class RetreatOrStand(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-retreat-or-stand", tag_field=TAG):
    kind = "retreat"
    is_public = True
    picture = "conflict"
    passing = "stand"

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(state.fight.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {
            "area": area_name(state.fight.area),
            "ours": force_in(state, state.fight.area).size,
            "theirs": force_in(state, state.fight.origin).size,
        }

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way("retreat", say("arrakis-option-retreat"), choose_retreat, icon="retreat"),
            way("stand", say("arrakis-option-stand"), next_round, icon="shield"),
        ]

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return retreat_orders()


def retreat_orders() -> list[StandingOrder]:
    return [
        StandingOrder(f"arrakis-retreat-{way}", say(f"arrakis-order-{way}"), {way: 1}) for way in ("stand", "retreat")
    ]


def choose_retreat(play: ArrakisPlay) -> None:
    state = play.state
    battle = state.fight
    open_areas = ways_of_retreat(state, battle)
    # Atreides choose where to retreat from the automa.
    chooser = battle.attacker.other if state.is_automa(battle.attacker) else battle.attacker
    if len(open_areas) == 1:
        retreat(play, open_areas[0])
    else:
        ask(play, state.decider(chooser), DriveTo())


def ways_of_retreat(state: ArrakisState, battle: Battle) -> list[str]:
    """Return the areas that the defender may retreat to. Against the automa, empty areas come first."""
    open_areas = retreats(state, battle.attacker.other, battle.area)
    empty = [area for area in open_areas if is_empty(state, area)]
    return empty if empty and state.is_automa(battle.attacker) else open_areas


class DriveTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-drive-to", tag_field=TAG):
    kind = "drive"
    is_public = True

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(state.fight.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return self.public_args(state, seat)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("to", area, bind(retreat, area)) for area in ways_of_retreat(state, state.fight)]


def retreat(play: ArrakisPlay, end: str) -> None:
    """Retreat the whole defending legion. A retreat is no move: stations, harvesters and wormsigns do not react."""
    battle = play.state.fight
    relocate(play.state, battle.area, end, force_in(play.state, battle.area).copy())
    tell(play, "retreated", battle.attacker.other, area=battle.area, end=end)
    play.push(StackLimit(end), Decide())


# ---- the end of the battle


def win_battle(play: ArrakisPlay, battle: Battle) -> None:
    """Let the attacker win. It may advance with the whole legion or stay."""
    state = play.state
    if battle.rolled:
        tell(play, "battle-won", battle.attacker, area=battle.area)
        note_legend(state, battle.attacker, battle.origin, battle)
    play.push(OfferAdvance())


class OfferAdvance(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-offer-advance", tag_field=TAG):
    """Ask the winner whether it advances. What the victory makes true may be claimed before."""

    def run(self, play: ArrakisPlay) -> None:
        ask(play, play.state.decider(play.state.fight.attacker), Advance())


def lose_battle(play: ArrakisPlay, battle: Battle) -> None:
    """Let the defender win, because the attacker has ceased or is destroyed."""
    state = play.state
    tell(play, "battle-held", battle.attacker.other, area=battle.area)
    note_legend(state, battle.attacker.other, battle.area, battle)
    state.battle = None


def note_legend(state: ArrakisState, winner: Side, area: str, battle: Battle) -> None:
    """Remember for The Legend that Atreides have won against a legion with Paul or Stilgar present at the end."""
    if winner == Side.ATREIDES and battle.rolled:
        leaders = force_in(state, area).leaders
        state.now.legend = state.now.legend or current(state, "paul") in leaders or "stilgar" in leaders


class Advance(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-advance", tag_field=TAG):
    kind = "advance"
    passing = "stay"

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(state.fight.area)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way("advance", say("arrakis-option-advance", area=area_name(state.fight.area)), advance, icon="move"),
            way("stay", say("arrakis-option-stay-behind"), stay, icon="pass"),
        ]


def advance(play: ArrakisPlay) -> None:
    state = play.state
    battle = state.fight
    state.battle = None
    relocate(state, battle.origin, battle.area, force_in(state, battle.origin).copy())
    state.turn.focus = battle.area
    tell(play, "advanced", battle.attacker, area=battle.area)
    play.push(StackLimit(battle.area), Consequences(battle.attacker, battle.area))
    if battle.attacker == Side.HARKONNEN:
        automa_does(play, Moment.LEFT, battle.origin)
    destroy_settlement(play, battle.area)


def stay(play: ArrakisPlay) -> None:
    play.state.battle = None
