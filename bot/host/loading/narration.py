"""Tolerant narration: an event without a text, such as one of an old version, does not affect other events."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.host.model.private_lines import Narrate
from games.core.game import Game
from games.core.protocol import Event, Line, Text, say
from games.core.texts import words

log = logging.getLogger(__name__)

UNTOLD = "host-untold"
SOMEBODY = ("Somebody",) * 12
"""Names for a trial: more than any table has players and rivals."""

MOST_CACHED = 2000
"""The most texts that are cached because they were formatted without an error."""

Shape = tuple[object, ...]

_complained: set[tuple[str, str]] = set()
_checked_shapes: set[Shape] = set()
_formatted: set[bytes] = set()
_pack = msgspec.msgpack.Encoder().encode


def tolerant(game: Game) -> Game:
    """Return a game that never fails to narrate. The log shows an event without a text as an unknown event."""

    def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
        lines = _told(game.narrate, events, seat)
        return lines if lines is not None else _told_in_parts(game, events, seat)

    return msgspec.structs.replace(game, narrate=narrate)


def untold(lines: Sequence[Line]) -> set[str]:
    """Return the kinds of events that these lines call unknown."""
    return {str(line.text.args["what"]) for line in lines if line.text.key == UNTOLD}


def _told(narrate: Narrate, events: Sequence[Event], seat: int | None) -> list[Line] | None:
    """Narrate events, or return None if the game fails or a text cannot be formatted."""
    try:
        lines = narrate(events, seat)
    except Exception:
        # An old event may raise any error. `_complain` logs which event it is.
        return None
    return lines if all(_can_be_formatted(line.text) for line in lines) else None


def _told_in_parts(game: Game, events: Sequence[Event], seat: int | None) -> list[Line]:
    """Narrate runs of known events together. Log unknown events, and tell them as unknown."""
    lines: list[Line] = []
    run: list[Event] = []
    for event in events:
        if _told(game.narrate, [event], seat) is not None:
            run.append(event)
        else:
            _complain(game, event)
            lines += [*_told_one_by_one(game, run, seat), *_untold(event, seat)]
            run = []
    return [*lines, *_told_one_by_one(game, run, seat)]


def _told_one_by_one(game: Game, run: Sequence[Event], seat: int | None) -> list[Line]:
    together = _told(game.narrate, run, seat)
    if together is not None:
        return together
    return [line for event in run for line in _told(game.narrate, [event], seat) or []]


def _untold(event: Event, seat: int | None) -> list[Line]:
    """Return a line about an unknown event, or nothing if the reader may not know of it."""
    is_known = not event.to or seat in event.to
    return [Line(say(UNTOLD, what=event.kind))] if is_known else []


def _complain(game: Game, event: Event) -> None:
    """Log an unknown event, once for each kind."""
    if (game.key, event.kind) not in _complained:
        _complained.add((game.key, event.kind))
        log.warning("an event cannot be told", extra={"rules": game.key, "event": event.kind})


def _can_be_formatted(text: Text) -> bool:
    """Return whether a text can be formatted. A text of the same shape as a formatted one counts as checked."""
    try:
        packed = _pack(text)
        if packed not in _formatted:
            _must_be_formattable(text)
            if len(_formatted) >= MOST_CACHED:
                _formatted.clear()
            _formatted.add(packed)
    except Exception:
        return False
    return True


def _must_be_formattable(text: Text) -> None:
    shapes = set(_shapes(text))
    if not _checked_shapes.issuperset(shapes):
        words().say(text, SOMEBODY)
        _checked_shapes.update(shapes)


def _shapes(text: Text) -> list[Shape]:
    """Return the shapes of a text and of all texts inside it: the key, and the type of each argument."""
    args = text.args.values()
    shapes: list[Shape] = [(text.key, *text.args, *map(type, args))]
    for arg in args:
        if isinstance(arg, Text):
            shapes += _shapes(arg)
        elif isinstance(arg, list):
            for each in arg:
                shapes += _shapes(each)
    return shapes
