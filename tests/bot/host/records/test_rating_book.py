"""The book of ratings: what a game changes in it, without a database."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.host.model.community.finished import (
    EVERYWHERE,
    FinishedGame,
    FinishedSeat,
    Opponent,
    Part,
    RatingRow,
    season_of,
)
from bot.host.records.rating_book import RatingBook

SPRING, SUMMER = datetime(2026, 2, 1, tzinfo=UTC), datetime(2026, 7, 1, tzinfo=UTC)
GUILD, ANN, BO, CY, DEE = 9, 1, 2, 3, 4


def game(*users: int, guild: int | None = GUILD, ended: datetime = SPRING, **changed: object) -> FinishedGame:
    """Return a game whose players come in the order in which they are given."""
    seats = tuple(FinishedSeat(seat=at, user=user, place=at + 1, **changed) for at, user in enumerate(users))
    return FinishedGame(number=7, game="x", key="toy", pool="toy:2", guild=guild, ended=ended, seats=seats)


def row(book: RatingBook, user: int, guild: int = GUILD) -> RatingRow:
    return [each for each in book.changed if (each.guild, each.user) == (guild, user)][-1]


def test_a_game_changes_the_ratings_of_its_server_and_those_over_all_servers() -> None:
    book = RatingBook()
    book.rate_game(game(ANN, BO))
    assert {(each.guild, each.user) for each in book.changed} == {
        (guild, user) for guild in (EVERYWHERE, GUILD) for user in (ANN, BO)
    }


def test_a_game_in_no_server_changes_only_the_ratings_over_all_servers() -> None:
    book = RatingBook()
    (first, _) = book.rate_game(game(ANN, BO, guild=None))
    assert {each.guild for each in book.changed} == {EVERYWHERE}
    assert first.mu is None
    assert first.mu_everywhere > 25


def test_a_rating_goes_on_from_the_one_that_was_read() -> None:
    known = RatingRow(guild=GUILD, pool="toy:2", user=ANN, season=season_of(SPRING), mu=30, sigma=3, games=8)
    book = RatingBook([known], [Opponent(guild=GUILD, pool="toy:2", user=ANN, other=CY)])
    (ann, _) = book.rate_game(game(ANN, BO))
    assert (ann.mu_before, ann.mu) == (30, row(book, ANN).mu)
    assert (row(book, ANN).games, row(book, ANN).opponents) == (9, 2)


def test_nobody_is_counted_twice_as_an_opponent() -> None:
    book = RatingBook()
    for _ in range(3):
        book.rate_game(game(ANN, BO))
    assert row(book, ANN).opponents == 1
    assert len(book.new_opponents) == 4


def test_partners_are_no_opponents() -> None:
    book = RatingBook()
    sides = [
        FinishedSeat(seat=at, user=user, team="ab"[at // 2], place=at // 2 + 1) for at, user in enumerate((1, 2, 3))
    ]
    book.rate_game(FinishedGame(game="x", key="toy", pool="toy:3", guild=None, ended=SPRING, seats=tuple(sides)))
    assert [(each.user, each.other) for each in book.new_opponents] == [(1, 3), (2, 3), (3, 1), (3, 2)]


def test_a_substitute_has_no_rating_and_is_no_opponent() -> None:
    book = RatingBook()
    seats = (
        *game(ANN, BO).seats,
        FinishedSeat(seat=2, user=CY, part=Part.LEFT, place=3),
        FinishedSeat(seat=2, user=DEE, part=Part.SUBSTITUTE, place=1),
    )
    book.rate_game(FinishedGame(game="x", key="toy", pool="toy:3", guild=None, ended=SPRING, seats=seats))
    assert {each.user for each in book.changed} == {ANN, BO, CY}
    assert DEE not in {each.other for each in book.new_opponents}


def test_a_new_season_counts_its_games_from_the_beginning_and_keeps_the_row_of_the_old_one() -> None:
    book = RatingBook()
    book.rate_game(game(ANN, BO))
    book.rate_game(game(ANN, BO, ended=SUMMER))
    rows = [each for each in book.changed if (each.guild, each.user) == (GUILD, ANN)]
    assert [(each.season, each.games, each.season_games, each.season_wins) for each in rows] == [
        (season_of(SPRING), 1, 1, 1),
        (season_of(SUMMER), 2, 1, 1),
    ]
