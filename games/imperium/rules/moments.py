"""Moments: where leaders and expansions join the game without its rules knowing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from games.imperium.modules import modules_in
from games.imperium.state import Play, State
from games.imperium.vocabulary import Moment

Handler = TypeVar("Handler", bound=Callable[..., Any])


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
