"""Whole games of every game, played by pressing what the screen shows, with restarts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.simulation import random_below
from sandbox import Post, User
from tests.bot.e2e.table import HERE, Table
from tests.support.controls import ANSWERS, TURNS, Json, choose_control, choose_values, controls
from tests.support.soak import IS_TASTE, taste_of

MOST_PRESSES = 6000
RESTART_EVERY = 150
PRESSES_OF_A_TASTE = 40
TASTED = (pytest.mark.soak, pytest.mark.taste)

Below = Callable[[int], int]


async def press_something(person: User, panel: Post, below: Below) -> Post:
    return await press_control(person, panel, choose_control(panel, below, TURNS), below)


async def press_control(person: User, panel: Post, chosen: Json, below: Below) -> Post:
    custom_id = str(chosen["custom_id"])
    if "options" not in chosen:
        return (await person.press(panel, custom_id, edited=True)).message
    return (await person.select(panel, choose_values(chosen, below), custom_id=custom_id, edited=True)).message


async def play_to_the_end(table: Table, game: str, people: dict[int, User], below: Below) -> None:
    over = await play(table, game, people, below, MOST_PRESSES)
    assert over, "the game does not end"


async def play(table: Table, game: str, people: dict[int, User], below: Below, presses: int) -> bool:
    """Press something for players who are to act, with restarts. Return whether the game is over."""
    panels: dict[int, Post] = {}
    for count in range(presses):
        waiting = (await table.host.summary(game)).awaited
        if not waiting:
            return True
        user = (await table.host.summary(game)).chairs[waiting[below(len(waiting))].seat].user
        assert user is not None
        person = people[user]
        panel = panels.get(user)
        if panel is None or not controls(panel, ANSWERS):
            panel = await table.panel(person)
        panels[user] = await press_something(person, panel, below)
        if count % RESTART_EVERY == RESTART_EVERY - 1:
            await table.restart_bot()
    return False


async def whole_game(table: Table, key: str, seats: int, seed: str, taste: bool = False) -> None:
    """Press through a game from its table to its result; for a taste, only the beginning."""
    users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")[:seats]]
    game = await table.begin(*users[1:])
    people, below = {int(user.id): user for user in users}, random_below(f"{seed} {key}")
    if taste:
        await play(table, game, people, below, PRESSES_OF_A_TASTE)
        return
    await play_to_the_end(table, game, people, below)
    await table.delivered()
    result = await table.ann.wait_for(lambda post: "Rematch" in post.labels, channel=HERE)
    assert "Ann" in result.text
    verified = await table.bo.press(result, "Verify")
    assert "follows from the seed" in verified.message.text


LONG = [pytest.param(GAMES[key], marks=TASTED, id=key) for key in ("dice", "arrakis")]
"""The evening tests play a whole dice game in every run, so it is not repeated here."""


@pytest.mark.parametrize("game", [pytest.param(GAMES["imperium"], id="imperium"), *LONG])
async def test_a_whole_game_is_pressed_through(game: Game, tmp_path: Path) -> None:
    async with Table(tmp_path, games=[game]) as table:
        await whole_game(table, game.key, max(2, game.seats({})[0]), "whole", IS_TASTE and game.key != "imperium")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_four_people_press_through_whole_games(game: Game, tmp_path: Path) -> None:
    for seed in ("one", "two", "three")[: taste_of(3)]:
        folder = tmp_path / seed
        folder.mkdir()
        async with Table(folder, games=[game]) as table:
            await whole_game(table, game.key, 4, seed, IS_TASTE)
