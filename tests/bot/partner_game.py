"""A tiny game for two partners against a rival: either partner may lead a raid with a card of their own hand.

The rival has no seat. It raids by itself after every raid of the partners and is never asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from fluent.runtime import FluentResource

from games.core import agenda, live_questions
from games.core.agenda import Pick, Play, Progress, Task, Way, bind
from games.core.chance import Chance, shuffle
from games.core.codec import TAG, Codec
from games.core.game import Game, fixed_seats
from games.core.locales import LOCALES
from games.core.protocol import Event, Line, Option, PictureTitle, Ranked, Result, Setup, Step, Text, say, seat_name
from games.core.texts import _bundle

WORDS = """
pair = Raiders
pair-headline = { $raids } raids to go
pair-card = Raid { $value }
pair-back = Not yet
pair-end = Ride
ask-pair-raid = Who leads the raid?
ask-pair-ride = Ride now?
pair-chosen = **{ $who }** chose a raid of { $value }.
pair-raided = **{ $who }** took { $value }.
pair-rival = Old Grumman
pair-score = { $loot } loot
pair-picture-map = The map of the raids
"""
PARTNERS, RIVAL = (0, 1), 2


class Raiders(Progress, kw_only=True):
    hands: list[list[int]]
    loot: list[int]
    raids: int = 3


class Raid(Task, msgspec.Struct, frozen=True, tag="pair-raid", tag_field=TAG):
    def do(self, play: Play[Raiders]) -> None:
        play.ask_partners(PARTNERS, Lead())


class RivalTurn(Task, msgspec.Struct, frozen=True, tag="pair-rival", tag_field=TAG):
    def do(self, play: Play[Raiders]) -> None:
        state = play.state
        (value,) = play.dice(6)
        _raid(play, RIVAL, value + 1)
        state.raids -= 1
        play.closes = True
        if state.raids:
            play.push(Raid())


class Lead(Pick, msgspec.Struct, frozen=True, tag="pair-lead", tag_field=TAG):
    kind: ClassVar[str] = "pair-raid"
    picture: ClassVar[str] = "map"

    def ways(self, state: Raiders, seat: int) -> list[Way]:
        return [
            Way(Option(f"card:{card}", say("pair-card", value=card)), bind(_choose, seat, card))
            for card in state.hands[seat]
        ]


class Ride(Pick, msgspec.Struct, frozen=True, tag="pair-ride", tag_field=TAG):
    kind: ClassVar[str] = "pair-ride"
    card: int

    def ways(self, state: Raiders, seat: int) -> list[Way]:
        return [Way(Option("end", say("pair-end")), bind(_ride, seat, self.card))]


def _choose(play: Play[Raiders], seat: int, card: int) -> None:
    play.state.hands[seat].remove(card)
    play.tell("chosen", seat, {"value": card})
    play.ask(seat, Ride(card))


def _ride(play: Play[Raiders], seat: int, card: int) -> None:
    _raid(play, seat, card)
    play.push(RivalTurn())


def _raid(play: Play[Raiders], player: int, value: int) -> None:
    play.state.loot[player] += value
    play.tell("raided", player, {"value": value})


def new(setup: Setup) -> tuple[Raiders, Step]:
    deck = list(range(1, 13))
    state = Raiders(chance=Chance(setup.seed.hex()), hands=[], loot=[0, 0, 0])
    play: Play[Raiders] = Play(state)
    play.shuffle(deck)
    state.hands = [sorted(deck[:4]), sorted(deck[4:8])]
    play.push(Raid())
    agenda.advance(play)
    play.closes = True
    return state, play.step()


class Seen(msgspec.Struct, frozen=True):
    loot: tuple[int, ...]
    raids: int
    hand: tuple[int, ...]


def view(state: Raiders, seat: int | None) -> Seen:
    return Seen(tuple(state.loot), state.raids, tuple(state.hands[seat]) if seat is not None else ())


def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
    return [Line(Text(f"pair-{event.kind}", {"who": seat_name(event.seat), **event.data})) for event in events]


def result(state: Raiders) -> Result | None:
    if state.raids:
        return None
    order = sorted(range(3), key=lambda player: -state.loot[player])
    return Result(tuple(Ranked(player, rank, state.loot[player]) for rank, player in enumerate(order, 1)))


def reroll_unknown(state: Raiders, salt: str) -> None:
    state.chance.branch = salt


def shuffle_hidden(state: Raiders, seat: int | None, salt: str) -> Raiders:
    """Deal the partners' hands anew from the cards that this seat does not hold."""
    mixed = codec.copy(state)
    unknown = [card for card in range(1, 13) if seat is None or card not in mixed.hands[seat]]
    shuffle(Chance(salt), unknown)
    for other in PARTNERS:
        if other != seat:
            mixed.hands[other] = sorted(unknown.pop() for _ in mixed.hands[other])
    mixed.chance.seed = salt
    return mixed


codec = Codec(Raiders, 1, {})

PAIR = Game(
    key="pair",
    title=say("pair"),
    blurb=lambda options: say("pair"),
    seats=fixed_seats(2, 2),
    variants=(),
    new=new,
    questions=live_questions.questions,
    answer=live_questions.answer,
    view=view,
    headline=lambda seen: say("pair-headline", raids=seen.raids),
    score=lambda seen, player: say("pair-score", loot=seen.loot[player]),
    narrate=narrate,
    result=result,
    reroll_unknown=reroll_unknown,
    shuffle_hidden=shuffle_hidden,
    encode=codec.encode,
    decode=codec.decode,
    cards=lambda options=None: (),
    rules=lambda options: (),
    pictures=lambda options: (PictureTitle("map", say("pair-picture-map")),),
    rivals=lambda seen: (say("pair-rival"),),
)

_bundle(LOCALES / "en").add_resource(FluentResource(WORDS))
