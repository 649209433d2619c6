"""A small expansion: ornithopters, with a zone, a unit, a word, a price, a secret, a space, a card and a conflict."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from games.core.agenda import Way, bind
from games.core.chance import Chance, shuffle
from games.core.codec import TAG
from games.core.protocol import Event, Option, Refusal, Text, say, seat_name, variant
from games.imperium import components, modules
from games.imperium.modules import Module, UnitKind
from games.imperium.rules import changes
from games.imperium.rules.changes import own_turn
from games.imperium.state import ModuleTable, Play, State, Word
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import Moment
from games.imperium.words.costs import Price

FOLDER = Path(__file__).parent
SHELVES: tuple[dict[str, Any], ...] = (
    components.CARDS,
    components.INTRIGUE,
    components.SPACES,
    components.CONFLICTS,
    components.LEADERS,
)


class Ornithopters(msgspec.Struct):
    supply: int = 1
    garrison: int = 1
    troops: int = 0


class Hangar(ModuleTable, msgspec.Struct, tag_field=TAG, tag="imperium-toy_hangar"):
    """The toy's table: ornithopters and fuel of each seat, and a secret number."""

    of: list[Ornithopters]
    fuel: list[int]
    secret: list[int]


class ToyView(msgspec.Struct, frozen=True):
    flying: tuple[int, ...]
    fuel: tuple[int, ...]
    secret: int | None


def hangar(state: State) -> Hangar:
    found = state.tables["toy"]
    assert isinstance(found, Hangar)
    return found


ORNITHOPTER = UnitKind(
    "ornithopter",
    forces=lambda state, seat: hangar(state).of[seat],
    strength=lambda state, seat: 3,
    name=lambda n: say("toy-units", n=n),
    falls=False,
)


class TakeOff(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-toy_take_off"):
    """An effect: deploy an ornithopter."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        changes.deploy(play, seat, 1, kind=ORNITHOPTER)

    def describe(self) -> Text:
        return say("toy-take-off")

    def glyphs(self) -> Glyphs:
        return (Glyph("deploy", 1),)


class Drain(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-toy_drain"):
    """A price: all fuel."""

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if hangar(state).fuel[seat] else say("toy-no-fuel")

    def pay(self, play: Play, seat: int, source: str) -> None:
        hangar(play.state).fuel[seat] = 0

    def describe(self) -> Text:
        return say("toy-price")

    def glyphs(self) -> Glyphs:
        return (Glyph("special", None, say("toy-price")),)


def refuel(play: Play, seat: int) -> None:
    hangar(play.state).fuel[seat] += 1
    play.tell("toy_refuelled", seat)


def ways(state: State, seat: int) -> list[Way]:
    turn = own_turn(state, seat)
    if turn is None or turn.kind != "agent" or hangar(state).fuel[seat]:
        return []
    return [Way(Option("toy_refuel", say("toy-refuel")), bind(refuel, seat))]


def refusals(state: State, seat: int) -> list[Refusal]:
    return [] if ways(state, seat) else [Refusal(say("toy-refuel"), say("toy-no-fuel"))]


def look(state: State, seat: int | None) -> ToyView:
    zone = hangar(state)
    secret = None if seat is None else zone.secret[seat]
    return ToyView(tuple(each.troops for each in zone.of), tuple(zone.fuel), secret)


def hide(luck: Chance, state: State, seat: int | None) -> None:
    zone = hangar(state)
    others = [n for n in range(len(zone.secret)) if n != seat]
    numbers = list(range(20))
    shuffle(luck, numbers)
    for n in others:
        zone.secret[n] = numbers.pop()


def refuelled(event: Event, reader: int | None) -> tuple[Text, list[str]]:
    return say("log-toy-refuelled", who=seat_name(event.seat)), []


TOY = Module(
    key="toy",
    folder=FOLDER,
    is_chosen=lambda options: options.get("toy") == "on",
    table=lambda players, options: Hangar(
        [Ornithopters() for _ in range(players)], [0] * players, list(range(players))
    ),
    variants=(variant("toy", "off", "on"),),
    covers=("rally_troops",),
    moments={
        Moment.TURN_WAYS: ways,
        Moment.TURN_REFUSALS: refusals,
        Moment.STRENGTH: lambda state, seat: hangar(state).fuel[seat],
    },
    units=(ORNITHOPTER,),
    lasting=("toy_tailwind",),
    marks={"toy_medal": lambda state, seat: hangar(state).of[seat].supply == 0},
    heads={"toy_refuelled": refuelled},
    clauses={"deployed_ornithopter": lambda event, reader: say("did-toy-took-off")},
    look=look,
    hide=hide,
)


@contextmanager
def loaded() -> Iterator[None]:
    """Load the toy into the library while this lasts."""
    before = [dict(shelf) for shelf in SHELVES]
    modules.add(TOY)
    components.load()
    try:
        yield
    finally:
        modules.remove("toy")
        for shelf, kept in zip(SHELVES, before, strict=True):
            shelf.clear()
            shelf.update(kept)
