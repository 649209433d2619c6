"""The door between a game and its table: questions, answers, events, texts, and the record that is a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Union

import msgspec

Picks = dict[str, int]
"""What was picked: option key -> how many."""

Arg = Union[str, int, "Text", "list[Text]"]
Data = dict[str, Any]
"""Plain data as it goes through the codec: str, int, bool, None, lists and dicts of these."""


SEAT, PERSON = "seat", "person"


class Text(msgspec.Struct, frozen=True):
    """A sentence by its key in `data/locale`, with what is put into it.

    The key "seat" is a player's name; "person" tells a sentence whom it speaks of, and is never shown.
    """

    key: str
    args: dict[str, Arg] = {}


PlayerName = str | Text
"""A player's name: a person's as it is given, a rival's in the words of the game."""


def say(key: str, **args: Arg) -> Text:
    return Text(key, args)


def seat_name(seat: int) -> Text:
    return Text(SEAT, {"seat": seat})


def person(seat: int, reader: int | None) -> Text:
    """Whom a sentence speaks of, as `person=`: you, she, he, they or a rival, for languages that bend their verbs."""
    return Text(PERSON, {"seat": seat, "you": int(seat == reader)})


def with_person(text: Text, seat: int, reader: int | None) -> Text:
    """The same sentence, told whom it speaks of; nothing is told of what nobody did."""
    return Text(text.key, {**text.args, "person": person(seat, reader)}) if seat >= 0 else text


@cache
def clockwise(players: int, start: int) -> tuple[int, ...]:
    """All who play in turn order, from this one on."""
    return tuple((start + step) % players for step in range(players))


class Part(msgspec.Struct, frozen=True):
    """A part of the board, by which one of many options is found."""

    key: str
    text: Text
    shows: str = ""
    """The picture of it: one of `Game.pictures`."""


class Option(msgspec.Struct, frozen=True):
    """Something that may be picked."""

    key: str
    """Stable and short ("send:arrakeen"), never a position in a list; "back" leaves a question as if never asked."""
    text: Text
    help: Text | None = None
    up_to: int = 1
    """How often it may be picked: troops, forces, spice."""
    group: str = ""
    """Options of one group belong together on the screen (a select of cards beside a row of buttons)."""
    icon: str = ""
    """The name of a drawn icon that says the same, if there is one."""
    place: str = ""
    """The thing on the picture that it stands for ("space:arrakeen"): what may be chosen glows there."""
    warning: Text | None = None
    """What picking it gives away, where a slip would hurt: the panel asks once more before it is taken."""
    part: Part | None = None
    """Where it lies: of more than one list holds, the likeliest are shown first, and the others part by part."""


class Refusal(msgspec.Struct, frozen=True):
    """What cannot be picked, and why: shown on request."""

    text: Text
    reason: Text


class StandingOrder(msgspec.Struct, frozen=True):
    """An order to give the same `picks` to every later question of this seat that offers this very key."""

    key: str
    text: Text
    picks: Picks
    not_for: tuple[int, ...] = ()
    """Seats that are never asked what it answers."""
    by_default: bool = False
    """Whether it is in force from the start, until the seat withdraws it (`Game.default_orders`)."""


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked: everything that may be answered, computed afresh from the state."""

    id: str
    seat: int
    kind: str
    prompt: Text
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...] = ()
    least: int = 1
    most: int = 1
    """Least and most picks in all, each count of an option taken singly."""
    mildest: Picks = {}
    """What is answered at a deadline."""
    waits: bool = True
    """Whether the table waits for it. A sealed question that has its answer stays open and waits no more."""
    sealed: str | None = None
    """Questions of one seal are answered in secret and take effect together."""
    standing: tuple[StandingOrder, ...] = ()
    shows: str = "hand"
    """The picture that helps most to answer: one of `Game.pictures`."""
    together: str | None = None
    """Questions of one name are put to partners: the first answer that is committed withdraws the others."""
    last: tuple[str, ...] = ()
    """Options after which only the end of the turn is left: the panel offers them also together with it."""
    serial: str = ""
    """A group of which several may be picked at once: each is an answer of its own, in the order of the picks."""
    lapses: bool = False
    """Nothing is left to decide: after a moment, in which steps can be taken back, it is answered by itself."""
    early: bool = False
    """Its moment is still to come: it may be answered now, in secret, or else it is asked then."""


class Answer(msgspec.Struct, frozen=True):
    question: str
    seat: int
    picks: Picks


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. `data` everybody may know; `secret` only the seats in `to`."""

    kind: str
    seat: int = -1
    data: Data = {}
    secret: Data = {}
    to: tuple[int, ...] = ()


class Roll(msgspec.Struct, frozen=True):
    """One act of chance, so that it can be checked against the seed when the game is over."""

    number: int
    branch: str
    sizes: tuple[int, ...]
    """How many outcomes each draw had, in order."""
    drawn: tuple[int, ...]


class Step(msgspec.Struct, frozen=True, gc=False):
    """What an answer brought about."""

    events: tuple[Event, ...] = ()
    reveals: bool = False
    """New information came out: a draw, a roll, a refill, a question put to another seat."""
    closes: bool = False
    """A turn or phase is told: the table posts what has gathered."""
    rolls: tuple[Roll, ...] = ()


VICTORY = 4
"""The weight of a sentence that says who has won: the closing post says the same."""


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, and the things on the picture that it speaks of."""

    text: Text
    marks: tuple[str, ...] = ()
    weight: int = 0
    """How much it matters beside the others: a glance tells what matters most, of equals the last."""
    briefer: tuple[Text, ...] = ()
    """The same in fewer and fewer words, where a picture has room for two lines."""


class Ranked(msgspec.Struct, frozen=True):
    """A seat's place in the final ranking; tied seats share a rank."""

    seat: int
    rank: int
    score: int
    sources: tuple[tuple[Text, int], ...] = ()
    """Where the score came from."""


class Result(msgspec.Struct, frozen=True):
    ranking: tuple[Ranked, ...]
    """Best first."""
    decided_by: Text | None = None
    """The tie-break that decided, or the way the game was won, where that is worth a word."""


class Choice(msgspec.Struct, frozen=True):
    """One value of a variant."""

    key: str
    text: Text
    help: Text | None = None


class Variant(msgspec.Struct, frozen=True):
    """An option of a game, set in the lobby before the game begins."""

    key: str
    text: Text
    choices: tuple[Choice, ...]
    default: str
    people: tuple[int, int] = (1, 99)
    """With how few and how many people it matters; a table laid for others is not asked."""

    def matters(self, people: int) -> bool:
        return self.people[0] <= people <= self.people[1]


def variant(key: str, *choices: str, words: str = "variant", people: tuple[int, int] = (1, 99)) -> Variant:
    """A variant whose words stand under `<words>-<key>-<choice>`; the first choice is the default."""
    named = f"{words}-{key}"
    made = tuple(Choice(name, say(f"{named}-{name}"), say(f"{named}-{name}-help")) for name in choices)
    return Variant(key, say(named), made, choices[0], people)


def chosen_options(variants: Sequence[Variant], given: Mapping[str, str]) -> dict[str, str]:
    """Every variant's choice, the default where nothing was given. What no variant knows is a mistake of the caller."""
    chosen = {variant.key: given.get(variant.key, variant.default) for variant in variants}
    for variant in variants:
        if chosen[variant.key] not in [choice.key for choice in variant.choices]:
            raise ValueError(f"{variant.key} cannot be {chosen[variant.key]!r}")
    return chosen


class Setup(msgspec.Struct, frozen=True):
    """What a game begins with. Names only tell how many sit down: seats, never people, are in the state."""

    names: tuple[str, ...]
    options: dict[str, str] = {}
    seed: bytes = bytes(32)
    """256 bits."""


class PictureTitle(msgspec.Struct, frozen=True):
    """A picture that a game's layout can draw, and what it is called."""

    key: str
    title: Text


BOARD, HAND = PictureTitle("board", say("picture-title-board")), PictureTitle("hand", say("picture-title-hand"))


class Entry(msgspec.Struct, frozen=True):
    """A card, space or leader that can be looked up."""

    key: str
    name: Text
    kind: Text
    lines: tuple[Text, ...]
    face: Any = None
    """What its picture is drawn from, in the words of the game's views; without one the picture is its sentences."""


class Chapter(msgspec.Struct, frozen=True):
    """A part of the short rules: how it is played here, and which open points were decided how."""

    title: Text
    lines: tuple[Text, ...]


class PartnerTalks(msgspec.Struct, frozen=True):
    """Private talks that the rules grant partners, where talk at the table is public."""

    seats: tuple[int, ...]
    most: int
    """How many in the whole game."""
    name: Text
    """What one is called."""


class IllegalAnswer(Exception):
    """The answer is not allowed: tell the player why. Nothing has changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class StaleAnswer(Exception):
    """The question is no longer open: the player's button is old."""


State = Any
View = Any
