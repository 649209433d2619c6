"""Which moves of the line are told, and to whom."""

from msgspec.structs import replace

from bot.host.model.records import Move, MoveKind
from bot.host.play.timeline import last_step, newest, since_acting
from games.core.protocol import Answer, Line, say
from tests.bot.helpers import NOON

ANN, BO = 0, 1


def line(*seats: int) -> list[Move]:
    """Moves of these seats, numbered from 1."""
    return [
        Move(
            seq=number,
            prev=number - 1,
            kind=MoveKind.ANSWER,
            seat=seat,
            answer=None,
            sealed=False,
            events=(),
            rolls=(),
            reveals=False,
            closes=False,
            barrier=0,
            closed=0,
            at=NOON,
        )
        for number, seat in enumerate(seats, 1)
    ]


def test_what_others_did_before_is_not_told_of_a_player():
    assert [move.seq for move in since_acting(line(BO, BO, ANN, ANN), 4, ANN)] == [3, 4]


def test_what_others_answered_in_a_players_turn_is_told_with_it():
    assert [move.seq for move in since_acting(line(ANN, BO, ANN), 3, ANN)] == [1, 2, 3]


def test_what_others_can_still_take_back_is_not_told():
    assert [move.seq for move in since_acting(line(ANN, BO, ANN), 1, ANN)] == [1, 3]


def test_of_whoever_did_nothing_nothing_is_told():
    assert since_acting(line(BO, BO), 2, ANN) == []


def answered(*picks: str) -> list[Move]:
    given = [Answer(f"q{number}", ANN, {pick: 1}) for number, pick in enumerate(picks)]
    return [replace(move, answer=answer) for move, answer in zip(line(*(ANN for _ in picks)), given, strict=True)]


def test_what_was_chosen_last_is_taken_back_first():
    assert last_step(answered("deploy", "send")).answer.picks == {"send": 1}


def test_a_question_that_was_left_is_as_if_it_had_never_been_asked():
    assert last_step(answered("deploy", "send", "back")).answer.picks == {"deploy": 1}
    assert last_step(answered("send", "back", "send", "back")) is None


def told(*weights: int) -> list[Line]:
    return [Line(say("plain-name", name=str(number)), weight=weight) for number, weight in enumerate(weights)]


def test_of_the_news_the_last_are_told_and_what_weighs_more_opens_them():
    lines = told(1, 3, 1, 0, 1, 1)
    assert newest(lines, 4) == [lines[1], *lines[3:]]
    assert newest(lines, 5) == lines[1:]
    assert newest([], 4) == []
