"""The table of vote rules is the same in the code and in docs/votes.md, and votes follow it."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.host.model import vote_rules
from bot.host.model.facts import Person, VoteKind
from bot.host.model.preferences import PersonSettings
from bot.host.model.vote_rules import DEEDS, RULES, Asker, Consent, Deed, Ending, rule_of
from bot.host.replies import admin
from bot.host.replies.reader import Reader
from tests.bot.helpers import ANN, BO, CHANNEL, GUILD, NOON, PEOPLE, Evening, refusal

PAGE = Path("docs/votes.md")
HOURS = timedelta(hours=1)


def reader_of(person: Person, *, manages: bool) -> Reader:
    return Reader(person, PersonSettings(), "en", CHANNEL, GUILD, manages)


def test_the_page_shows_the_table_of_the_code() -> None:
    assert vote_rules.rendered() in PAGE.read_text(encoding="utf-8")


def test_every_kind_of_vote_has_a_row() -> None:
    assert set(DEEDS) == set(VoteKind)
    assert set(RULES) == set(Deed)


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("kind", [VoteKind.HAND_OVER, VoteKind.DEPUTY])
async def test_every_other_person_must_agree_to_a_vote_about_a_seat(
    evening: Evening, kind: VoteKind, count: int
) -> None:
    await evening.begin_settled(*PEOPLE[:count])
    await evening.stay_silent(BO)
    ask = {VoteKind.HAND_OVER: evening.host.hand_over.ask_to_hand_over, VoteKind.DEPUTY: evening.host.deputies.ask}
    vote = await ask[kind](evening.game, BO.id, 0)
    assert (vote.voters if vote else ()) == tuple(range(2, count))
    assert rule_of(kind).consent is Consent.EVERY_OTHER
    assert rule_of(kind).needs_silence


@pytest.mark.parametrize("count", [2, 3, 4])
async def test_everybody_who_saw_something_must_agree_to_an_undo(evening: Evening, count: int) -> None:
    await evening.begin_settled(*PEOPLE[:count])
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    assert vote.voters == tuple(range(1, count))
    loaded = await evening.host.context.load(evening.game)
    assert (loaded.row.paused_by == "vote") == rule_of(VoteKind.UNDO).rests


async def test_friends_have_no_vote(evening: Evening) -> None:
    await evening.begin_among_friends(ANN, 3)
    assert await refusal(evening.host.hand_over.ask_to_hand_over(evening.game, ANN.id, 1)) == "host-seat-without-owner"
    assert await refusal(evening.host.deputies.ask(evening.game, ANN.id, 1)) == "host-seat-without-owner"


async def test_an_admin_pauses_and_ends_a_game_without_a_vote(evening: Evening) -> None:
    assert RULES[Deed.PAUSE].asker is RULES[Deed.END].asker is Asker.ADMIN
    await evening.begin_settled(ANN, BO)
    for act in (admin.pause, admin.resume, admin.end):
        assert await refusal(act(evening.host, reader_of(ANN, manages=False), evening.game)) == "admin-not-allowed"
        await act(evening.host, reader_of(BO, manages=True), evening.game)


async def test_a_player_takes_a_day_more_without_a_vote(evening: Evening) -> None:
    assert RULES[Deed.EXTEND].asker is Asker.AWAITED
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.people.need_a_day(evening.game, BO.id)) == "host-not-awaited"
    for _ in range(3):
        await evening.host.people.need_a_day(evening.game, ANN.id)
    assert await refusal(evening.host.people.need_a_day(evening.game, ANN.id)) == "host-day-used-up"


@pytest.mark.parametrize("ending", list(Ending))
async def test_a_vote_ends_in_each_way_that_the_table_lists(evening: Evening, ending: Ending) -> None:
    await evening.begin_settled(*PEOPLE)
    await evening.stay_silent(BO)
    vote = await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    assert vote is not None
    assert ending in rule_of(vote.kind).endings
    match ending:
        case Ending.NO:
            await evening.host.votes.ballot(evening.game, PEOPLE[2].id, vote.id, False)
        case Ending.TIME:
            evening.clock.advance(hours=25)
            await evening.host.sweeper.sweep()
        case Ending.OWNER:
            await evening.host.owner_return.here(evening.game, ANN.id)
        case Ending.LEAVER:
            await evening.host.hand_over.abandon(evening.game, PEOPLE[3].id)
    assert await evening.host.store.read.votes.current(evening.game) is None


def test_the_delay_doubles_after_each_failed_vote() -> None:
    pauses = [vote_rules.next_ask([NOON] * count) for count in range(7)]
    assert pauses == [None, *(NOON + hours * HOURS for hours in (1, 2, 4, 8, 16, 24))]


def test_a_vote_ends_at_the_first_deadline_and_earlier_votes_use_up_its_time() -> None:
    stopped = vote_rules.Stopped(NOON + 5 * HOURS, 12, 0 * HOURS)
    assert vote_rules.may_stand(NOON, [stopped]) == 5 * HOURS
    used_up = vote_rules.Stopped(NOON + 5 * HOURS, 12, 12 * HOURS)
    assert vote_rules.may_stand(NOON, [used_up]) == 0 * HOURS
    assert vote_rules.may_stand(NOON, []) == 24 * HOURS
