"""Scripted turns whose presses are counted, in the tests and in `make bench`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from tests.bot.counting_player import CountingPlayer
from tests.imperium.table import ANN, Table, imperium


class Scripted(msgspec.Struct, frozen=True):
    name: str
    table: Callable[[], Table]
    play: Callable[[CountingPlayer], Awaitable[None]]
    most: int
    """The most presses allowed, including the one that opens the panel and confirmations."""
    most_taps: int
    """The most taps allowed. In a select, opening it and each choice are one tap."""


def a_turn_of_ann() -> Table:
    table = imperium()
    table.make_rich(ANN)
    table.state.intrigue_deck[-1] = "ambush"  # Not a plot card, so drawing it adds no question.
    table.give_hand(ANN, "diplomacy", "dagger", "reconnaissance", "convincing_argument", "dune_the_desert_planet")
    return table


def a_reveal_of_ann() -> Table:
    table = imperium()
    table[ANN].ready = []
    table.put_in_row("space_travel", "crysknife")
    table.give_hand(ANN, *["convincing_argument"] * 2, "dagger", "diplomacy", "reconnaissance")
    return table


async def take_turn_without_options(player: CountingPlayer) -> None:
    await player.open()
    await player.press("Diplomacy")
    await player.press("Wealth")
    await player.press("End turn")


async def take_turn_with_several_effects(player: CountingPlayer) -> None:
    await player.open()
    await player.press("Diplomacy")
    await player.press("Conspire")
    await player.press("Do all 3 and end my turn")


async def take_turn_with_deployment(player: CountingPlayer) -> None:
    await player.open()
    await player.press("Reconnaissance")
    await player.press("Arrakeen")
    await player.press("Do both")
    await player.press(next(label for label in player.labels() if "Deploy" in label and "end my turn" in label))


async def acquire_two_cards(player: CountingPlayer) -> None:
    await player.open()
    await player.press("Reveal")
    await player.press("Crysknife")
    await player.press("Space Travel (3) and end my turn")


TURNS = (
    Scripted("an agent turn with nothing optional", a_turn_of_ann, take_turn_without_options, 4, 5),
    Scripted("an agent turn with several effects", a_turn_of_ann, take_turn_with_several_effects, 4, 5),
    Scripted("an agent turn with effects and deployment", a_turn_of_ann, take_turn_with_deployment, 5, 5),
    Scripted("a reveal turn with two purchases", a_reveal_of_ann, acquire_two_cards, 4, 5),
)
