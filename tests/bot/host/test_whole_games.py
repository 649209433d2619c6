"""Whole games of every game with restarts, take-backs, standing orders and simulated friends."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host.model.facts import Outcome, Refused, Status
from bot.host.model.preferences import AtDeadline, TableSettings
from games import dice, imperium
from games.catalogue import GAMES
from games.core.game import Game
from games.core.simulation import random_below, random_picks
from tests.bot.helpers import ANN, PEOPLE, Evening
from tests.bot.toy import TOY
from tests.support.idle import until_idle

ALL = pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
QUICK = (TOY, dice.GAME)
WHOLE = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.key, marks=() if game in QUICK else pytest.mark.soak)
        for game in (TOY, *GAMES.values())
    ],
)
"""Long games are played to the end in a soak only. The test of silent players plays every game to its end in every
run. A war without a last round never ends among people who answer at random."""
IX = [{"expansion": "ix"}, {"expansion": "epic"}]


async def play_with_take_backs(evening: Evening, most: int) -> None:
    """Give random answers, with a take-back now and then."""
    below = random_below("whole")
    for _ in range(most):
        waiting = sorted(await evening.awaited())
        if not waiting:
            return
        person = PEOPLE[waiting[below(len(waiting))]]
        panel = await evening.panel(person)
        question = panel.questions[0]
        taken = await evening.host.table.submit(
            evening.game, person.id, panel.epoch, question.id, random_picks(question, below)
        )
        assert taken.outcome is Outcome.TAKEN
        if taken.panel.back.why_not is None and below(4) == 0:
            await evening.host.undo.back(evening.game, person.id, taken.panel.epoch)


async def play_with_restarts(evening: Evening, parts: int, length: int) -> None:
    for _ in range(parts):
        await play_with_take_backs(evening, length)
        if not await evening.awaited():
            break
        await evening.restart()


@ALL
async def test_a_game_goes_on_through_restarts_and_take_backs(tmp_path: Path, game: Game) -> None:
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        await evening.begin(*PEOPLE[:3], key=game.key)
        await play_with_restarts(evening, parts=4, length=25)
        await evening.host.game_check.all()
        await goes_on_or_ended(evening)


@WHOLE
async def test_a_whole_game_with_restarts_and_take_backs_ends_and_tells_its_seed(tmp_path: Path, game: Game) -> None:
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        await evening.begin(*PEOPLE[:3], key=game.key, options=dict(game.short_game_options))
        await play_with_restarts(evening, parts=200, length=120)
        await ended_and_verified(evening)
        await evening.deliver()
        assert (await evening.host.summary(evening.game)).seed in evening.courier.public()[-1]


async def goes_on_or_ended(evening: Evening) -> None:
    """Check that somebody is to act or the game is over."""
    if await evening.awaited():
        assert (await evening.host.summary(evening.game)).status is Status.RUNNING
    else:
        await ended_and_verified(evening)


async def ended_and_verified(evening: Evening) -> None:
    """Check that the result is stored and that every shuffle follows from the seed."""
    summary = await evening.host.summary(evening.game)
    assert summary.status is Status.OVER
    assert summary.seed
    assert (await evening.host.audit.verify(evening.game)).holds


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in (TOY, *GAMES.values())), *((imperium.GAME, each) for each in IX)]
)
async def test_a_table_of_silent_players_plays_itself_to_the_end(
    tmp_path: Path, game: Game, options: dict[str, str]
) -> None:
    """The mildest answer is given at every deadline, so that no table hangs."""
    table_settings = TableSettings(deadline_hours=1, at_deadline=AtDeadline.MILDEST, silence_days=3650)
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        people = PEOPLE[: 3 if options else game.seats({})[0]]
        for person in people:
            await evening.host.people.set(person, quiet_from=0, quiet_to=0)
        await evening.begin(*people, key=game.key, options=options, table_settings=table_settings)
        for _ in range(400):
            if not await evening.awaited():
                break
            await evening.deliver()
            evening.clock.advance(hours=2)
            await evening.host.sweeper.sweep()
        await ended_and_verified(evening)


@WHOLE
async def test_one_person_among_simulated_friends_plays_to_the_end(tmp_path: Path, game: Game) -> None:
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        await evening.create_table(ANN, key=game.key, options=dict(game.short_game_options))
        await evening.host.lobby.set_wanted(evening.game, ANN.id, game.seats({})[0] + 1)
        await evening.host.lobby.fill(evening.game, ANN.id)
        await evening.host.lobby.start(evening.game, ANN.id)
        below = random_below("alone")
        for _ in range(5_000):
            await until_idle(evening.host.friends)
            if not await evening.awaited():
                break
            question = (await evening.panel(ANN)).questions[0]
            await evening.answer(ANN, random_picks(question, below))
        with pytest.raises(Refused):
            await evening.host.undo.ask(evening.game, ANN.id)
        assert (await evening.host.summary(evening.game)).status is Status.OVER
