"""The timeline of moves: turns, the next step to take back, and the news for a reader."""

from msgspec.structs import replace

from bot.host.model.records import Move, MoveKind
from bot.host.model.timeline import last_step, newest, since_acting
from games.core.protocol import Answer, Line, say
from tests.bot.helpers import plain_move

ANN, BO = 0, 1


def line(*seats: int) -> list[Move]:
    """Return moves of these seats, numbered from 1."""
    return [plain_move(number, kind=MoveKind.ANSWER, seat=seat) for number, seat in enumerate(seats, 1)]


def test_a_turn_does_not_include_earlier_moves_of_others():
    assert [move.seq for move in since_acting(line(BO, BO, ANN, ANN), 4, ANN)] == [3, 4]


def test_a_turn_includes_answers_that_others_gave_in_it():
    assert [move.seq for move in since_acting(line(ANN, BO, ANN), 3, ANN)] == [1, 2, 3]


def test_a_turn_does_not_include_what_others_can_still_take_back():
    assert [move.seq for move in since_acting(line(ANN, BO, ANN), 1, ANN)] == [1, 3]


def test_a_seat_without_moves_has_no_turn():
    assert since_acting(line(BO, BO), 2, ANN) == []


def answered(*picks: str) -> list[Move]:
    given = [Answer(f"q{number}", ANN, {pick: 1}) for number, pick in enumerate(picks)]
    return [replace(move, answer=answer) for move, answer in zip(line(*(ANN for _ in picks)), given, strict=True)]


def test_the_last_choice_is_taken_back_first():
    assert last_step(answered("deploy", "send")).answer.picks == {"send": 1}


def test_a_question_that_was_cancelled_is_not_in_the_list_of_choices():
    assert last_step(answered("deploy", "send", "back")).answer.picks == {"deploy": 1}
    assert last_step(answered("send", "back", "send", "back")) is None


def told(*weights: int) -> list[Line]:
    return [Line(say("plain-name", name=str(number)), weight=weight) for number, weight in enumerate(weights)]


def test_only_the_latest_news_are_shown_with_the_weightiest_first():
    lines = told(1, 3, 1, 0, 1, 1)
    assert newest(lines, 4) == [lines[1], *lines[3:]]
    assert newest(lines, 5) == lines[1:]
    assert newest([], 4) == []
