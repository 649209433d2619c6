"""The examination of a finished game: from nothing but what the seat could know at each moment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.host.bots.thoughts import Asked
from bot.host.model.community.reviews import Review
from bot.host.model.records import NOBODY, MoveKind
from bot.host.reviews.examination import LEAST_BALANCE, LEAST_COST, MOST_SECONDS, MOST_TURNS, Examination
from bot.host.reviews.positions import Position, choices_of, firsts_first
from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import first_open_question
from games.core.protocol import Answer, Setup
from games.core.simulation import lively_picks, random_below
from tests.bot.helpers import plain_move
from tests.bot.host.reviews.thinking import ThinksHere

JUDGED = [game for game in GAMES.values() if game.judgement]
EVERY_GAME = pytest.mark.parametrize("game", JUDGED, ids=[game.key for game in JUDGED])
ANSWERS = 60
"""So many answers of a game are examined, which need not be over."""
REVIEWS: dict[tuple[str, int], Review] = {}
"""The reviews that were made, by game and seat."""


def played(game: Game) -> list[Position]:
    """Return the positions of a game of random players."""
    below = random_below("review")
    state, _ = game.new(Setup(("A", "B"), {}, b"r" * 32))
    before, turn, found = game.encode(state), 0, [Position(plain_move(0, closes=True), None, game.encode(state), 0)]
    for seq in range(1, ANSWERS + 1):
        if game.result(state) is not None:
            break
        live = first_open_question(state)
        given = Answer(live.id, live.seat, lively_picks(live.question(), below))
        step = game.answer(state, given)
        after = game.encode(state)
        made = plain_move(seq, kind=MoveKind.ANSWER, seat=live.seat, answer=given, closes=step.closes)
        found.append(Position(made, before, after, turn))
        before, turn = after, turn + int(step.closes)
    return found


def with_other_secrets(game: Game, positions: list[Position], seat: int | None) -> list[Position]:
    """Return the same positions with everything dealt anew that the seat could not know then."""

    def other(save: bytes | None) -> bytes | None:
        return save and game.encode(game.shuffle_hidden(game.decode(save), seat, "other secrets"))

    return [each._replace(before=other(each.before), after=other(each.after)) for each in positions]


def examination(game: Game, positions: list[Position]) -> Examination:
    assert game.judgement is not None
    return Examination(game, game.judgement, ThinksHere(), positions)


async def review_of_seat(game: Game) -> Review:
    """Return the review of the first seat, made once for all tests."""
    if (game.key, 0) not in REVIEWS:
        REVIEWS[game.key, 0] = await examination(game, played(game)).seat("g", 0, 2)
    return REVIEWS[game.key, 0]


async def review_of_table(game: Game) -> Review:
    """Return the review of the whole table, made once for all tests."""
    if (game.key, NOBODY) not in REVIEWS:
        REVIEWS[game.key, NOBODY] = await examination(game, played(game)).table("g")
    return REVIEWS[game.key, NOBODY]


@EVERY_GAME
async def test_the_review_of_a_seat_does_not_depend_on_what_was_hidden(game: Game) -> None:
    other = with_other_secrets(game, played(game), 0)
    assert await review_of_seat(game) == await examination(game, other).seat("g", 0, 2)


@EVERY_GAME
async def test_the_curves_of_the_table_do_not_depend_on_what_was_hidden(game: Game) -> None:
    other = with_other_secrets(game, played(game), None)
    assert await review_of_table(game) == await examination(game, other).table("g")


@EVERY_GAME
async def test_the_curve_has_a_point_for_every_turn(game: Game) -> None:
    positions = played(game)
    review = await review_of_seat(game)
    assert [point.seq for point in review.curve] == [each.move.seq for each in positions if each.move.closes]
    assert all(len(point.values) == 1 for point in review.curve)


@EVERY_GAME
async def test_the_curves_of_the_table_have_a_value_for_every_seat(game: Game) -> None:
    positions = played(game)
    review = await review_of_table(game)
    players = game.decode(positions[-1].after or b"").players  # Rivals too.
    assert review.seat == NOBODY
    assert {len(point.values) for point in review.curve} == {len(players)}


@EVERY_GAME
async def test_costly_turns_are_own_choices_of_different_turns_the_costliest_first(game: Game) -> None:
    positions = played(game)
    by_seq = {each.move.seq: each for each in positions}
    turns = (await review_of_seat(game)).turns
    assert 0 < len(turns) <= MOST_TURNS
    assert all(by_seq[turn.seq].move.seat == 0 and turn.better != turn.done for turn in turns)
    assert len({by_seq[turn.seq].turn for turn in turns}) == len(turns)
    assert [turn.cost for turn in turns] == sorted([turn.cost for turn in turns], reverse=True)
    assert all(turn.cost >= (LEAST_COST if game.judgement.standing else LEAST_BALANCE) for turn in turns)


async def test_people_at_a_table_share_the_work_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["dice"]
    monkeypatch.setattr("bot.host.reviews.examination.SCREENED", 6)
    work = examination(game, positions := played(game))
    await work.seat("g", 0, 3)
    closes = sum(each.move.closes for each in positions)
    closely = work.done - closes - 2
    assert 0 <= closely <= 2 * 4


@pytest.mark.parametrize("people", [1, 4])
async def test_a_review_takes_no_more_than_its_share_of_the_time_of_a_game(people: int) -> None:
    """The curve is always whole. What is begun is ended: one choice is compared in four groups of worlds."""
    game = GAMES["dice"]
    positions = played(game)
    turns = sum(each.move.closes for each in positions)
    slow = Slow(seconds=MOST_SECONDS / 8 / turns)
    work = Examination(game, game.judgement, slow, positions)
    review = await work.seat("g", 0, people)
    assert len(review.curve) == turns
    assert MOST_SECONDS / 8 < work.seconds <= MOST_SECONDS / (people + 1) + 4 * slow.seconds


class Slow(ThinksHere):
    """A thinker whose answers took so long."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    async def _ask(self, about: Asked, answer_type: type[Any]) -> Any:
        return msgspec.structs.replace(await super()._ask(about, answer_type), seconds=self.seconds)


def test_the_first_choices_of_all_turns_are_looked_at_before_the_second() -> None:
    choices = [Position(plain_move(seq), b"", b"", turn) for seq, turn in ((1, 0), (2, 0), (3, 1), (4, 2), (5, 2))]
    assert [each.move.seq for each in firsts_first(choices)] == [1, 3, 4, 2, 5]


def test_only_answers_of_the_person_with_a_choice_count() -> None:
    game = GAMES["dice"]
    positions = played(game)
    by_friends = [each._replace(move=msgspec.structs.replace(each.move, kind=MoveKind.FRIEND)) for each in positions]
    assert choices_of(game, positions, 0)
    assert choices_of(game, by_friends, 0) == []
