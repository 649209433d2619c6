"""Telling is tolerant: an event that this version cannot tell, such as one of an old version, spoils no other."""

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
"""More names than any table has players and rivals."""

MOST_REMEMBERED = 2000
"""Sentences that are known to be sayable as they are."""

Shape = tuple[object, ...]

_complained: set[tuple[str, str]] = set()
_sayable: set[Shape] = set()
_lately_said: set[bytes] = set()
_pack = msgspec.msgpack.Encoder().encode


def tolerant(game: Game) -> Game:
    """The same game; what it cannot narrate is told as such, event by event."""

    def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
        lines = _told(game.narrate, events, seat)
        return lines if lines is not None else _told_in_parts(game, events, seat)

    return msgspec.structs.replace(game, narrate=narrate)


def untold(lines: Sequence[Line]) -> set[str]:
    """The kinds of events that these lines could not tell."""
    return {str(line.text.args["what"]) for line in lines if line.text.key == UNTOLD}


def _told(narrate: Narrate, events: Sequence[Event], seat: int | None) -> list[Line] | None:
    """None where there are no words for it."""
    try:
        lines = narrate(events, seat)
    except Exception:
        # Whatever a game stumbles over in an old event; who it is is logged where it is told.
        return None
    return lines if all(_can_be_said(line.text) for line in lines) else None


def _told_in_parts(game: Game, events: Sequence[Event], seat: int | None) -> list[Line]:
    """What can be told between two that cannot is told together."""
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
    """What only some may know is not even named to others."""
    is_known = not event.to or seat in event.to
    return [Line(say(UNTOLD, what=event.kind))] if is_known else []


def _complain(game: Game, event: Event) -> None:
    """Once for each kind."""
    if (game.key, event.kind) not in _complained:
        _complained.add((game.key, event.kind))
        log.warning("an event cannot be told", extra={"rules": game.key, "event": event.kind})


def _can_be_said(text: Text) -> bool:
    """What was once said of things of these kinds can be said of others. A turn is told anew at each of its steps."""
    try:
        packed = _pack(text)
        if packed not in _lately_said:
            _must_be_sayable(text)
            if len(_lately_said) >= MOST_REMEMBERED:
                _lately_said.clear()
            _lately_said.add(packed)
    except Exception:
        return False
    return True


def _must_be_sayable(text: Text) -> None:
    shapes = set(_shapes(text))
    if not _sayable.issuperset(shapes):
        words().say(text, SOMEBODY)
        _sayable.update(shapes)


def _shapes(text: Text) -> list[Shape]:
    """Of the text itself, and of all that are put into it: the key, and of what kind each thing is that it is given."""
    args = text.args.values()
    shapes: list[Shape] = [(text.key, *text.args, *map(type, args))]
    for arg in args:
        if isinstance(arg, Text):
            shapes += _shapes(arg)
        elif isinstance(arg, list):
            for each in arg:
                shapes += _shapes(each)
    return shapes
