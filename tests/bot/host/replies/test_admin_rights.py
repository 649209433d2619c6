"""Who may use admin commands: the host checks it itself, whatever permissions a server has set for the commands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.host.model.facts import Status
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies import admin
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from tests.bot.helpers import ANN, BO, CY, DEE, GUILD, Evening, refusal


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        yield evening


def somebody(guild: int | None = GUILD, *, manages: bool) -> Reader:
    return Reader(DEE, PersonSettings(), "en", 70, guild, manages)


async def test_an_admin_pauses_games_of_the_server(evening: Evening) -> None:
    await admin.pause(evening.host, somebody(manages=True), evening.game)
    assert (await evening.host.summary(evening.game)).status is Status.PAUSED


@pytest.mark.parametrize(
    "reader",
    [somebody(manages=False), somebody(GUILD + 1, manages=True), somebody(None, manages=True)],
    ids=["does not manage", "manages another server", "in a direct message"],
)
async def test_nobody_but_an_admin_pauses_a_game(evening: Evening, reader: Reader) -> None:
    assert await refusal(admin.pause(evening.host, reader, evening.game)) == "admin-not-allowed"
    assert (await evening.host.summary(evening.game)).status is Status.RUNNING


ADMIN_ACTIONS = (
    admin.pause,
    admin.resume,
    admin.end,
    admin.revive,
    admin.awaited,
    admin.export,
    admin.save,
    admin.acts,
)


@pytest.mark.parametrize("deed", ADMIN_ACTIONS, ids=lambda deed: deed.__name__)
async def test_every_admin_action_is_checked(evening: Evening, deed: Callable[..., Awaitable[Message]]) -> None:
    assert await refusal(deed(evening.host, somebody(manages=False), evening.game)) == "admin-not-allowed"


async def test_nobody_but_an_admin_gives_seats_away(evening: Evening) -> None:
    asked = admin.replace(evening.host, somebody(manages=False), evening.game, 0, CY)
    assert await refusal(asked) == "admin-not-allowed"


@pytest.mark.parametrize(
    "reader",
    [somebody(manages=False), somebody(None, manages=True)],
    ids=["does not manage", "in a direct message"],
)
async def test_only_an_admin_deletes_the_games_of_a_server(evening: Evening, reader: Reader) -> None:
    act = Action("forget_server", value=str(GUILD))
    assert await refusal(admin.forget_server(evening.host, reader, act)) == "admin-only-here"
    assert evening.rows("SELECT count(*) FROM games") == [(1,)]


async def test_the_button_of_one_server_deletes_nothing_in_another(evening: Evening) -> None:
    act = Action("forget_server", value=str(GUILD))
    await admin.forget_server(evening.host, somebody(GUILD + 1, manages=True), act)
    assert evening.rows("SELECT count(*) FROM games") == [(1,)]


async def test_the_games_of_a_server_are_deleted_after_a_confirmation(evening: Evening) -> None:
    manager = somebody(manages=True)
    asked = await admin.forget_server(evening.host, manager, Action("forget_server"))
    assert evening.rows("SELECT count(*) FROM games") == [(1,)]
    ((button,),) = asked.controls
    await admin.forget_server(evening.host, manager, button.act)
    assert evening.rows("SELECT count(*) FROM games") == [(0,)]
