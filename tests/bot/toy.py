"""A tiny game for the table's tests: a caravan with hidden hands, free turns, a sealed bid and a standing order.

Each player settles in one of thirty sectors, then in each of three rounds plays cards from a hidden hand or draws,
ends the turn, and at the end of the round everybody bids spice in secret for a point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from fluent.runtime import FluentResource

from games.core import agenda, live_questions
from games.core.agenda import Inquiry, Pick, Play, Progress, Task, Way
from games.core.challenges import TWIST, Challenges, Format
from games.core.chance import Chance, shuffle
from games.core.codec import TAG, Codec
from games.core.game import Game, fixed_seats
from games.core.locales import LOCALES
from games.core.protocol import (
    Chapter,
    Choice,
    Entry,
    Event,
    Line,
    Option,
    Picks,
    Question,
    Ranked,
    Refusal,
    Result,
    Setup,
    StandingOrder,
    Step,
    Variant,
    say,
    seat_name,
)
from games.core.texts import _bundle

WORDS = """
toy = Caravan
challenge-toy = A caravan against a friend
twist-toy-none = As ever
twist-toy-none-about = Nothing is different.
twist-toy-long = The long way
twist-toy-long-about = The caravan goes on for longer.
toy-blurb = Lead a caravan through three rounds.
toy-length = Length
toy-short = short
toy-long = long
toy-headline = Round { $round }
toy-sector = Sector { $number }
toy-card = Card { $value }
toy-card-help = Gain { $value } spice.
toy-draw = Draw a card
toy-end = End turn
toy-rob = Rob a caravan
toy-rob-reason = Robbing needs 20 spice, you have { $spice }.
toy-spice = Spice
toy-never-bid = Never bid
toy-kind = Card
ask-toy-settle = Where do you settle?
ask-toy-turn = What now?
ask-toy-bid = How much spice do you bid?
toy-settled = **{ $who }** settled in *sector { $number }*.
toy-played = **{ $who }** played *card { $value }*.
toy-drew = **{ $who }** drew a card.
toy-drew-what = You drew *card { $value }*.
toy-ended = **{ $who }** ended the turn.
toy-won = **{ $who }** won the bid with { $spice } spice.
toy-nobody = Nobody bid.
toy-over = The caravans have come home.
toy-points = Points
toy-score = { $points } points
toy-rules = Short rules
"""
SECTORS = 30
SHORT, LONG = 3, 5


class Hand(msgspec.Struct):
    cards: list[int] = []
    spice: int = 0
    points: int = 0
    sector: int = 0


class Toy(Progress, kw_only=True):
    hands: list[Hand]
    deck: list[int]
    round: int = 1
    rounds: int = SHORT
    bids: dict[str, int] = {}
    over: bool = False


class TurnOf(Task, msgspec.Struct, frozen=True, tag="toy-turn", tag_field=TAG):
    seat: int

    def do(self, play: Play[Toy]) -> None:
        play.ask(self.seat, WhatNow())


class Bids(Task, msgspec.Struct, frozen=True, tag="toy-bids", tag_field=TAG):
    def do(self, play: Play[Toy]) -> None:
        play.push(EndRound())
        for seat in range(len(play.state.hands)):
            play.ask(seat, Bid(), seal=f"bid{play.state.round}")


class EndRound(Task, msgspec.Struct, frozen=True, tag="toy-round", tag_field=TAG):
    def do(self, play: Play[Toy]) -> None:
        state = play.state
        best = max(state.bids.values(), default=0)
        winners = [int(seat) for seat, bid in state.bids.items() if bid == best and bid]
        if winners:
            state.hands[winners[0]].points += 1
            play.tell("won", winners[0], {"spice": best})
        else:
            play.tell("nobody")
        state.bids = {}
        state.round += 1
        state.over = state.round > state.rounds
        if state.over:
            play.tell("over")
        else:
            _deal_for_a_long_way(play)
            play.push(*_round_of(state))
        play.reveals = play.closes = True


class Settle(Pick, msgspec.Struct, frozen=True, tag="toy-settle", tag_field=TAG):
    kind: ClassVar[str] = "toy-settle"

    def ways(self, state: Toy, seat: int) -> list[Way]:
        return [
            Way(
                Option(f"sector:{number}", say("toy-sector", number=number)),
                lambda play, n=number: _settle(play, seat, n),
            )
            for number in range(1, SECTORS + 1)
        ]


class WhatNow(Pick, msgspec.Struct, frozen=True, tag="toy-what", tag_field=TAG):
    kind: ClassVar[str] = "toy-turn"

    def ways(self, state: Toy, seat: int) -> list[Way]:
        cards = [
            Way(
                Option(f"card:{card}", say("toy-card", value=card), say("toy-card-help", value=card), group="cards"),
                lambda play, c=card: _play_card(play, seat, c),
            )
            for card in state.hands[seat].cards
        ]
        draw = [Way(Option("draw", say("toy-draw")), lambda play: _draw(play, seat))] if state.deck else []
        return [*cards, *draw, Way(Option("end", say("toy-end")), lambda play: _end(play, seat))]

    def refused(self, state: Toy, seat: int) -> Sequence[Refusal]:
        return [Refusal(say("toy-rob"), say("toy-rob-reason", spice=state.hands[seat].spice))]

    def mildest(self, state: Toy, seat: int, options: Sequence[Option]) -> Picks:
        return {"end": 1}


NEVER_BID = StandingOrder("never-bid", say("toy-never-bid"), {})


class Bid(Inquiry, msgspec.Struct, frozen=True, tag="toy-bid", tag_field=TAG):
    kind: ClassVar[str] = "toy-bid"

    def options(self, state: Toy, seat: int) -> Sequence[Option]:
        spice = state.hands[seat].spice
        return [Option("spice", say("toy-spice"), up_to=spice)] if spice else []

    def limits(self, state: Toy, seat: int) -> tuple[int, int]:
        return 0, state.hands[seat].spice

    def apply(self, play: Play[Toy], seat: int, picks: Picks) -> None:
        bid = picks.get("spice", 0)
        play.state.hands[seat].spice -= bid
        play.state.bids[str(seat)] = bid

    def standing(self, state: Toy, seat: int) -> Sequence[StandingOrder]:
        return [NEVER_BID]


def _deal_for_a_long_way(play: Play[Toy]) -> None:
    """Deal everybody a card each round of a long game."""
    for seat, hand in enumerate(play.state.hands):
        if play.state.rounds == LONG and play.state.deck:
            hand.cards.append(play.state.deck.pop())
            play.tell("drew", seat, secret={"value": hand.cards[-1]}, to=(seat,))


def _round_of(state: Toy) -> list[Task]:
    return [*(TurnOf(seat) for seat in range(len(state.hands))), Bids()]


def _settle(play: Play[Toy], seat: int, number: int) -> None:
    play.state.hands[seat].sector = number
    play.tell("settled", seat, {"number": number})


def _play_card(play: Play[Toy], seat: int, card: int) -> None:
    hand = play.state.hands[seat]
    hand.cards.remove(card)
    hand.spice += card
    play.tell("played", seat, {"value": card})
    play.ask(seat, WhatNow())


def _draw(play: Play[Toy], seat: int) -> None:
    card = play.state.deck.pop()
    play.state.hands[seat].cards.append(card)
    play.tell("drew", seat, secret={"value": card}, to=(seat,))
    play.reveals = True
    play.ask(seat, WhatNow())


def _end(play: Play[Toy], seat: int) -> None:
    play.tell("ended", seat)
    play.closes = True


def new(setup: Setup) -> tuple[Toy, Step]:
    state = Toy(
        chance=Chance(setup.seed.hex()),
        hands=[Hand() for _ in setup.names],
        deck=list(range(1, 21)),
        rounds=LONG if "long" in (setup.options.get("length"), setup.options.get(TWIST)) else SHORT,
    )
    play: Play[Toy] = Play(state)
    play.shuffle(state.deck)
    for hand in state.hands:
        hand.cards = [state.deck.pop() for _ in range(3)]
    for seat in range(len(state.hands)):
        play.ask(seat, Settle(), seal="settle")
    play.push(*_round_of(state))
    agenda.advance(play)
    play.closes = True
    return state, play.step()


class Seen(msgspec.Struct, frozen=True):
    """The view of the game that one reader gets."""

    round: int
    sectors: tuple[int, ...]
    spice: tuple[int, ...]
    points: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    hand: tuple[int, ...]
    bid: int | None


def view(state: Toy, seat: int | None) -> Seen:
    given = [ask.given for ask in state.asks if ask.seat == seat and ask.seal]
    return Seen(
        state.round,
        tuple(hand.sector for hand in state.hands),
        tuple(hand.spice for hand in state.hands),
        tuple(hand.points for hand in state.hands),
        tuple(len(hand.cards) for hand in state.hands),
        len(state.deck),
        tuple(state.hands[seat].cards) if seat is not None else (),
        given[0].get("spice", 0) if given and given[0] is not None else None,
    )


def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
    return [line for event in events for line in _lines(event, seat)]


def _lines(event: Event, seat: int | None) -> list[Line]:
    who: dict[str, Any] = {"who": seat_name(event.seat)} if event.seat >= 0 else {}
    lines = [Line(say(f"toy-{event.kind}", **who, **event.data))]
    if seat in event.to:
        lines.append(Line(say("toy-drew-what", **event.secret)))
    return lines


def result(state: Toy) -> Result | None:
    if not state.over:
        return None
    order = sorted(range(len(state.hands)), key=lambda seat: -state.hands[seat].points)
    scores = [state.hands[seat].points for seat in order]
    return Result(
        tuple(
            Ranked(seat, 1 + scores.index(score), score, ((say("toy-points"), score),))
            for seat, score in zip(order, scores, strict=True)
        )
    )


def reroll_unknown(state: Toy, salt: str) -> None:
    state.chance.branch = salt
    shuffle(state.chance, state.deck)


def shuffle_hidden(state: Toy, seat: int | None, salt: str) -> Toy:
    """Shuffle everything that this seat may not know: the deck, other hands, the seed and sealed answers."""
    mixed = codec.copy(state)
    luck = Chance(salt)
    others = [hand for at, hand in enumerate(mixed.hands) if at != seat]
    unknown = [*mixed.deck, *(card for hand in others for card in hand.cards)]
    shuffle(luck, unknown)
    for hand in others:
        hand.cards = [unknown.pop() for _ in hand.cards]
    mixed.deck = unknown
    mixed.chance.seed = salt
    for ask in mixed.asks:
        if ask.given is not None and ask.seat != seat:
            ask.given = dict.fromkeys(ask.given, 1)
    return mixed


def questions(state: Toy, explain: bool = False) -> list[Question]:
    return live_questions.questions(state, explain)


def cards(options: Mapping[str, str] | None = None) -> Sequence[Entry]:
    return [
        Entry(f"card:{value}", say("toy-card", value=value), say("toy-kind"), (say("toy-card-help", value=value),))
        for value in range(1, 21)
    ]


def rules(options: Mapping[str, str]) -> Sequence[Chapter]:
    return [Chapter(say("toy-rules"), (say("toy-blurb"),))]


codec = Codec(Toy, 1, lambda plain, version: plain)

TOY = Game(
    key="toy",
    title=say("toy"),
    blurb=lambda options: say("toy-blurb"),
    seats=fixed_seats(2, 4),
    variants=(
        Variant(
            "length",
            say("toy-length"),
            (Choice("short", say("toy-short")), Choice("long", say("toy-long"))),
            "short",
        ),
    ),
    new=new,
    questions=questions,
    answer=live_questions.answer,
    view=view,
    headline=lambda seen: say("toy-headline", round=seen.round),
    round=lambda seen: seen.round,
    score=lambda seen, seat: say("toy-score", points=seen.points[seat]),
    narrate=narrate,
    result=result,
    reroll_unknown=reroll_unknown,
    shuffle_hidden=shuffle_hidden,
    encode=codec.encode,
    decode=codec.decode,
    cards=cards,
    rules=rules,
    orders=lambda state: (NEVER_BID,),
    challenges=Challenges((Format("toy", 1, seats=2, friends="novice"),), ("none", "long")),
)

_bundle(LOCALES / "en").add_resource(FluentResource(WORDS))
