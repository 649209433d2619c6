"""Step 3, recruitment: the House dice bring forces and leaders from the supply to the House card."""

from __future__ import annotations

from itertools import product

import msgspec

from games.core.agenda import Task, Way, bind, lazy_way
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Refusal, Text, say
from games.dice.components import KINDS, Ability, House
from games.dice.rules.asking import DicePick, refuse
from games.dice.rules.board import is_house, owns
from games.dice.rules.changes import forces_data, ready_leader
from games.dice.rules.leaving import is_left_to_the_active
from games.dice.state import DicePlay, DiceState, TurnStep
from games.dice.telling.wording import forces_and_leader, house_name, leader_name


class Recruits(msgspec.Struct, frozen=True):
    regular: int = 0
    elite: int = 0
    leader: str = ""
    dice: int = 0
    """How many dice these recruits cost."""

    @property
    def key(self) -> str:
        return f"recruit:{self.regular}:{self.elite}:{self.leader or '-'}"


class RecruitmentStep(Task, msgspec.Struct, frozen=True, tag="dice-step-recruitment", tag_field=TAG):
    """Ask the active player and the ally what they recruit.

    An ally who has just accepted is asked first, so that the active player is called only once. An ally who was not
    asked to accept is asked at the same time.
    """

    def do(self, play: DicePlay) -> None:
        state = play.state
        state.step = TurnStep.RECRUITMENT
        if play.seat is not None and play.seat == state.ally:
            play.push(RecruitsOf(state.active))
            ask_to_recruit(play, play.seat)
        else:
            for seat in (state.active, state.ally):
                ask_to_recruit(play, seat)


class RecruitsOf(Task, msgspec.Struct, frozen=True, tag="dice-recruits-of", tag_field=TAG):
    seat: int

    def do(self, play: DicePlay) -> None:
        ask_to_recruit(play, self.seat)


def ask_to_recruit(play: DicePlay, seat: int | None) -> None:
    """Ask a seat what it recruits. A seat without a choice is not asked."""
    if seat is None or len(possible := possible_recruits(play.state, seat)) < 2:
        return
    if is_left_to_the_active(play.state, seat):
        recruit(play, seat, possible[0])
    else:
        play.ask(seat, Recruit())


def recruiting_symbol(state: DiceState, seat: int) -> House | None:
    return state.turn.symbol if seat == state.active else state.turn.ally_symbol


def recruiting_dice(state: DiceState, seat: int) -> int:
    """Return how many dice a seat recruits with. Dice that went to the ally do not count for the active player."""
    turn = state.turn
    if is_house(state, seat, House.SMUGGLERS):
        return 0
    if seat != state.active:
        return turn.ally_dice
    if turn.symbol is None:
        return 0
    given = turn.ally_dice if turn.ally_symbol == turn.symbol else 0
    return state.count_face(turn.symbol) - given


def elite_price(state: DiceState, seat: int) -> int:
    """Return the dice that an elite force costs: 2, but 1 for Fremen who recruit as an ally."""
    if owns(state, seat, Ability.PEOPLE_OF_THE_DESERT):
        return 2 if seat == state.active else 1
    return 2


def possible_recruits(state: DiceState, seat: int) -> list[Recruits]:
    """Return all possible recruits, those with the most forces first.

    A leader costs one die (R33). A House recruits at most one leader in a step, and only on its own turn.
    """
    player = state.players[seat]
    dice = recruiting_dice(state, seat)
    leaders = ["", *player.lost_leaders] if seat == state.active else [""]
    regulars, each = min(player.supply.regular, dice), elite_price(state, seat)
    elites = min(player.supply.elite, dice // each)
    found = [
        Recruits(regular, elite, leader, price)
        for regular, elite, leader in product(range(regulars + 1), range(elites + 1), leaders)
        if (price := regular + elite * each + bool(leader)) <= dice
    ]
    return sorted(found, key=lambda r: (-r.regular - r.elite, -r.dice, r.leader))


class Recruit(DicePick, msgspec.Struct, frozen=True, tag="dice-recruit", tag_field=TAG):
    """The question what a seat recruits. The first option, also taken at a deadline, is as many forces as possible."""

    kind = "recruit"
    is_public = True

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        symbol = recruiting_symbol(state, seat)
        return {"dice": recruiting_dice(state, seat), "house": house_name(symbol or state.house(seat))}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            lazy_way(recruits.key, bind(recruits_option, seat, recruits), bind(recruit, seat, recruits))
            for recruits in possible_recruits(state, seat)
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        lost = state.players[seat].lost_leaders
        if seat != state.active:
            return [refuse(leader_name(leader), "ally-leader") for leader in lost]
        if len(lost) > 1:
            return [refuse(say("dice-option-recruit-together", what=[leader_name(x) for x in lost]), "one-leader")]
        return []


def recruits_option(state: DiceState, seat: int, recruits: Recruits) -> Option:
    return Option(recruits.key, recruits_text(state, seat, recruits), icon="recruit" if recruits.dice else "no")


def recruits_text(state: DiceState, seat: int, recruits: Recruits) -> Text:
    what = forces_and_leader(state.house(seat), recruits.regular, recruits.elite, recruits.leader)
    return say("dice-option-recruit", what=what) if what else say("dice-option-recruit-nothing")


def recruit(play: DicePlay, seat: int, recruits: Recruits) -> None:
    state = play.state
    player = state.players[seat]
    for kind, count in zip(KINDS, (recruits.regular, recruits.elite), strict=True):
        player.supply.add(kind, -count)
        player.card.add(kind, count)
    if recruits.leader:
        ready_leader(state, seat, recruits.leader)
    symbol = recruiting_symbol(state, seat)
    if symbol:
        state.turn.used_dice[symbol] = state.turn.used_dice.get(symbol, 0) + recruits.dice
    if recruits.dice:
        forces = forces_data(state, seat, recruits.regular, recruits.elite)
        play.tell("recruited", seat, {"what": {"forces": forces, "leader": recruits.leader}})
