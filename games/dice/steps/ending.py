"""The end of a turn: unspent spice, the victory conditions in the rulebook's order, and the final result."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task
from games.core.codec import TAG
from games.core.protocol import Ranked, Result, Text, say, seat_name
from games.dice.components import DICE, House
from games.dice.rules.board import is_house, shares_a_region, strategic_alone, strategic_together
from games.dice.rules.changes import store_spice
from games.dice.state import DicePlay, DiceState, Ending, TurnStep
from games.dice.telling.wording import house_name

TOGETHER = 4
CHOAM_RATE = 2


class EndOfTurn(Task, msgspec.Struct, frozen=True, tag="dice-end-of-turn", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        state = play.state
        choam_office(play)
        ending = outcome(state)
        if ending is not None:
            end_game(play, ending)
        play.closes = True


def choam_office(play: DicePlay) -> None:
    """Add 2 spice to Corrino's store for each unspent spice of the die (R32). All other spice of the turn is lost."""
    state = play.state
    turn = state.turn
    if is_house(state, state.active, House.CORRINO):
        added = store_spice(state, state.active, CHOAM_RATE * turn.die_spice)
        if added:
            play.tell("choam", state.active, {"added": added, "store": state.me.spice})
    turn.die_spice = turn.harvest = turn.received = 0


def regions_to_win(state: DiceState) -> int:
    return 4 if len(state.players) == 2 else 3


def outcome(state: DiceState) -> Ending | None:
    """Return how the game ends now, or None: sole victory, alliance victory, or the default after the last round.

    A correct prediction replaces a sole victory or the default. Only the active player and the ally are checked:
    others win at the end of their own turns (R21, R51).
    """
    if is_sole_victory(state):
        return foreseen(state, Ending("sole", [state.active], state.house(state.active)))
    if is_alliance_victory(state):
        return Ending("alliance", sorted([state.active, state.ally]) if state.ally is not None else [])
    if is_last_turn(state):
        guild = state.seat_of(House.GUILD)
        default = Ending("nobody", [], House.GUILD) if guild is None else Ending("guild", [guild], House.GUILD)
        return foreseen(state, default)
    return None


def is_sole_victory(state: DiceState) -> bool:
    return len(strategic_alone(state, state.active)) >= regions_to_win(state)


def is_alliance_victory(state: DiceState) -> bool:
    if state.ally is None or len(strategic_together(state)) < TOGETHER:
        return False
    return state.options["sharing"] == "counted" or not shares_a_region(state)


def is_last_turn(state: DiceState) -> bool:
    return state.round == DICE.rounds and state.clockwise(state.active)[1] == state.first


def foreseen(state: DiceState, ending: Ending) -> Ending:
    """Return the ending, won by the Bene Gesserit instead if they predicted the winner."""
    sisters = state.seat_of(House.BENE_GESSERIT)
    if sisters is not None and state.prediction == ending.house:
        return Ending("prediction", [sisters], ending.house)
    return ending


def end_game(play: DicePlay, ending: Ending) -> None:
    state = play.state
    state.ending = ending
    state.step = TurnStep.OVER
    state.agenda.clear()
    state.asks.clear()
    play.reveals = True
    tell_ending(play, ending)


def tell_ending(play: DicePlay, ending: Ending) -> None:
    state = play.state
    sisters = state.seat_of(House.BENE_GESSERIT)
    if sisters is not None and state.prediction is not None:
        play.tell("prediction-shown", sisters, {"house": state.prediction})
    if ending.way == "alliance":
        play.tell("won-alliance", state.active, {"other": state.partner})
    else:
        for seat in ending.winners:
            play.tell(f"won-{ending.way}", seat, {"house": ending.house or state.house(seat)})
    if not ending.winners:
        play.tell("won-nobody")


def result(state: DiceState) -> Result | None:
    """Return the ranking, or None during the game. Losers share a rank. If an absent Guild wins, nobody is first."""
    ending = state.ending
    if ending is None:
        return None
    seats = sorted(range(len(state.players)), key=lambda seat: (seat not in ending.winners, seat))
    return Result(tuple(place(state, ending, seat) for seat in seats), decided_by(state, ending))


def place(state: DiceState, ending: Ending, seat: int) -> Ranked:
    return Ranked(seat, 1 if seat in ending.winners else 2, len(strategic_alone(state, seat)))


def decided_by(state: DiceState, ending: Ending) -> Text:
    if ending.way == "nobody":
        return say("dice-decided-nobody")
    return say(
        f"dice-decided-{ending.way}",
        winners=[seat_name(seat) for seat in ending.winners],
        house=house_name(ending.house or state.house(ending.winners[0])),
    )
