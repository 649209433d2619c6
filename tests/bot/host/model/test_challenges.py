"""The table of a challenge: whose try is best, and when a week begins."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.host.model.community.challenges import Try, TryOutcome, is_sealed, standings, week_begin, week_of

MONDAY = datetime(2026, 3, 2, tzinfo=UTC)


def tried(user: int | None, number: int = 1, **how) -> Try:
    known = {"outcome": TryOutcome.FINISHED, "begun": MONDAY + timedelta(minutes=number), "score": 5, "rounds": 8}
    return Try(game=f"{user}/{number}", week=1, user=user, number=number, guild=None, **{**known, **how})


def places(*tries: Try) -> list[tuple[int, int | None]]:
    return [(each.place, each.best.user) for each in standings(tries)]


def test_a_week_begins_on_monday() -> None:
    week = week_of(MONDAY)
    assert week_begin(week) == MONDAY
    assert week_of(MONDAY - timedelta(seconds=1)) == week - 1


def test_a_deal_is_sealed_until_its_week_is_over() -> None:
    week = week_of(MONDAY)
    assert is_sealed(week, MONDAY + timedelta(days=7, seconds=-1))
    assert not is_sealed(week, MONDAY + timedelta(days=7))
    assert not is_sealed(0, MONDAY)


def test_a_win_is_better_than_any_score() -> None:
    assert places(tried(1, score=12), tried(2, won=True, score=8)) == [(1, 2), (2, 1)]


def test_of_two_wins_with_one_score_the_quicker_is_better() -> None:
    assert places(tried(1, won=True, rounds=9), tried(2, won=True, rounds=7)) == [(1, 2), (2, 1)]


def test_of_two_losses_with_one_score_the_longer_is_better() -> None:
    assert places(tried(1, rounds=6), tried(2, rounds=9)) == [(1, 2), (2, 1)]


def test_the_best_of_the_first_three_tries_counts() -> None:
    (standing,) = standings([tried(1, 1, score=3), tried(1, 2, score=7), tried(1, 3, score=4), tried(1, 4, score=12)])
    assert standing.best.number == 2


def test_equal_tries_share_a_place() -> None:
    assert places(tried(1), tried(2), tried(3, score=2)) == [(1, 1), (1, 2), (3, 3)]


def test_tries_that_were_given_up_or_late_are_in_no_table() -> None:
    assert places(tried(1, outcome=TryOutcome.GIVEN_UP), tried(2, outcome=TryOutcome.LATE)) == []


def test_forgotten_people_keep_their_places() -> None:
    assert places(tried(None, 1, score=9), tried(None, 2, score=8), tried(1)) == [(1, None), (2, None), (3, 1)]
