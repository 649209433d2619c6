"""Whole games of every game, played by pressing what the screen shows, with restarts in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.catalogue import GAMES
from games.core.protocol import Game
from games.core.simulation import thrower
from sandbox import Post, User
from tests.bot.e2e.table import HERE, Table
from tests.support.controls import ANSWERS, TURNS, choose_control, choose_values, controls

MOST_PRESSES = 6000
RESTART_EVERY = 150

Below = Callable[[int], int]


async def press_something(person: User, panel: Post, below: Below) -> Post:
    chosen = choose_control(panel, below, TURNS)
    custom_id = str(chosen["custom_id"])
    if "options" not in chosen:
        return (await person.press(panel, custom_id, edited=True)).message
    return (await person.select(panel, choose_values(chosen, below), custom_id=custom_id, edited=True)).message


async def play_to_the_end(table: Table, game: str, people: dict[int, User], below: Below) -> int:
    panels: dict[int, Post] = {}
    for count in range(MOST_PRESSES):
        waiting = (await table.host.summary(game)).awaited
        if not waiting:
            return count
        user = (await table.host.summary(game)).chairs[waiting[below(len(waiting))].seat].user
        assert user is not None
        person = people[user]
        panel = panels.get(user)
        if panel is None or not controls(panel, ANSWERS):
            panel = await table.panel(person)
        panels[user] = await press_something(person, panel, below)
        if count % RESTART_EVERY == RESTART_EVERY - 1:
            await table.restart_bot()
    raise AssertionError("the game does not end")


async def whole_game(table: Table, key: str, seats: int, seed: str) -> None:
    users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")[:seats]]
    game = await table.begin(*users[1:])
    presses = await play_to_the_end(table, game, {int(user.id): user for user in users}, thrower(f"{seed} {key}"))
    await table.delivered()
    result = await table.ann.wait_for(lambda post: "Rematch" in post.labels, channel=HERE)
    assert "Ann" in result.text
    assert presses
    verified = await table.bo.press(result, "Verify")
    assert "follows from the seed" in verified.message.text


LONG = [pytest.param(GAMES[key], marks=pytest.mark.soak, id=key) for key in ("dice", "arrakis")]
"""A whole dice game is played in every run by the evenings, where more is looked at."""


@pytest.mark.parametrize("game", [pytest.param(GAMES["imperium"], id="imperium"), *LONG])
async def test_a_whole_game_is_pressed_through(game: Game, tmp_path: Path) -> None:
    async with Table(tmp_path, games=[game]) as table:
        await whole_game(table, game.key, max(2, game.seats({})[0]), "whole")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_four_people_press_through_whole_games(game: Game, tmp_path: Path) -> None:
    for seed in ("one", "two", "three"):
        folder = tmp_path / seed
        folder.mkdir()
        async with Table(folder, games=[game]) as table:
            await whole_game(table, game.key, 4, seed)
