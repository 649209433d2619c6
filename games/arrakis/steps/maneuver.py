"""The action to move or attack: several legions move, or one attacks, with free actions between moves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, area_label, ask, way, with_warning
from games.arrakis.rules.board import force_in
from games.arrakis.rules.claiming import claim_at_once
from games.arrakis.rules.marks import clear_moves
from games.arrakis.rules.reach import air_targets, targets
from games.arrakis.rules.stacks import force_help, units_in_tokens
from games.arrakis.state import ArrakisPlay, ArrakisState, Attack, Battle
from games.arrakis.steps.attacking import declare
from games.arrakis.steps.battle_round import dice_without_cards, most_dice
from games.arrakis.steps.free_actions import free_ways
from games.arrakis.steps.moving import Course, Orders, WhereTo, can_anybody_move, chosen_legions, movers
from games.arrakis.telling.wording import area_name_only, attack_text, brief_attack_text
from games.arrakis.vocabulary import Side
from games.core.agenda import Way, bind, do_nothing, lazy_way
from games.core.codec import TAG
from games.core.protocol import Arg, Option, StandingOrder, Text, say


class Maneuver(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-maneuver", tag_field=TAG):
    seat: int
    moves: int
    orders: Orders = Orders()
    attack: Attack | None = None
    """The attack that is allowed instead of moving, or None."""
    first: bool = True
    is_action: bool = False
    """Whether this is the whole action that a die was spent on."""

    def run(self, play: ArrakisPlay) -> None:
        if self.first:
            clear_moves(play.state)
        if self.is_possible(play.state):
            ask(play, self.seat, WhichLegion(self))

    def is_possible(self, state: ArrakisState) -> bool:
        side = state.players[self.seat].side
        if self.moves > 0 and can_anybody_move(state, side, self.orders):
            return True
        if self.attack is None:
            return False
        return any(
            targets(state, side, origin) or air_targets(state, side, origin)
            for origin in attackers(state, side, self.orders)
        )


def attackers(state: ArrakisState, side: Side, orders: Orders) -> list[str]:
    """Return the areas of the legions that may attack by these orders, whether or not they reach a target."""
    chosen = chosen_legions(state, side, orders.who)
    return [origin for origin in chosen if force_in(state, origin).leaders] if orders.led else chosen


def attack_pairs(state: ArrakisState, side: Side, orders: Orders) -> list[tuple[str, str, bool]]:
    """Return each attacking legion with its target, and whether only an ornithopter reaches that."""
    found = []
    for origin in attackers(state, side, orders):
        found += [(origin, area, False) for area in targets(state, side, origin)]
        found += [(origin, area, True) for area in air_targets(state, side, origin)]
    return found


def odds_text(state: ArrakisState, battle: Battle) -> Text:
    """Return how many dice each side would roll first, as far as the attacker can know, and what may add to them."""
    side, there = battle.attacker, state.areas[battle.area]
    sietch = there.sietch if side == Side.HARKONNEN and not there.shown else 0
    theirs = min(most_dice(battle, side.other), dice_without_cards(state, battle, side.other) - sietch)
    ours = min(most_dice(battle, side), dice_without_cards(state, battle, side) + units_in_tokens(state, battle.origin))
    tokens = len(there.force.tokens)
    return say("arrakis-help-odds", ours=ours, theirs=theirs, tokens=tokens, sietch="yes" if sietch else "no")


DONE = way("done", say("arrakis-option-done"), do_nothing, icon="done")
DONE_FOR_NOTHING = with_warning(DONE)


class WhichLegion(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-legion", tag_field=TAG):
    kind = "maneuver"
    passing = "done"
    task: Maneuver

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"moves": self.task.moves, "attack": "yes" if self.task.attack else "no"}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        side = state.players[seat].side
        again = msgspec.structs.replace(self.task, first=False)
        found = [*self.attacks(state, seat, side), *self.moves(state, seat, side)]
        # An action may attack until a legion has moved.
        is_untouched = self.task.is_action and self.task.attack is not None
        found.append(DONE_FOR_NOTHING if is_untouched else DONE)
        return found + free_ways(state, seat, again)

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return claim_at_once(state, seat)

    def moves(self, state: ArrakisState, seat: int, side: Side) -> list[Way]:
        if not self.task.moves:
            return []
        return [
            lazy_way(f"move:{area}", bind(move_option, area), bind(self.move, seat, area))
            for area in movers(state, side, self.task.orders)
        ]

    def move(self, play: ArrakisPlay, seat: int, area: str) -> None:
        moved = msgspec.structs.replace(self.task, moves=self.task.moves - 1, attack=None, first=False)
        stayed = msgspec.structs.replace(self.task, first=False)
        ask(play, seat, WhereTo(area, self.task.orders, course=Course(moved, stayed)))

    def attacks(self, state: ArrakisState, seat: int, side: Side) -> list[Way]:
        if self.task.attack is None:
            return []
        how = self.task.attack
        return [
            lazy_way(
                attack_key(origin, area, flown),
                bind(attack_option, Battle(side, origin, area, how), flown),
                bind(declare, seat, origin, area, how, flown),
            )
            for origin, area, flown in attack_pairs(state, side, self.task.orders)
        ]


def move_option(state: ArrakisState, area: str) -> Option:
    return Option(
        f"move:{area}",
        say("arrakis-option-move", area=area_label(area)),
        force_help(state, area),
        group="arrakis-move",
        icon="move",
        place=f"area:{area}",
        brief=say("arrakis-option-move", area=area_name_only(area)),
    )


def attack_key(origin: str, area: str, flown: bool) -> str:
    return f"{'raid' if flown else 'attack'}:{origin}:{area}"


def attack_option(state: ArrakisState, battle: Battle, flown: bool) -> Option:
    origin, area = battle.origin, battle.area
    return Option(
        attack_key(origin, area, flown),
        attack_text(origin, area, flown),
        odds_text(state, battle),
        group="arrakis-attack",
        icon="battle",
        place=f"area:{area}",
        brief=brief_attack_text(area, flown),
    )
