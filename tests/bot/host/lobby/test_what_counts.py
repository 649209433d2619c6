"""Which games count, what a lobby tells of its players, and who may join."""

from __future__ import annotations

import msgspec
import pytest

from bot.host.lobby.table_limits import TableLimits
from bot.host.model.community.finished import Reliability
from bot.host.model.facts import Refused
from bot.host.model.preferences import Pace, TableSettings
from bot.host.replies import seating
from bot.host.replies.reader import Reader
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, GUILD, Evening, refusal

PRIVATE = TableSettings(private=True)


async def reader(evening: Evening, person) -> Reader:
    return Reader(person, await evening.host.people.settings(person.id), "en", CHANNEL, GUILD)


async def lobby_post(evening: Evening) -> str:
    await evening.deliver()
    return evening.courier.carried[-1].message.text


async def counts(evening: Evening) -> bool:
    return (await evening.host.summary(evening.game)).table_settings.counts


async def answered(evening: Evening, person, answers: int, late: int) -> None:
    """Let somebody have finished a game with so many answers in time and late."""
    game = f"old-{person.name}"
    evening.rows("INSERT INTO finished (game, key, pool, guild, ended) VALUES (?, 'toy', 'toy:2', ?, 0)", game, GUILD)
    ((number,),) = evening.rows("SELECT number FROM finished WHERE game = ?", game)
    evening.rows(
        "INSERT INTO finished_seats (number, seat, part, user, place, score, answers, late)"
        " VALUES (?, 0, 'stayed', ?, 1, 1, ?, ?)",
        number,
        person.id,
        answers,
        late,
    )


async def test_a_private_table_counts_if_all_its_people_agree(evening: Evening) -> None:
    await evening.create_table(ANN, BO, table_settings=PRIVATE)
    for person in (ANN, BO):
        assert await evening.host.lobby.agree(evening.game, person.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    assert await counts(evening)


async def test_a_private_table_does_not_count_if_somebody_did_not_agree(evening: Evening) -> None:
    await evening.create_table(ANN, BO, table_settings=PRIVATE)
    await evening.host.lobby.agree(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    assert not await counts(evening)


async def test_friends_need_not_agree(evening: Evening) -> None:
    await evening.create_table(ANN, table_settings=PRIVATE)
    await evening.host.lobby.agree(evening.game, ANN.id)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    assert await counts(evening)


async def test_an_agreement_can_be_taken_back(evening: Evening) -> None:
    await evening.create_table(ANN, BO, table_settings=PRIVATE)
    assert await evening.host.lobby.agree(evening.game, ANN.id)
    assert not await evening.host.lobby.agree(evening.game, ANN.id)


async def test_whoever_changes_the_seat_still_agrees_and_whoever_comes_new_does_not(evening: Evening) -> None:
    await evening.create_table(ANN, BO, table_settings=PRIVATE)
    await evening.host.lobby.agree(evening.game, BO.id)
    await evening.host.lobby.join(evening.game, BO, colour="teal")
    assert [chair.agrees for chair in (await evening.host.summary(evening.game)).chairs] == [False, True]
    await evening.host.lobby.leave(evening.game, BO.id)
    await evening.host.lobby.join(evening.game, CY)
    assert [chair.agrees for chair in (await evening.host.summary(evening.game)).chairs] == [False, False]


async def test_an_open_table_counts_without_agreement(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    assert await counts(evening)
    assert await refusal(evening.host.lobby.agree(evening.game, ANN.id)) == "host-already-begun"


async def test_at_an_open_table_there_is_nothing_to_agree_to(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    assert await refusal(evening.host.lobby.agree(evening.game, ANN.id)) == "host-nothing-to-agree"
    assert "Agreed" not in await lobby_post(evening)


async def test_the_lobby_of_a_private_table_names_those_who_agreed(evening: Evening) -> None:
    await evening.create_table(ANN, BO, table_settings=PRIVATE)
    assert "Nobody has agreed yet" in await lobby_post(evening)
    await evening.host.lobby.agree(evening.game, BO.id)
    assert "Agreed: Bo." in await lobby_post(evening)


async def test_only_the_creator_decides_whether_a_table_counts(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    switch = evening.host.lobby.change_settings
    assert await refusal(switch(evening.game, BO.id, counts=False)) == "host-counts-is-hosts"
    await switch(evening.game, ANN.id, counts=False)
    assert "the game changes no ratings" in await lobby_post(evening)


async def test_a_rematch_of_a_private_table_asks_again(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=PRIVATE)
    for person in (BO, ANN):
        await evening.host.hand_over.abandon(evening.game, person.id)
    again = await evening.host.lobby.rematch(evening.game, ANN)
    assert again.table_settings.private
    assert again.table_settings.counts


@pytest.mark.parametrize(
    ("hours", "pace"), [(None, Pace.DAYS), (168, Pace.DAYS), (48, Pace.DAY), (24, Pace.DAY), (12, Pace.HOURS)]
)
def test_the_pace_follows_from_the_deadline(hours: int | None, pace: Pace) -> None:
    assert TableSettings(deadline_hours=hours).pace is pace


def test_reliability_is_the_lower_of_answers_in_time_and_games_finished() -> None:
    assert Reliability().percent is None
    assert Reliability(answers=19, late=1, finished=3, left=1).percent == 75
    assert Reliability(answers=1, late=1, finished=3).percent == 50


async def test_a_lobby_shows_ratings_and_reliability_if_it_is_wished(evening: Evening) -> None:
    await answered(evening, ANN, 9, 1)
    await evening.create_table(ANN)
    assert "in time" not in await lobby_post(evening)
    await evening.host.lobby.change_settings(evening.game, ANN.id, shows_players=True)
    post = await lobby_post(evening)
    assert "red · new · answers in time 90 %, finishes 100 %" in post
    assert "Pace: an answer within days" in post


async def test_a_lobby_tells_nothing_of_people_who_hide_their_profile(evening: Evening) -> None:
    await answered(evening, ANN, 9, 1)
    await evening.host.people.set(ANN, hides_profile=True)
    await evening.create_table(ANN, table_settings=TableSettings(shows_players=True))
    assert "in time" not in await lobby_post(evening)


async def test_a_table_can_ask_for_reliable_players(evening: Evening) -> None:
    await answered(evening, BO, 8, 2)
    await answered(evening, CY, 9, 1)
    await evening.create_table(ANN, table_settings=TableSettings(least_reliable=90))
    await evening.host.lobby.set_wanted(evening.game, ANN.id, 3)
    with pytest.raises(Refused) as refused:
        await evening.host.lobby.join(evening.game, BO)
    assert refused.value.reason.key == "host-not-reliable"
    assert dict(refused.value.reason.args) == {"least": 90, "answers": 80, "games": 100}
    await evening.host.lobby.join(evening.game, CY)


async def test_somebody_new_may_join_a_table_that_asks_for_reliable_players(evening: Evening) -> None:
    await evening.create_table(ANN, BO, table_settings=TableSettings(least_reliable=95))
    assert (await evening.host.summary(evening.game)).seat_of(BO.id) == 1


async def test_a_newcomer_sits_in_few_games_until_one_is_finished(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(of_newcomer=2)
    for channel in (71, 72, 73):
        await evening.host.lobby.create(BO if channel == 73 else ANN, GUILD, channel, "toy", 2)
    evening.game = await evening.host.game_in(73) or ""
    assert await refusal(evening.host.lobby.join(evening.game, ANN)) == "host-too-many-for-newcomer"
    assert await refusal(evening.host.lobby.check_room(GUILD, ANN.id)) == "host-too-many-for-newcomer"
    assert await refusal(evening.host.lobby.create(ANN, GUILD, 74, "toy")) == "host-too-many-for-newcomer"
    await answered(evening, ANN, 1, 0)
    await evening.host.lobby.join(evening.game, ANN)


async def test_a_newcomer_at_the_limit_may_still_change_the_seat(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(of_newcomer=1)
    await evening.create_table(ANN)
    await evening.host.lobby.join(evening.game, ANN, seat=1)


async def test_a_newcomer_at_the_limit_takes_over_no_seat(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(of_newcomer=1)
    await evening.host.lobby.create(CY, GUILD, 71, "toy", 2)
    await evening.begin(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, BO.id)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY)) == "host-too-many-for-newcomer"
    await evening.host.hand_over.pass_seat(evening.game, BO.id, CY)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY)) == "host-too-many-for-newcomer"
    await evening.host.hand_over.pass_seat(evening.game, BO.id)
    await evening.host.hand_over.take_seat(evening.game, DEE)


async def test_an_admin_gives_a_seat_to_anybody(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(of_newcomer=1)
    await evening.host.lobby.create(CY, GUILD, 71, "toy", 2)
    await evening.begin(ANN, BO)
    await evening.host.hand_over.replace(evening.game, DEE, 1, CY)
    assert (await evening.host.summary(evening.game)).seat_of(CY.id) == 1


async def test_a_table_that_asks_for_reliability_gives_no_seat_of_its_game_to_others(evening: Evening) -> None:
    await answered(evening, CY, 8, 2)
    await evening.begin(ANN, BO, table_settings=TableSettings(least_reliable=90))
    await evening.host.hand_over.pass_seat(evening.game, BO.id)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY)) == "host-not-reliable"


async def test_the_settings_of_the_lobby_switch_all_of_it(evening: Evening) -> None:
    await evening.create_table(ANN)
    who = await reader(evening, ANN)
    for key, value in (("counts", "no"), ("players", "yes"), ("reliable", "80")):
        await seating.change(evening.host, who, evening.game, key, value)
    settings = (await evening.host.summary(evening.game)).table_settings
    assert settings == msgspec.structs.replace(settings, counts=False, shows_players=True, least_reliable=80)
    bad = seating.change(evening.host, who, evening.game, "reliable", "55")
    assert await refusal(bad) == "host-no-such-reliability"
