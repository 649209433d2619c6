"""Base of all questions of the dice game: their texts, and the options that are open during a whole turn."""

from __future__ import annotations

from typing import ClassVar

from games.core.agenda import Inquiry, Pick, Way, bind
from games.core.protocol import Arg, Option, Refusal, Text, say, seat_name
from games.dice.components import Ability, House, Kind
from games.dice.rules.board import invited, is_house, uses
from games.dice.rules.changes import pay, purse, ready_leader, sources
from games.dice.state import DicePlay, DiceState, Source, TurnStep
from games.dice.telling.wording import count_forces, house_name, leader_name

GHOLA_PRICE = 1
SMUGGLER_PRICE = 2


PICTURES = {TurnStep.DICE: "row", TurnStep.ALLIANCE: "row", TurnStep.RECRUITMENT: "row", TurnStep.BATTLE: "conflict"}
"""The picture that helps most in a step: the dice or the battle; in other steps the map."""


class DiceInquiry(Inquiry):
    __slots__ = ()
    words: ClassVar[str] = "dice-"

    def shows(self, state: DiceState, seat: int) -> str:
        return PICTURES.get(state.step, "board")

    def prompt(self, state: DiceState, seat: int) -> Text:
        asked = super().prompt(state, seat)
        other = invited(state)
        if other is None or seat != state.active:
            return asked
        return say("dice-meanwhile", who=seat_name(other), asked=asked)


class DicePick(DiceInquiry, Pick):
    """A question with exactly one pick. Passing is the last option."""

    __slots__ = ()


def one_force_option(verb: str, house: House, kind: Kind) -> Option:
    """Return the option to do something (`verb`) to one force of a House."""
    text = say(f"dice-option-{verb}", house=house_name(house), what=count_forces(house, kind, 1))
    return Option(f"{verb}:{house}:{kind}", text, icon=f"house-{house}")


def refuse(text: Text, reason: str, **args: Arg) -> Refusal:
    return Refusal(text, say(f"dice-refused-{reason}", **args))


def leader_prices(state: DiceState, seat: int) -> dict[str, int]:
    """Return how a seat can buy back a lost leader on its own turn: ability -> price (Gholas; Fortune hunters)."""
    if seat != state.active:
        return {}
    prices = {}
    if uses(state, seat, Ability.GHOLAS):
        prices["revive"] = GHOLA_PRICE
    if is_house(state, seat, House.SMUGGLERS):
        prices["hire"] = SMUGGLER_PRICE
    return prices


def can_buy_leader(state: DiceState, seat: int) -> bool:
    prices = leader_prices(state, seat)
    return bool(prices and state.players[seat].lost_leaders and min(prices.values()) <= purse(state))


def leader_ways_in_battle(state: DiceState, seat: int) -> list[Way]:
    """Return the ways to buy back a leader between and after battles, when nothing else can be paid for."""
    leaders = leader_ways(state, seat)
    return [*leaders, *pay_first_ways(state, seat)] if leaders else []


def leader_ways(state: DiceState, seat: int) -> list[Way]:
    """Return the ways to buy back a leader. Afterwards the task that asked is done again."""
    if not can_buy_leader(state, seat):
        return []
    return [
        Way(
            Option(
                f"{word}:{leader}",
                say(f"dice-option-{word}", leader=leader_name(leader), price=price),
                group="dice-leader",
                icon="leader",
            ),
            bind(_buy, seat, word, leader, price),
        )
        for word, price in leader_prices(state, seat).items()
        if price <= purse(state)
        for leader in state.players[seat].lost_leaders
    ]


def _buy(play: DicePlay, seat: int, word: str, leader: str, price: int) -> None:
    pay(play.state, price)
    ready_leader(play.state, seat, leader)
    play.tell(f"leader-{word}d", seat, {"leader": leader, "price": price})


def pay_first_ways(state: DiceState, seat: int) -> list[Way]:
    """Return Corrino's ways to choose which spice is spent first (R32)."""
    if not is_house(state, seat, House.CORRINO):
        return []
    filled = [source for source, amount in sources(state).items() if amount]
    return [
        Way(
            Option(
                f"first:{source}", pay_first_text(source), pay_first_help(filled[0]), group="dice-pay", icon="spice"
            ),
            bind(spend_first, source),
        )
        for source in filled[1:]
    ]


def pay_first_text(source: Source) -> Text:
    return say("dice-option-pay-first", source=say(f"dice-source-{source}"))


def pay_first_help(now_first: Source) -> Text:
    return say("dice-help-pay-first", first=say(f"dice-source-{now_first}"))


def spend_first(play: DicePlay, source: Source) -> None:
    play.state.turn.pay_first = source
