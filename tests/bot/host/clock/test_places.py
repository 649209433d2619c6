"""Servers that removed the bot and channels that were deleted: a grace period, then the game is put aside until it
can return.
"""

from __future__ import annotations

from bot.host.clock.places import PUT_ASIDE_AFTER
from bot.host.delivery.courier import Channel, Unreachable
from bot.host.delivery.outbox import RETRY_FOR
from bot.host.model.facts import Status
from bot.host.model.preferences import TableSettings
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, GUILD, Evening, refusal

DAYS = PUT_ASIDE_AFTER.days


async def status(evening: Evening) -> Status:
    return (await evening.host.summary(evening.game)).status


async def remove_for(evening: Evening, days: float) -> None:
    await evening.host.places.lost(GUILD)
    evening.clock.advance(days=days)
    await evening.host.sweep()


async def test_a_game_goes_on_within_the_grace_period(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await remove_for(evening, DAYS - 1)
    assert await status(evening) is Status.RUNNING
    await evening.host.places.back(GUILD)
    evening.clock.advance(days=DAYS - 1)
    await evening.host.sweep()
    assert await status(evening) is Status.RUNNING


async def test_after_the_grace_period_a_game_is_put_aside_and_nothing_is_sent(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=24))
    await evening.deliver()
    await remove_for(evening, DAYS)
    assert await status(evening) is Status.ASIDE
    sent = len(evening.courier.tried)
    for _ in range(3):
        evening.clock.advance(days=2)
        await evening.host.sweep()
        await evening.deliver()
    assert len(evening.courier.tried) == sent


async def test_a_game_returns_with_the_bot_and_calls_players_who_are_to_act(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=24))
    state = await evening.host.store.read.moves.last(game)
    await remove_for(evening, DAYS + 20)
    last = await evening.host.store.read.moves.last(game)
    calls = evening.courier.calls_of(ANN)
    await evening.host.places.back(GUILD)
    await evening.deliver()
    assert await status(evening) is Status.RUNNING
    assert await evening.host.store.read.moves.last(game) == last
    assert state is not None
    assert evening.courier.calls_of(ANN) == calls + 1
    assert "is back here" in evening.courier.public()[-1]
    (awaited,) = (await evening.host.summary(game)).awaited
    assert awaited.deadline is not None
    assert awaited.deadline > evening.clock.now()


async def test_a_lobby_and_a_paused_game_return_with_their_status(evening: Evening) -> None:
    lobby = (await evening.create_table(ANN)).game
    paused = await evening.begin_settled(ANN, BO, channel=71)
    await evening.host.admins.pause(paused, ANN)
    await remove_for(evening, DAYS)
    await evening.host.places.back(GUILD)
    assert (await evening.host.summary(lobby)).status is Status.LOBBY
    assert (await evening.host.summary(paused)).status is Status.PAUSED
    await evening.host.admins.resume(paused, ANN)


async def test_removed_servers_are_noticed_at_the_next_start(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.places.compare({GUILD + 1})
    evening.clock.advance(days=DAYS)
    await evening.host.sweep()
    assert await status(evening) is Status.ASIDE
    await evening.host.places.compare({GUILD, GUILD + 1})
    assert await status(evening) is Status.RUNNING


async def test_a_failed_post_marks_its_channel_as_deleted(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    evening.courier.closed |= {ANN.id, BO.id}
    evening.courier.no_channels.add(CHANNEL)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert evening.rows("SELECT gone_since IS NOT NULL FROM games") == [(1,)]


async def test_a_game_whose_channel_was_deleted_goes_on_in_another_channel(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO)
    await evening.host.places.lost(CHANNEL)
    evening.clock.advance(days=DAYS)
    await evening.host.sweep()
    assert await status(evening) is Status.ASIDE
    summary = await evening.host.admins.revive(game, ANN, 71)
    assert (summary.status, summary.channel) == (Status.RUNNING, 71)
    await evening.play_on((ANN, BO))
    assert await status(evening) is Status.OVER


async def test_a_game_cannot_move_to_a_channel_that_has_a_table(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    game = evening.game
    await evening.host.places.lost(CHANNEL)
    evening.clock.advance(days=DAYS)
    await evening.host.sweep()
    await evening.create_table(ANN, channel=71)
    assert await refusal(evening.host.admins.revive(game, ANN, 71)) == "host-channel-taken"


async def test_a_game_put_aside_for_silence_is_not_brought_back_by_the_bots_return(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(silence_days=2))
    await remove_for(evening, 3)
    assert await status(evening) is Status.ASIDE
    await evening.host.places.back(GUILD)
    assert await status(evening) is Status.ASIDE


async def test_a_post_that_is_forbidden_for_days_is_given_up(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    for _ in range(2):
        evening.courier.troubles += [Unreachable("forbidden")] * 20
        await evening.deliver()
        evening.courier.troubles.clear()
        evening.clock.advance(days=RETRY_FOR.days + 1)
    assert ("failed",) in evening.rows("SELECT state FROM outbox WHERE direct = 0")


async def test_names_of_places_are_stored_for_the_operator(evening: Evening) -> None:
    await evening.host.places.name({GUILD: "Sietch Tabr"})
    await evening.host.places.name({GUILD: "Arrakeen", CHANNEL: "table"})
    assert await evening.host.store.read.places.names() == {GUILD: "Arrakeen", CHANNEL: "table"}


# --- A game whose channel was deleted moves on -----------------------------------------------------


async def test_a_player_moves_a_game_whose_channel_was_deleted(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await evening.host.places.lost(CHANNEL)
    evening.courier.no_channels.add(CHANNEL)
    await evening.host.admins.relocation.move_here(game, BO, GUILD, 71)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert {each.to.id for each in evening.courier.carried[-3:] if isinstance(each.to, Channel)} == {71}
    await evening.play_on((ANN, BO))
    assert await status(evening) is Status.OVER


async def test_only_a_player_moves_a_game_and_only_within_its_server(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO)
    await evening.host.places.lost(CHANNEL)
    move = evening.host.admins.relocation.move_here
    assert await refusal(move(game, CY, GUILD, 71)) == "host-not-seated"
    assert await refusal(move(game, ANN, GUILD + 1, 71)) == "host-move-within-server"
    await evening.create_table(CY, channel=71)
    assert await refusal(move(game, ANN, GUILD, 71)) == "host-channel-taken"


async def test_a_game_whose_channel_exists_cannot_be_moved(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO)
    move = evening.host.admins.relocation.move_here
    assert await refusal(move(game, ANN, GUILD, 71)) == "host-channel-is-there"


async def test_an_admin_revives_a_running_game_whose_channel_was_deleted(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO)
    await evening.host.places.lost(CHANNEL)
    assert await refusal(evening.host.admins.revive(game, DEE)) == "host-not-aside"
    summary = await evening.host.admins.revive(game, DEE, 71)
    assert (summary.status, summary.channel) == (Status.RUNNING, 71)


async def test_a_lobby_whose_channel_was_deleted_is_shown_in_the_new_one(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    await evening.deliver()
    await evening.host.places.lost(CHANNEL)
    await evening.host.admins.relocation.move_here(evening.game, ANN, GUILD, 71)
    await evening.deliver()
    assert evening.courier.carried[-1].to == Channel(71)
