"""Moments: points in the rules at which handlers of leaders and modules are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from games.imperium.modules import modules_in
from games.imperium.state import Play, State
from games.imperium.vocabulary import Moment

Handler = TypeVar("Handler", bound=Callable[..., Any])


_joined: dict[Moment, list[Callable[..., Any]]] = {moment: [] for moment in Moment}


def join(moment: Moment) -> Callable[[Handler], Handler]:
    """Return a decorator that makes a function of the base a handler of a moment."""

    def enrol(handler: Handler) -> Handler:
        _joined[moment].append(handler)
        return handler

    return enrol


def leave(moment: Moment, handler: Callable[..., Any]) -> None:
    """Remove a handler of the base from a moment."""
    _joined[moment].remove(handler)


def handlers(state: State, moment: Moment) -> Sequence[Callable[..., Any]]:
    """Return the handlers of a moment: those of the base, then those of the modules in this game."""
    if not state.tables:
        return _joined[moment]
    return [*_joined[moment], *(m.moments[moment] for m in modules_in(state) if moment in m.moments)]


def run_handlers(play: Play, moment: Moment, seat: int, *facts: Any) -> None:
    """Call all handlers of a moment for a seat."""
    if play.state.tables or _joined[moment]:
        for handler in handlers(play.state, moment):
            handler(play, seat, *facts)


def ask_handlers(state: State, moment: Moment, seat: int, *facts: Any) -> list[Any]:
    """Ask all handlers of a moment about a seat, and return their answers."""
    if not state.tables and not _joined[moment]:
        return []
    return [handler(state, seat, *facts) for handler in handlers(state, moment)]
