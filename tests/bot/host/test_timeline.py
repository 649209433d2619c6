"""Which moves of the line are told, and to whom."""

from bot.host.store.records import Move, MoveKind
from bot.host.table.timeline import since_acting
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
