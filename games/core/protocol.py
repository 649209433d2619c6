"""The values that a game and its host exchange: questions, answers, events, texts, results.

Every game in `games/` returns these values, and `bot`, `players` and `renderer` read them. They are frozen and hold no
words for people: words are `Text` keys. The functions that a game offers are in `games/core/game.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Union

import msgspec

Picks = dict[str, int]
"""The content of an answer: option key -> how many times that option is picked."""

Arg = Union[str, int, "Text", "list[Text]"]
Data = dict[str, Any]
"""Plain data that can be saved: str, int, bool, None, and lists and dicts of these."""


SEAT, PERSON = "seat", "person"


class Text(msgspec.Struct, frozen=True):
    """A sentence, given by its key in `data/locale` and the values of its variables.

    Two keys are special. "seat" stands for a player's name. "person" is never shown: it tells the sentence about whom
    it speaks, so that a language can choose the form of the verb.
    """

    key: str
    args: dict[str, Arg] = {}


PlayerName = str | Text
"""A player's name: a string for a person, a `Text` of the game for a rival."""


def say(key: str, **args: Arg) -> Text:
    """Return the text with this key and these variables. `Words.say` turns it into a sentence."""
    return Text(key, args)


def either(texts: Sequence[Text], key: str = "list-or") -> Text:
    """Join texts by commas and "or"."""
    head = texts[0]
    for text in texts[1:-1]:
        head = say("list-comma", head=head, tail=text)
    return say(key, head=head, tail=texts[-1])


def join_deeds(clauses: Sequence[Text]) -> Text:
    """Join clauses by "and". Some languages set a comma before it, which they do not between nouns."""
    return either(clauses, "list-and-clause") if len(clauses) > 1 else say("words-all", words=list(clauses))


def seat_name(seat: int) -> Text:
    """Return a text that reads as the name of the player in this seat."""
    return Text(SEAT, {"seat": seat})


def person(seat: int, reader: int | None) -> Text:
    """Return the value of a sentence's variable `person`: about which seat the sentence speaks to this reader.

    A language file receives it as "you", "she", "he", "they" or "rival", and can choose the verb's form by it.
    """
    return Text(PERSON, {"seat": seat, "you": int(seat == reader)})


def with_person(text: Text, seat: int, reader: int | None) -> Text:
    """Return the text with the variable `person` added. A seat below 0 means nobody: the text stays unchanged."""
    return Text(text.key, {**text.args, "person": person(seat, reader)}) if seat >= 0 else text


@cache
def clockwise(players: int, start: int) -> tuple[int, ...]:
    """Return the numbers of all players in turn order, beginning with `start`."""
    return tuple((start + step) % players for step in range(players))


class Part(msgspec.Struct, frozen=True):
    """A part of the board. The screen groups a long list of options by it."""

    key: str
    text: Text
    shows: str = ""
    """The key of the picture that shows this part: one of `Game.pictures`."""


class Option(msgspec.Struct, frozen=True):
    """One thing that a player may pick as the answer to a question."""

    key: str
    """A short, stable name such as "send:arrakeen", never a position in a list. Buttons and saves contain it.
    The key "back" closes a question as if it had not been asked."""
    text: Text
    help: Text | None = None
    up_to: int = 1
    """How many times it may be picked: the number of troops, forces or spice."""
    group: str = ""
    """Options with the same group are shown together, for example all cards in one select."""
    icon: str = ""
    """The name of the drawn icon on its button, or nothing."""
    place: str = ""
    """The thing on the picture that this option stands for ("space:arrakeen"). The picture highlights it."""
    warning: Text | None = None
    """The loss to warn the player of. If given, the panel asks for a confirmation before it takes the answer."""
    part: Part | None = None
    """The part of the board where it lies. A list too long for one select is shown part by part."""
    price: int = 0
    """The cost of the option, taken from `Question.budget`."""
    brief: Text | None = None
    """A shorter text, for a button beside which the whole text stands."""
    brief_help: Text | None = None
    """A shorter help, for a select. What it leaves out stands on the picture."""


class Refusal(msgspec.Struct, frozen=True):
    """Something that cannot be picked now, and the reason. Shown when a player asks for it."""

    text: Text
    reason: Text


class StandingOrder(msgspec.Struct, frozen=True):
    """An order to answer for a seat: the host gives `picks` to every question that offers this order's key."""

    key: str
    text: Text
    picks: Picks
    not_for: tuple[int, ...] = ()
    """Seats that are never asked such a question. The order is not offered to them."""
    by_default: bool = False
    """Whether it is in force from the start until the seat withdraws it. See `Game.default_orders`."""


class Question(msgspec.Struct, frozen=True):
    """A question to one seat with all legal options. It is computed from the state each time and never saved."""

    id: str
    seat: int
    kind: str
    """The kind of question ("turn", "combat"). Questions of one kind always have the same sort of options."""
    prompt: Text
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...] = ()
    """The options that cannot be picked, with reasons. Filled only if the caller asked for explanations."""
    least: int = 1
    most: int = 1
    """The smallest and largest total number of picks, counting an option that is picked twice as two."""
    mildest: Picks = {}
    """The answer that is given when the deadline passes: it changes as little as possible."""
    waits: bool = True
    """Whether the table waits for an answer. False for a sealed question that is answered but not yet revealed."""
    sealed: str | None = None
    """The name of a seal. Questions with the same seal are answered in secret and take effect together."""
    standing: tuple[StandingOrder, ...] = ()
    """The standing orders that can answer this question."""
    shows: str = "hand"
    """The key of the picture that helps most to answer: one of `Game.pictures`."""
    together: str | None = None
    """A name shared by the questions to partners. The first committed answer withdraws the other questions."""
    last: tuple[str, ...] = ()
    """Keys of options after which only the end of the turn is left. The panel offers "... and end my turn"."""
    serial: str = ""
    """A group from which a player may pick several options at once. Each pick becomes an answer, in that order."""
    lapses: bool = False
    """Nothing is left to decide. The host answers after a short delay, in which steps can still be taken back."""
    early: bool = False
    """The question is asked before its time. An answer stays secret until then; without one it is asked again."""
    context: tuple[Text, ...] = ()
    """Help for the decision, in short sentences beside the prompt: what is at stake, and how strong everybody is."""
    budget: int | None = None
    """How much the picks of the group `serial` may cost together, each its `Option.price`. None: there is no limit."""
    given: Picks | None = None
    """The answer to a sealed question that is not yet revealed. Only the seat that is asked may know it."""


class Answer(msgspec.Struct, frozen=True):
    """The answer of a seat to an open question."""

    question: str
    """The `id` of the question."""
    seat: int
    picks: Picks


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in the game. Everybody may know `data`; only the seats in `to` may know `secret`."""

    kind: str
    seat: int = -1
    data: Data = {}
    secret: Data = {}
    to: tuple[int, ...] = ()


class Roll(msgspec.Struct, frozen=True):
    """One use of chance and its outcome. When the game is over, players can check it against the seed."""

    number: int
    branch: str
    sizes: tuple[int, ...]
    """For each draw, in order: how many outcomes were possible."""
    drawn: tuple[int, ...]
    """The outcome of each draw, from 0."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """The result of one answer: what happened, and how the host should treat it."""

    events: tuple[Event, ...] = ()
    reveals: bool = False
    """Whether a player learned something: a draw, a roll, a refill, a question to another seat. Undo stops here."""
    closes: bool = False
    """Whether a turn or phase ended. The host then posts all events since the last post."""
    rolls: tuple[Roll, ...] = ()


VICTORY = 5
"""The `Line.weight` of a sentence that says who has won. The closing post leaves it out, for it says the same."""


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log."""

    text: Text
    marks: tuple[str, ...] = ()
    """The things on the picture that the sentence speaks of, named as in `Option.place`."""
    weight: int = 0
    """How important it is. The glance picture shows the sentence with the highest weight, the last of equals."""
    briefer: tuple[Text, ...] = ()
    """Shorter versions of the sentence, each shorter than the one before, for pictures with little room."""


class Ranked(msgspec.Struct, frozen=True):
    """A seat's place in the final ranking; tied seats share a rank."""

    seat: int
    rank: int
    score: int
    sources: tuple[tuple[Text, int], ...] = ()
    """The parts of the score: each source and its points."""
    is_tied: bool = False
    """Whether another seat has as many points, so that a tie-break decided between them."""


class Result(msgspec.Struct, frozen=True):
    """The outcome of a finished game."""

    ranking: tuple[Ranked, ...]
    """The seats in order, the winner first."""
    decided_by: Text | None = None
    """The tie-break that decided, or the way in which the game was won; None if there is nothing to explain."""


class Choice(msgspec.Struct, frozen=True):
    """One value that a variant can have."""

    key: str
    text: Text
    help: Text | None = None


class Variant(msgspec.Struct, frozen=True):
    """A setting of a game that the players choose in the lobby before the game begins."""

    key: str
    text: Text
    choices: tuple[Choice, ...]
    default: str
    people: tuple[int, int] = (1, 99)
    """The fewest and most people with whom it matters. The lobby does not offer it to other tables."""

    def matters(self, people: int) -> bool:
        """Return whether this variant changes anything for a table of so many people."""
        return self.people[0] <= people <= self.people[1]


def variant(key: str, *choices: str, words: str = "variant", people: tuple[int, int] = (1, 99)) -> Variant:
    """Return a variant whose texts have the keys `<words>-<key>-<choice>`. The first choice is the default."""
    named = f"{words}-{key}"
    made = tuple(Choice(name, say(f"{named}-{name}"), say(f"{named}-{name}-help")) for name in choices)
    return Variant(key, say(named), made, choices[0], people)


def chosen_options(variants: Sequence[Variant], given: Mapping[str, str]) -> dict[str, str]:
    """Return the choice of every variant: the given one, else the default. An unknown choice raises ValueError."""
    chosen = {variant.key: given.get(variant.key, variant.default) for variant in variants}
    for variant in variants:
        if chosen[variant.key] not in [choice.key for choice in variant.choices]:
            raise ValueError(f"{variant.key} cannot be {chosen[variant.key]!r}")
    return chosen


class Setup(msgspec.Struct, frozen=True):
    """The data for a new game. Only the number of names is used: the state knows seats, never people."""

    names: tuple[str, ...]
    options: dict[str, str] = {}
    seed: bytes = bytes(32)
    """The 256 bits from which all chance of the game follows."""


class PictureTitle(msgspec.Struct, frozen=True):
    """The key of a picture that the game's renderer can draw, and its title for people."""

    key: str
    title: Text


BOARD, HAND = PictureTitle("board", say("picture-title-board")), PictureTitle("hand", say("picture-title-hand"))
LEGEND = PictureTitle("legend", say("picture-title-legend"))


class Entry(msgspec.Struct, frozen=True):
    """A card, space or leader that players can look up."""

    key: str
    name: Text
    kind: Text
    lines: tuple[Text, ...]
    face: Any = None
    """The game's own data from which the renderer draws its picture. None: the picture shows its sentences."""
    code: str = ""
    """A short name by which players may look for it as well, such as that of an area on the map."""
    icon: str = ""
    """The name of the drawn icon that stands for it in texts, or nothing."""


def term(words: str, key: str, icon: str = "") -> Entry:
    """Return a word of the rules as an entry. Its name and text have the keys `<words>term-<key>` and `...-text`."""
    name = f"{words}term-{key}"
    return Entry(f"term-{key}", say(name), say("kind-term"), (say(f"{name}-text"),), icon=icon)


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the short rules. It says how the game is played here and how unclear rules were decided."""

    title: Text
    lines: tuple[Text, ...]


class PartnerTalks(msgspec.Struct, frozen=True):
    """The private talks that the rules allow between partners, in a game where talk is otherwise public."""

    seats: tuple[int, ...]
    most: int
    """How many talks they may have in the whole game."""
    name: Text
    """The name of such a talk in this game."""


class IllegalAnswer(Exception):
    """The answer is not allowed. `reason` tells the player why; the state has not changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class StaleAnswer(Exception):
    """The question is no longer open: the player pressed an old button."""


State = Any
"""A game's own state, complete and secret. Only the game itself reads it."""
View = Any
"""The part of a state that one seat, or the public, may know. The game's renderer reads it."""
