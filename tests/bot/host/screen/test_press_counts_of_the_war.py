"""How many presses turns of War for Arrakis take, including opening the panel."""

from __future__ import annotations

from bot.host.screen.elements import Select
from games.arrakis.steps.vehicles import PlaceVehicles
from tests.arrakis.table import WarTable
from tests.bot.counting_player import CountingPlayer, counting_player_at

MOST = 6


def a_turn_of_harkonnen(die: str, **legions: str) -> WarTable:
    table = WarTable(sides="harkonnen")
    for area, units in legions.items():
        table.put(area, "harkonnen", units)
    table.turn("harkonnen", die, "m")
    return table


def first_options(player: CountingPlayer, count: int) -> list[str]:
    select = next(item for row in player.panel.controls for item in row if isinstance(item, Select))
    return [option.label for option in select.options[:count]]


async def test_two_vehicles_of_one_kind_take_four_presses() -> None:
    async with counting_player_at(a_turn_of_harkonnen("h", carthag="3r")) as player:
        await player.open()
        await player.press("House")
        await player.press("2 harvesters")
        await player.choose(*first_options(player, 2))
        assert player.presses == 4
        assert "your turn ends by itself" in player.panel.text


async def test_two_vehicles_of_different_kinds_take_six_presses() -> None:
    async with counting_player_at(a_turn_of_harkonnen("h", carthag="3r")) as player:
        await player.open()
        await player.press("House")
        await player.press("Harvester")
        await player.choose(*first_options(player, 1))
        await player.press("Carryall")
        await player.press("Air zone A1")
        assert player.presses == MOST
        assert "your turn ends by itself" in player.panel.text


async def test_all_vehicles_of_a_round_take_four_presses() -> None:
    table = WarTable(sides="harkonnen")
    table.run(PlaceVehicles())
    async with counting_player_at(table) as player:
        await player.open()
        await player.choose(*first_options(player, 3))
        await player.choose(*first_options(player, 2))
        await player.press("Air zone A1")
        assert player.presses == 4
        assert "carryall in air zone A1" in player.panel.text


async def test_two_legions_move_with_six_presses() -> None:
    async with counting_player_at(a_turn_of_harkonnen("s", arrakeen="3r", arsunt="3r")) as player:
        await player.open()
        await player.press("Strategy")
        await player.press("From Arrakeen")
        await player.press("Carthag")
        await player.press("From Arsunt")
        await player.press("Hagga Basin")
        assert player.presses == MOST
        assert "your turn ends by itself" in player.panel.text
