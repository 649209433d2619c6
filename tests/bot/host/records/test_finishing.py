"""A finished game as it is recorded: parts, places, times to answer, and why a game does not count."""

from __future__ import annotations

from datetime import timedelta

from bot.host.model.community.finished import FinishedSeat, LeftSeat, Part, Uncounted
from bot.host.model.records import Move, MoveKind, RecordedAct, SeatRow
from bot.host.records.finishing import Answering, Log, answering_times, finished_seats, uncounted
from games.core.annals import Deeds
from games.core.protocol import Ranked, Result
from tests.bot.helpers import NOON

RESULT = Result((Ranked(1, 1, 12), Ranked(0, 2, 9)))


def move(seat: int | None, minutes: float, kind: MoveKind = MoveKind.ANSWER) -> Move:
    at = NOON + timedelta(minutes=minutes)
    return Move(
        seq=0, prev=0, kind=kind, seat=seat, answer=None, sealed=False, events=(), rolls=(), reveals=False,
        closes=True, barrier=0, closed=0, at=at,
    )  # fmt: skip


def row(seat: int, user: int | None, **how) -> SeatRow:
    return SeatRow(game="g", seat=seat, user=user, name="", colour="red", **how)


def act(kind: str, seat: int, minutes: float = 0) -> RecordedAct:
    return RecordedAct(game="g", at=NOON + timedelta(minutes=minutes), kind=kind, by=None, data={"seat": seat})


def left_by(seat: int, user: int, minutes: float = 0) -> LeftSeat:
    return LeftSeat(seat, user, NOON + timedelta(minutes=minutes))


def seats(*rows: SeatRow, left=(), acts=(), levels=None) -> list[FinishedSeat]:
    log = Log(left=left, acts=acts, levels=levels or {}, answered={}, deeds=Deeds({0: "paul"}, {}))
    return list(finished_seats(RESULT, rows, log, teams=False))


def parts(*rows: SeatRow, **how) -> list[tuple[int, int | None, Part]]:
    return [(each.seat, each.user, each.part) for each in seats(*rows, **how)]


def test_a_thought_lasts_from_the_others_move_to_the_first_answer():
    moves = [move(None, 0, MoveKind.NEW), move(0, 5), move(0, 6), move(1, 10), move(0, 40)]
    times = answering_times(moves, (0, 1))
    assert times[0] == Answering(answers=2, seconds=35 * 60, longest=30 * 60)
    assert times[1] == Answering(answers=1, seconds=4 * 60, longest=4 * 60)


def test_an_answer_by_the_deadline_is_late():
    times = answering_times([move(None, 0, MoveKind.NEW), move(0, 5, MoveKind.DEADLINE)], (0,))
    assert times[0] == Answering(late=1)


def test_standing_orders_and_friends_are_no_thoughts():
    moves = [move(None, 0, MoveKind.NEW), move(0, 5, MoveKind.ORDER), move(1, 6, MoveKind.FRIEND)]
    assert all(times == Answering() for times in answering_times(moves, (0, 1)).values())


def test_a_clock_that_was_set_back_takes_no_negative_time():
    assert answering_times([move(1, 10), move(0, 5)], (0, 1))[0].seconds == 0


def test_places_and_scores_are_those_of_the_result():
    assert [(each.seat, each.place, each.score) for each in seats(row(0, 7), row(1, 8))] == [(0, 2, 9), (1, 1, 12)]


def test_everybody_who_began_and_finished_has_stayed():
    assert parts(row(0, 7), row(1, 8)) == [(0, 7, Part.STAYED), (1, 8, Part.STAYED)]


def test_whoever_took_a_seat_over_is_a_substitute_and_the_first_owner_has_left():
    found = parts(row(0, 7), row(1, 9), left=[left_by(1, 8)], acts=[act("seat-taken", 1)])
    assert found == [(0, 7, Part.STAYED), (1, 9, Part.SUBSTITUTE), (1, 8, Part.LEFT)]


def test_of_several_who_left_a_seat_the_first_began_in_it():
    found = parts(row(0, 7), row(1, 9), left=[left_by(1, 8), left_by(1, 6)], acts=[act("seat-taken", 1)])
    assert (1, 8, Part.LEFT) in found
    assert len(found) == 3


def test_whoever_comes_back_to_their_own_seat_has_stayed():
    found = parts(row(0, 7), row(1, 8), left=[left_by(1, 8)], acts=[act("seat-taken", 1)])
    assert found == [(0, 7, Part.STAYED), (1, 8, Part.STAYED)]


def test_a_friend_in_a_seat_that_was_left_does_not_count():
    friend = row(1, None, friend=True)
    found = parts(row(0, 7), friend, left=[left_by(1, 8)], acts=[act("seat-filled", 1)], levels={1: "steady"})
    assert found == [(0, 7, Part.STAYED), (1, None, Part.SUBSTITUTE), (1, 8, Part.LEFT)]


def test_a_person_who_takes_a_friends_seat_is_a_substitute():
    assert (1, 8, Part.SUBSTITUTE) in parts(row(0, 7), row(1, 8), acts=[act("seat-taken", 1)])


def test_a_substitute_who_leaves_again_does_not_count():
    acts = [act("seat-taken", 1), act("seat-filled", 1, 60)]
    found = parts(row(0, 7), row(1, None, friend=True), left=[left_by(1, 8, 60)], acts=acts, levels={1: "sharp"})
    assert found == [(0, 7, Part.STAYED), (1, None, Part.SUBSTITUTE)]


def why(*finished: FinishedSeat, acts=(), moves=(), agreed=True, on=True) -> Uncounted:
    return uncounted(finished, acts, moves, agreed, on)


TWO = (FinishedSeat(seat=0, user=7), FinishedSeat(seat=1, user=8))


def test_a_game_of_two_counts():
    assert why(*TWO) is Uncounted.NONE


def test_a_game_of_one_person_with_friends_does_not_count():
    friends = [FinishedSeat(seat=seat, mind="sharp") for seat in (1, 2)]
    assert why(TWO[0], *friends) is Uncounted.FRIENDS
    assert why(*TWO, *friends) is Uncounted.NONE


def test_a_game_alone_is_in_no_table_of_scores_if_a_revelation_was_taken_back():
    undone, taken_back = move(0, 1, MoveKind.UNDO), move(0, 1, MoveKind.BACK)
    assert why(TWO[0], moves=[undone]) is Uncounted.TAKEN_BACK
    assert why(TWO[0], FinishedSeat(seat=1, mind="sharp"), moves=[undone]) is Uncounted.TAKEN_BACK
    assert why(TWO[0], moves=[taken_back]) is Uncounted.ALONE


def test_what_a_table_of_two_took_back_by_consent_counts():
    assert why(*TWO, moves=[move(0, 1, MoveKind.UNDO)]) is Uncounted.NONE


def test_a_game_of_two_of_whom_one_has_left_counts():
    left = FinishedSeat(seat=1, user=8, part=Part.LEFT)
    friend = FinishedSeat(seat=1, mind="sharp", part=Part.SUBSTITUTE)
    assert why(TWO[0], left, friend) is Uncounted.NONE


def test_games_that_do_not_count():
    assert why(*TWO, acts=[act("imported", 0)]) is Uncounted.IMPORTED
    assert why(TWO[0]) is Uncounted.ALONE
    assert why(*TWO, agreed=False) is Uncounted.PRIVATE
    assert why(*TWO, on=False) is Uncounted.OFF
