"""The recorder: what is written when a game ends, and that it can be computed again."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.host.model.community.finished import EVERYWHERE, Uncounted
from bot.host.model.community.server_settings import ServerSettings
from bot.host.model.facts import Status
from bot.host.model.preferences import TableSettings
from bot.host.store import Unwritable
from tests.bot.helpers import ANN, BO, CY, DEE, GUILD, Evening, refusal

RATINGS = "SELECT guild, pool, user, season, mu, sigma, games, season_games, season_wins, opponents FROM ratings"


async def finish(evening: Evening, *people, seed: str = "on", channel: int = 70, **how) -> str:
    await evening.begin(*people, channel=channel, **how)
    await evening.play_on(people, seed)
    await evening.host.recorder.run()
    return evening.game


def ratings(evening: Evening) -> list[tuple]:
    return sorted(evening.rows(RATINGS))


async def test_a_finished_game_is_recorded_with_places_and_ratings(evening: Evening) -> None:
    game = await finish(evening, ANN, BO)
    finished = await evening.host.store.read.finished.recorded(game)
    result = (await evening.host.summary(game)).result
    assert finished is not None
    assert result is not None
    assert {each.seat: each.place for each in finished.seats} == {each.seat: each.rank for each in result.ranking}
    assert {(row[0], row[2]) for row in ratings(evening)} == {
        (guild, person.id) for guild in (EVERYWHERE, GUILD) for person in (ANN, BO)
    }


async def test_a_game_is_recorded_once(evening: Evening) -> None:
    await finish(evening, ANN, BO)
    before = ratings(evening)
    await evening.host.recorder.run()
    assert ratings(evening) == before
    assert evening.rows("SELECT count(*) FROM finished") == [(1,)]


async def test_a_running_game_is_not_recorded(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.recorder.run()
    assert evening.rows("SELECT count(*) FROM finished") == [(0,)]


async def test_a_game_that_was_abandoned_is_not_recorded(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    for person in (ANN, BO):
        await evening.host.hand_over.abandon(evening.game, person.id)
    await evening.host.recorder.run()
    assert evening.rows("SELECT count(*) FROM finished") == [(0,)]
    assert await evening.host.store.read.finished.to_record() == []


async def test_a_save_that_cannot_be_read_does_not_stop_the_others(evening: Evening, caplog) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO))
    broken = evening.game
    evening.rows("UPDATE moves SET events = ? WHERE game = ?", b"\0", broken)
    await evening.restart()
    await finish(evening, ANN, BO, channel=71)
    assert evening.rows("SELECT game FROM finished") == [(evening.game,)]
    assert "could not be recorded" in caplog.text


async def test_a_database_that_cannot_be_read_for_a_moment_loses_no_record(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO))

    async def locked(*how: object) -> None:
        raise Unwritable("the database is locked")

    with monkeypatch.context() as patched:
        patched.setattr(evening.host.store.read.moves, "after", locked)
        with pytest.raises(Unwritable):
            await evening.host.recorder.run()
    await evening.host.recorder.run()
    assert await evening.host.store.read.finished.recorded(evening.game) is not None


@pytest.mark.sqlite_only
async def test_a_game_whose_file_cannot_be_read_for_a_moment_is_recorded_later(evening: Evening) -> None:
    """Every read of the file fails here, as on a disk with errors. The game must not count as recorded."""
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO))
    game, reader = evening.game, evening.host.store._reader
    await reader.run(lambda db: db.set_progress_handler(lambda: 1, 1))
    with pytest.raises(Unwritable):
        await evening.host.recorder.record(game)
    await reader.run(lambda db: db.set_progress_handler(None, 1))
    assert await evening.host.store.read.finished.to_record() == [game]
    await evening.host.recorder.run()
    assert await evening.host.store.read.finished.recorded(game) is not None


async def test_a_server_may_switch_ratings_off(evening: Evening) -> None:
    async with evening.host.store.write() as rows:
        await rows.finished.set_server(GUILD, ServerSettings(ratings=False))
    await finish(evening, ANN, BO)
    assert ratings(evening) == []
    assert evening.rows("SELECT uncounted FROM finished") == [(Uncounted.OFF,)]


async def test_a_table_may_agree_that_a_game_does_not_count(evening: Evening) -> None:
    await finish(evening, ANN, BO, table_settings=TableSettings(counts=False))
    assert ratings(evening) == []


async def test_whoever_leaves_loses_rating_and_the_substitute_has_none(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.host.hand_over.abandon(evening.game, CY.id)
    await evening.host.hand_over.take_seat(evening.game, DEE, 2)
    await evening.play_on((ANN, BO, DEE))
    await evening.host.recorder.run()
    mu = {row[2]: row[4] for row in ratings(evening) if row[0] == GUILD}
    assert set(mu) == {ANN.id, BO.id, CY.id}
    assert mu[CY.id] < 25


async def test_a_pair_that_plays_only_each_other_is_in_no_standings(evening: Evening) -> None:
    for at in range(6):
        await finish(evening, ANN, BO, seed=str(at), channel=70 + at)
    page = await evening.host.profiles.server(GUILD, "somebody")
    assert {row[6] for row in ratings(evening)} == {6}
    assert page.standings == {}


async def test_a_finished_game_cannot_be_taken_back(evening: Evening) -> None:
    await finish(evening, ANN, BO)
    before = ratings(evening)
    for person in (ANN, BO):
        assert await refusal(evening.host.undo.back(evening.game, person.id, 1)) == "host-is-over"
        assert await refusal(evening.host.undo.ask(evening.game, person.id)) == "host-is-over"
    await evening.host.recorder.run()
    assert ratings(evening) == before


async def test_a_person_with_friends_changes_no_rating_but_has_the_game_in_the_profile(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    while (await evening.host.summary(evening.game)).status is not Status.OVER:
        await evening.host.friends.settle(evening.game, 60)
        if questions := (await evening.panel(ANN)).questions:
            await evening.answer(ANN, dict(questions[0].mildest))
    await evening.host.recorder.run()
    assert ratings(evening) == []
    assert evening.rows("SELECT uncounted, alone FROM finished") == [(Uncounted.FRIENDS, 0)]
    assert (await evening.host.profiles.of(ANN.id, "Ann", GUILD, everywhere=False)).games == 1


async def test_ratings_that_are_computed_again_are_the_same(evening: Evening) -> None:
    for at, people in enumerate([(ANN, BO), (ANN, CY, DEE), (BO, CY), (DEE, ANN, BO), (CY, BO)]):
        await finish(evening, *people, seed=str(at), channel=70 + at)
        evening.clock.advance(days=30)
    before = ratings(evening)
    assert await evening.host.recorder.recompute() == 5
    assert ratings(evening) == before


async def test_a_forgotten_person_leaves_the_ratings_of_others_as_they_are(evening: Evening) -> None:
    for at, people in enumerate([(ANN, BO), (ANN, CY, DEE), (BO, CY), (DEE, ANN, BO)]):
        await finish(evening, *people, seed=str(at), channel=70 + at)
    await evening.host.people.forget(BO.id)
    kept = ratings(evening)
    assert BO.id not in {row[2] for row in kept}
    assert not evening.rows("SELECT 1 FROM finished_seats WHERE user = ?", BO.id)
    assert not evening.rows("SELECT 1 FROM opponents WHERE user = ? OR other = ?", BO.id, BO.id)
    await evening.host.recorder.recompute()
    assert ratings(evening) == kept


async def test_the_data_of_a_server_goes_with_its_games(evening: Evening) -> None:
    await finish(evening, ANN, BO)
    await finish(evening, ANN, BO, channel=71, table_settings=TableSettings(counts=False))
    await evening.host.servers.erase(GUILD)
    for table in ("best", "achievements", "finished WHERE uncounted <> ''", "finished_seats WHERE score <> 0"):
        assert evening.rows(f"SELECT count(*) FROM {table}") == [(0,)], table
    assert evening.rows("SELECT game, guild, rounds, ended FROM finished") == [
        ("forgotten-1", None, 0, datetime(2026, 3, 2, tzinfo=UTC).timestamp())
    ]
    assert {row[0] for row in ratings(evening)} == {EVERYWHERE}


async def test_a_forgotten_server_leaves_ratings_over_all_servers_as_they_are(evening: Evening) -> None:
    for at, people in enumerate([(ANN, BO), (ANN, CY, DEE), (BO, CY), (DEE, ANN, BO)]):
        await finish(evening, *people, seed=str(at), channel=70 + at)
        evening.rows("UPDATE finished SET guild = ? WHERE game = ?", GUILD + at % 2, evening.game)
    await evening.host.recorder.recompute()
    await evening.host.people.forget(CY.id)
    await evening.host.servers.erase(GUILD + 1)
    kept = ratings(evening)
    assert {row[0] for row in kept} == {EVERYWHERE, GUILD}
    await evening.host.recorder.recompute()
    assert ratings(evening) == kept
