"""Moments: where leaders and expansions join the game without its rules knowing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

from games.imperium.modules import modules_in

if TYPE_CHECKING:
    from games.imperium.state import Play, State

Handler = TypeVar("Handler", bound=Callable[..., Any])


class Moment(StrEnum):
    """When something happens, and behind it what a handler is told besides play and seat, in this order."""

    LAID_OUT = "laid_out"  # before anything is shuffled
    SET_UP = "set_up"  # when the leaders are known
    CONFLICT_REVEALED = "conflict_revealed"
    ROUND_START = "round_start"
    TURN_START = "turn_start"
    RIVAL_TURN = "rival_turn"  # of a player without a seat
    RIVAL_DOES = "rival_does"  # word, source
    TURN_ENDED = "turn_ended"  # kind, again
    SENT = "sent"  # space
    PAID = "paid"  # space, cost
    SEATED = "seated"
    DEPLOYED = "deployed"  # total
    DRAWN = "drawn"  # cards
    GAINED = "gained"  # what, n, source
    DISCARDED = "discarded"  # cards
    TRASHED = "trashed"  # card
    ACQUIRED = "acquired"  # card
    TECH_TAKEN = "tech_taken"  # tile
    INFLUENCE_CHANGED = "influence_changed"  # faction, before, after
    REVEAL_BEGINS = "reveal_begins"
    REVEALED = "revealed"  # card
    REVEAL_ENDS = "reveal_ends"
    COMBAT_BEGINS = "combat_begins"  # of one who fights
    RIVAL_REWARD = "rival_reward"  # reward, source
    COMBAT_WON = "combat_won"  # conflict
    VICTORY = "victory"  # after the rewards
    COMBAT_OVER = "combat_over"
    RECALL = "recall"
    ENDGAME = "endgame"
    # What is asked of the state; a handler is told state and seat, and answers.
    TURN_WAYS = "turn_ways"  # more ways in the seat's turn
    TURN_REFUSALS = "turn_refusals"  # and what it cannot do now
    STRENGTH = "strength"  # more strength of one who fights
    MORE_GAINED = "more_gained"  # what, n, source: how much more is gained
    TO_DECK_TOP = "to_deck_top"  # whether an acquired card may go on top of the deck
    TIE = "tie"  # the most of this wins a tie of points


_joined: dict[Moment, list[Callable[..., Any]]] = {moment: [] for moment in Moment}


def join(moment: Moment) -> Callable[[Handler], Handler]:
    """Have a function of the base called at a moment."""

    def enrol(handler: Handler) -> Handler:
        _joined[moment].append(handler)
        return handler

    return enrol


def leave(moment: Moment, handler: Callable[..., Any]) -> None:
    _joined[moment].remove(handler)


def handlers(state: State, moment: Moment) -> Sequence[Callable[..., Any]]:
    """Those of the base, then those of the modules on this table."""
    return [*_joined[moment], *of_modules(state, moment)] if state.tables else _joined[moment]


def of_modules(state: State, moment: Moment) -> list[Callable[..., Any]]:
    return [module.moments[moment] for module in modules_in(state) if moment in module.moments]


def happen(play: Play, moment: Moment, seat: int, *facts: Any) -> None:
    """It is this moment for this seat."""
    if play.state.tables or _joined[moment]:
        for handler in handlers(play.state, moment):
            handler(play, seat, *facts)


def gather(state: State, moment: Moment, seat: int, *facts: Any) -> list[Any]:
    """What those who join answer."""
    return _answers(state, moment, seat, facts) if state.tables or _joined[moment] else []


def _answers(state: State, moment: Moment, seat: int, facts: tuple[Any, ...]) -> list[Any]:
    return [handler(state, seat, *facts) for handler in handlers(state, moment)]
