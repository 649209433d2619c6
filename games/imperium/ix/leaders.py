"""The abilities of the leaders of Rise of Ix, as handlers of moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Way, bind
from games.core.codec import TAG
from games.core.protocol import Option, Picks, say
from games.imperium.components import CARDS, SPACES, TRACK_BONUS, price
from games.imperium.ix.table import is_led_by, ix
from games.imperium.ix.words.choices import follow
from games.imperium.rules import changes
from games.imperium.rules.access import symbols
from games.imperium.rules.changes import owe, own_turn
from games.imperium.rules.choices import Offer, card_help, card_name, distinct
from games.imperium.state import Play, State, Word, current_turn, pieces_of
from games.imperium.vocabulary import FACTIONS, FRIENDSHIP, Faction, Symbol
from games.imperium.words.compound import Pay
from games.imperium.words.costs import Cost
from games.imperium.words.effects import Gain, Trash
from games.imperium.words.influence import Influence

ARMAND, ILESA, TESSIA = "armand_ecaz", "ilesa_ecaz", "tessia_vernius"
YUNA, HUNDRO = "yuna_moritani", "hundro_moritani"
GROUNDS: tuple[Symbol, ...] = ("landsraad", "city", "spice_trade")
"""The symbols of the spaces that count for Armand."""
ABILITY = "leader:ability"


def when_set_up(play: Play, seat: int) -> None:
    """Prepare the leader of a seat: Yuna's water, Tessia's snoopers, Hundro's look at the intrigue deck."""
    state = play.state
    if is_led_by(state, seat, YUNA):
        state.players[seat].water = 0
    if is_led_by(state, seat, TESSIA):
        ix(state).snoopers[seat] = list(FACTIONS)
    if is_led_by(state, seat, HUNDRO):
        play.reveals = True
        play.ask(seat, Intelligence())


# ---------------------------------------------------------------- Hundro


class Intelligence(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-intelligence"):
    """The question which of the two top intrigue cards to take. The other stays on top."""

    kind: ClassVar[str] = "intelligence"
    is_public: ClassVar[bool] = True

    def ways(self, state: State, seat: int) -> list[Way]:
        return [
            Way(Option(card, say(f"intrigue-{card}"), group="card", icon="intrigue"), bind(take_intrigue, seat, card))
            for card in distinct(state.intrigue_deck[-2:])
        ]


def take_intrigue(play: Play, seat: int, card: str) -> None:
    deck = play.state.intrigue_deck
    at = len(deck) - 1 if deck[-1] == card else len(deck) - 2
    del deck[at]
    play.state.players[seat].intrigue.append(card)
    play.tell("drew_intrigue", seat, {"n": 1}, {"cards": [card]}, (seat,))


# ---------------------------------------------------------------- Yuna


def more_gained(state: State, seat: int, what: str, n: int, source: str) -> int:
    """Return one more solari for each gain on Yuna's own turn."""
    return int(what == "solari" and is_led_by(state, seat, YUNA) and own_turn(state, seat) is not None)


# ---------------------------------------------------------------- Armand


def owe_coordination(play: Play, seat: int) -> None:
    """Let Armand trash a card in play, if two agents are in Landsraad, city or spice trade spaces."""
    there = [space for space, _ in pieces_of(play.state, seat) if SPACES[space].icon in GROUNDS]
    if is_led_by(play.state, seat, ARMAND) and len(there) >= 2:
        owe(play, ABILITY, (Trash(in_play=True),))


# ---------------------------------------------------------------- Tessia


def take_snooper(play: Play, seat: int, faction: Faction, before: int, after: int) -> None:
    """Give Tessia the snooper of a faction that reaches two influence. Later snoopers give more."""
    snoopers = ix(play.state).snoopers[seat]
    if not (before < FRIENDSHIP <= after and faction in snoopers):
        return
    slot = len(FACTIONS) - len(snoopers)
    snoopers.remove(faction)
    play.tell("took_snooper", seat, {"faction": faction, "slot": slot + 1})
    if slot == 0 and own_turn(play.state, seat) is None:
        play.push(Offer(DISCARD_FOR_SPICE, seat, ABILITY))
    else:
        follow(play, slot_reward(slot, faction), seat, ABILITY)


DISCARD_FOR_SPICE = Pay(Cost(discard=1), (Gain("spice", 1),))
"""The reward of Tessia's first snooper."""


def slot_reward(slot: int, faction: Faction) -> tuple[Word, ...]:
    """Return the reward of a snooper, by how many were taken before it."""
    bonus, step = TRACK_BONUS[faction], Influence(1, (faction,))
    return ((DISCARD_FOR_SPICE,), bonus, (step,), (*bonus, step))[slot]


# ---------------------------------------------------------------- Ilesa


def ask_plan_ahead(play: Play, seat: int) -> None:
    """Ask Ilesa to set a card aside, after the hands of a round are drawn."""
    if is_led_by(play.state, seat, ILESA) and play.state.players[seat].hand:
        play.ask(seat, PlanAhead())


class PlanAhead(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-plan_ahead"):
    """The question which card of the hand to set aside until the second turn."""

    kind: ClassVar[str] = "plan_ahead"
    is_public: ClassVar[bool] = True

    def ways(self, state: State, seat: int) -> list[Way]:
        return [
            Way(Option(card, card_name(card), card_help(card), group="card"), bind(lay_aside, seat, card))
            for card in distinct(state.players[seat].hand)
        ]

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        return {min(options, key=lambda option: price(CARDS[option.key])).key: 1}


def lay_aside(play: Play, seat: int, card: str) -> None:
    play.state.players[seat].hand.remove(card)
    ix(play.state).aside[seat] = card
    play.tell("laid_aside", seat, {}, {"card": card}, (seat,))


def count_turn(play: Play, seat: int) -> None:
    """Count the turns of a seat this round. At the second turn Ilesa takes her card back."""
    table = ix(play.state)
    table.turns[seat] += 1
    table.shown = ""
    card = table.aside[seat]
    if table.turns[seat] == 2 and card:
        table.aside[seat] = ""
        table.shown = card
        play.state.players[seat].hand.append(card)
        play.reveals = True
        play.tell("took_back", seat, {"card": card})


def reward_step_ahead(play: Play, seat: int, space: str) -> None:
    """Give Ilesa spice or solari if the card she took back sends an agent: spice if it has a single symbol."""
    turn = current_turn(play.state)
    if turn.card and turn.card == ix(play.state).shown:
        single = len(set(symbols(play.state, CARDS[turn.card]))) == 1
        changes.gain(play, seat, "spice" if single else "solari", 1, ABILITY)


def reveal_aside_card(play: Play, seat: int) -> None:
    """Reveal the card that Ilesa set aside, if her first turn is a reveal turn."""
    table = ix(play.state)
    card, table.aside[seat] = table.aside[seat], ""
    if card:
        play.tell("took_back", seat, {"card": card})
        changes.reveal_card(play, seat, card)
