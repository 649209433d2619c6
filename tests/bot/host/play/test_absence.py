"""The actions of a table against a silent player: only after a delivered reminder and a silence.

The owner of the seat can stop them.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.delivery.courier import NotNow
from bot.host.lobby.sides import may_take
from bot.host.lobby.wishes import fitting_options
from bot.host.model.facts import Person, Refused
from bot.host.model.preferences import TableSettings
from bot.host.model.silence import silence_hours
from games.arrakis import GAME as WAR
from games.core.protocol import Setup
from tests.bot.helpers import ANN, BO, CY, DEE, Evening, refusal


async def ask(evening: Evening, by: Person, seat: int) -> object:
    return await evening.host.hand_over.ask_to_hand_over(evening.game, by.id, seat)


async def offered_to(evening: Evening, seat: int) -> int:
    return (await evening.host.context.load(evening.game)).seats[seat].offered


def test_the_silence_is_24_hours_with_a_deadline_and_72_without() -> None:
    assert silence_hours(TableSettings()) == 72
    assert silence_hours(TableSettings(deadline_hours=48)) == 24
    assert silence_hours(TableSettings(deadline_hours=48, absence_hours=12)) == 12


async def test_at_a_table_of_two_nobody_removes_a_player_who_has_just_moved(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(ask(evening, BO, 0)) == "host-owner-not-reminded"
    assert await refusal(ask(evening, ANN, 1)) == "host-owner-not-awaited"
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY)) == "host-no-seat-open"


async def test_no_player_may_start_a_vote_before_a_reminder(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    assert await refusal(ask(evening, BO, 0)) == "host-owner-not-reminded"
    assert await refusal(evening.host.deputies.ask(evening.game, CY.id, 0)) == "host-owner-not-reminded"


async def test_the_silence_does_not_start_before_the_reminder_is_delivered(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await evening.host.people.nudge(evening.game, BO.id)
    evening.courier.troubles = [NotNow()] * 5
    await evening.deliver()
    evening.clock.advance(days=6)
    assert await refusal(ask(evening, BO, 0)) == "host-owner-not-reminded"


@pytest.mark.parametrize(("settings", "hours"), [(TableSettings(), 72), (TableSettings(deadline_hours=1000), 24)])
async def test_the_silence_is_counted_in_waking_hours(evening: Evening, settings: TableSettings, hours: int) -> None:
    await evening.begin_settled(ANN, BO, table_settings=settings)
    await evening.host.people.set(ANN, quiet_from=0, quiet_to=12)  # Twelve waking hours a day, from noon.
    await evening.host.people.nudge(evening.game, BO.id)
    await evening.deliver()
    evening.clock.advance(days=hours // 12 - 1, hours=11)
    assert await refusal(ask(evening, BO, 0)) == "host-owner-not-silent"
    evening.clock.advance(hours=13)
    await ask(evening, BO, 0)
    assert await offered_to(evening, 0) == 1


async def test_no_vote_about_a_seat_starts_in_its_owners_quiet_hours(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.stay_silent(BO)
    evening.clock.advance(hours=8)
    assert await refusal(ask(evening, BO, 0)) == "host-owner-asleep"


async def test_the_owner_is_told_at_once_by_dm_and_in_the_channel(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.stay_silent(BO)
    rung = evening.courier.calls_of(ANN)
    await ask(evening, BO, 0)
    await evening.deliver()
    assert "hand your seat to somebody else" in evening.courier.direct(ANN)[-1]
    assert evening.courier.calls_of(ANN) == rung + 1


async def test_i_am_here_ends_the_vote_without_a_vote(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.stay_silent(BO)
    vote = await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    assert vote is not None
    await evening.host.owner_return.here(evening.game, ANN.id)
    assert await refusal(evening.host.votes.ballot(evening.game, CY.id, vote.id, True)) == "host-no-vote"
    assert await offered_to(evening, 0) == 0
    await evening.deliver()
    assert "The seat stays theirs" in evening.courier.public()[-1]


@pytest.mark.parametrize("what", ["a look at the board", "the panel", "a day more", "an order"])
async def test_any_action_of_the_owner_ends_the_vote(evening: Evening, what: str) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.stay_silent(BO)
    await ask(evening, BO, 0)
    host, game = evening.host, evening.game
    if what == "a look at the board":
        await host.table.look(game, ANN.id)
    elif what == "the panel":
        await host.table.panel(game, ANN.id)
    elif what == "a day more":
        await host.people.need_a_day(game, ANN.id)
    else:
        await host.orders.give(game, ANN.id, "never-bid")
    assert await host.store.read.votes.current(game) is None


async def test_a_move_of_the_owner_ends_the_vote(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.stay_silent(BO)
    vote = await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    assert vote is not None
    await evening.end_turn(ANN)
    assert await refusal(evening.host.votes.ballot(evening.game, CY.id, vote.id, True)) == "host-no-vote"


async def test_i_am_here_withdraws_the_offer_until_somebody_has_taken_the_seat(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.stay_silent(BO)
    await ask(evening, BO, 0)
    await evening.host.owner_return.here(evening.game, ANN.id)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY, 0)) == "host-not-offered"


async def test_i_am_here_restarts_the_silence(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.stay_silent(BO)
    await evening.host.owner_return.here(evening.game, ANN.id)
    assert await refusal(ask(evening, BO, 0)) == "host-owner-not-silent"
    evening.clock.advance(days=5, hours=3)
    await ask(evening, BO, 0)


async def test_at_a_table_of_two_a_silent_players_seat_is_offered_and_can_be_taken(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.stay_silent(BO)
    await ask(evening, BO, 0)
    await evening.deliver()
    assert "Press **I am here** to keep it" in evening.courier.direct(ANN)[-1]
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    await evening.end_turn(CY)


async def test_a_seat_that_is_already_offered_is_not_offered_again(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.stay_silent(BO)
    await ask(evening, BO, 0)
    assert await refusal(ask(evening, BO, 0)) == "host-offered-already"


async def test_an_admin_who_plays_gives_away_a_seat_only_after_the_silence(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    replace = evening.host.hand_over.replace
    assert await refusal(replace(evening.game, BO, 0, CY)) == "host-owner-not-reminded"
    await replace(evening.game, DEE, 0, CY)


async def test_a_player_whose_seat_an_admin_gives_away_is_told_by_dm(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    told = len(evening.courier.direct(ANN))
    await evening.host.hand_over.replace(evening.game, CY, 0, CY)
    await evening.deliver()
    (said,) = evening.courier.direct(ANN)[told:]
    assert "an admin of the server has given your seat to **Cy**" in said


async def test_a_silent_player_is_told_who_has_taken_their_seat(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.stay_silent(BO)
    await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    await evening.deliver()
    assert any("**Cy** has taken your seat" in said for said in evening.courier.direct(ANN))


async def test_a_player_who_passed_their_seat_is_not_told_by_dm_who_has_taken_it(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id)
    await evening.deliver()
    told = len(evening.courier.direct(ANN))
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    await evening.deliver()
    assert evening.courier.direct(ANN)[told:] == []


async def test_a_deputy_stops_when_the_person_says_that_they_are_here(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.stay_silent(BO)
    await evening.host.deputies.ask(evening.game, BO.id, 0)
    await evening.host.owner_return.here(evening.game, ANN.id)
    assert not (await evening.host.context.load(evening.game)).seats[0].deputised


async def test_time_in_which_the_bot_was_offline_does_not_count_as_silence(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.people.nudge(evening.game, BO.id)
    await evening.deliver()
    await evening.host.sweeper.sweep()
    evening.clock.advance(days=5, hours=3)
    await evening.host.sweeper.discount_outage()
    assert await refusal(ask(evening, BO, 0)) == "host-owner-not-silent"


# --- Nobody changes sides -------------------------------------------------------------------------


async def test_a_player_who_left_may_take_only_their_own_seat(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, CY.id)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    await evening.host.hand_over.abandon(evening.game, BO.id)
    take = evening.host.hand_over.take_seat
    assert await refusal(take(evening.game, BO, 2)) == "host-held-another-seat"
    assert (await take(evening.game, BO)).seat_of(BO.id) == 1


async def test_a_forgotten_player_cannot_take_another_seat(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.host.hand_over.abandon(evening.game, CY.id)
    await evening.host.people.forget(BO.id)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, BO, 2)) == "host-held-another-seat"
    assert str(BO.id) not in str(evening.rows("SELECT * FROM former_holders"))


async def test_an_admin_cannot_move_a_player_to_another_side(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.host.hand_over.abandon(evening.game, BO.id)
    assert await refusal(evening.host.hand_over.replace(evening.game, DEE, 0, BO)) == "host-held-another-seat"


async def test_a_player_who_passed_a_seat_cannot_take_another(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id, CY)
    await evening.host.hand_over.take_seat(evening.game, CY)
    await evening.host.hand_over.pass_seat(evening.game, BO.id)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, ANN, 1)) == "host-held-another-seat"


# --- Limits on votes ----------- --------------------------------------------------------------------


async def test_a_vote_pings_nobody_in_quiet_hours_and_calls_them_in_the_morning(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    await evening.deliver()
    evening.clock.advance(hours=11)
    rung, letters = evening.courier.calls_of(BO), len(evening.courier.direct(BO))
    await evening.host.undo.ask(evening.game, ANN.id)
    await evening.deliver()
    assert (evening.courier.calls_of(BO), len(evening.courier.direct(BO))) == (rung, letters)
    evening.clock.advance(hours=10)
    await evening.deliver()
    assert "would like to take this back" in evening.courier.direct(BO)[-1]


async def test_a_player_must_wait_longer_after_each_failed_vote(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    posts = len(evening.courier.public())
    for _ in range(45):
        try:
            vote = await evening.host.undo.ask(evening.game, ANN.id)
        except Refused:
            continue
        assert vote is not None
        await evening.host.votes.ballot(evening.game, BO.id, vote.id, False)
        await evening.deliver()
        evening.clock.advance(minutes=10)
    assert len([post for post in evening.courier.public()[posts:] if "take" in post]) <= 4


async def test_several_votes_together_delay_a_deadline_no_longer_than_one_vote_may(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=12))
    await evening.answer(ANN, {"draw": 1})
    await evening.deliver()
    began = evening.clock.now()
    for _ in range(40):
        await evening.host.sweep()
        try:
            await evening.host.undo.ask(evening.game, ANN.id)
        except Refused:
            evening.clock.advance(hours=1)
            await evening.host.sweep()
            continue
        evening.clock.advance(hours=3)
        await evening.host.sweep()
    (awaited,) = (await evening.host.summary(evening.game)).awaited
    assert awaited.deadline is not None
    assert awaited.deadline <= began + timedelta(hours=24, minutes=1)


def test_a_player_may_take_a_partners_seat_only_if_partners_show_their_hands() -> None:
    assert may_take(0, [0], [])
    assert not may_take(1, [0], [])
    assert may_take(1, [0], [(0, 1)])
    assert not may_take(2, [0], [(0, 1)])


@pytest.mark.parametrize(("enemy", "groups"), [("people", []), ("mahdi", [(0, 1)])])
def test_in_the_war_partners_have_open_hands_only_against_the_automa(enemy: str, groups: list[tuple[int, ...]]) -> None:
    state, _ = WAR.new(Setup(("1", "2"), fitting_options(WAR, {"enemy": enemy}), b"s" * 32))
    assert WAR.open_hands(WAR.view(state, None)) == groups
