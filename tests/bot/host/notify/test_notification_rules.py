"""The notification rules: who is told what, when and how loudly. Without a database and without a clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from bot.host.model.facts import Status
from bot.host.model.hours import Day
from bot.host.model.preferences import CalledBy, TableSettings
from bot.host.model.records import MEND, GameRow, Move, MoveKind, OutboxRow, SeatRow
from bot.host.notify.rules.actions import CloseCall, Put, ReopenCall, SendNow, SendTurnsNow, UpdatePost, Withdraw
from bot.host.notify.rules.calls import calls_of
from bot.host.notify.rules.change import Change, Habits
from bot.host.notify.rules.direct_messages import private_actions
from bot.host.notify.rules.posts import depends_on_queue, public_actions
from bot.host.notify.rules.prepared import ANSWER_DELAY, CALL_DELAY, Prepared
from bot.host.notify.rules.waiting import seats_after
from games.core.protocol import Event, Line, Question, Ranked, Result, say
from tests.bot.toy import TOY

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
EARLIER = NOON - timedelta(hours=1)
NEVER_QUIET = Day(quiet_from=0, quiet_to=0)
ASLEEP = Day(quiet_from=10, quiet_to=14)
AWAKE_AT = NOON + timedelta(hours=2)
ON_VACATION = Day(quiet_from=0, quiet_to=0, away_until=NOON + timedelta(days=3))
ANN, BO, CY = 0, 1, 2
LINES = [Line(say("toy"))]

GAME = GameRow(
    id="g",
    key="toy",
    status=Status.RUNNING,
    guild=1,
    channel=70,
    host=None,
    wanted=3,
    options={},
    table_settings=TableSettings(),
    created=EARLIER,
    moved=EARLIER,
)


def seat(number: int, **changes: Any) -> SeatRow:
    given = {"user": 100 + number, "name": "ABC"[number], "colour": "red", "wait_number": 1}
    return SeatRow(game="g", seat=number, **given | changes)


def waited_for(number: int, **changes: Any) -> SeatRow:
    return seat(number, awaited=EARLIER, counts_from=EARLIER, **changes)


def friend(number: int, **changes: Any) -> SeatRow:
    return seat(number, user=None, friend=True, **changes)


def question(number: int, **changes: Any) -> Question:
    return Question(f"q{number}", number, "toy-turn", say("toy"), (), **changes)


def step(by: int | None, seq: int = 5, **changes: Any) -> Move:
    given = {"kind": MoveKind.ANSWER, "reveals": False, "closes": False, "events": (), "barrier": seq, "closed": 2}
    given |= {"prev": seq - 1, "answer": None, "sealed": False, "rolls": (), "at": NOON}
    return Move(seq=seq, seat=by, **given | changes)


def closing(by: int, **changes: Any) -> Move:
    return step(by, closes=True, closed=5, **changes)


def changed(
    *moves: Move, before: Sequence[SeatRow], asked: Sequence[Question] = (), lines: int = 1, **changes: Any
) -> Change:
    """Return a change with its seats. All players are awake and called by direct message unless a test says so."""
    rules = msgspec.structs.replace(
        TOY,
        narrate=lambda events, seat: LINES * lines if events else [],
        view=lambda state, seat: None,
        on_turn=lambda state: (),
        rivals=lambda view: (),
    )
    habits = {each.seat: Habits(NEVER_QUIET) for each in before if each.user is not None}
    given: dict[str, Any] = {"rules": rules, "state": None, "row": GAME, "previous": step(None, 4), "now": NOON}
    given |= {"answer_delay": ANSWER_DELAY, "habits": habits | changes.pop("habits", {})}
    change = Change(questions=asked, moves=moves, before=before, **given | changes)
    return msgspec.structs.replace(change, after=seats_after(change))


def ann_ends_her_turn(**changes: Any) -> Change:
    """Return the change in which Ann ends her turn and Bo is asked."""
    given = {"before": [waited_for(ANN), seat(BO), seat(CY)], "asked": [question(BO)]}
    return changed(closing(ANN), **given | changes)


def ann_asks_bo(**changes: Any) -> Change:
    """Return the change in which Ann plays a step, her turn goes on, and Bo is asked something in it."""
    given = {"before": [waited_for(ANN), seat(BO), seat(CY)], "asked": [question(ANN), question(BO)]}
    return changed(step(ANN), **given | changes)


def actions(change: Change) -> list[Any]:
    calls = calls_of(change)
    return [*public_actions(change, calls), *private_actions(change, calls)]


def put(change: Change) -> list[OutboxRow]:
    return [each.notification for each in actions(change) if isinstance(each, Put)]


def told(change: Change) -> list[tuple[str, object]]:
    """Return kind and addressee of everything that is sent: a user, or "channel"."""
    return [(row.kind, row.target if row.direct else "channel") for row in put(change)]


def only(change: Change, kind: str) -> OutboxRow:
    (row,) = [each for each in put(change) if each.kind == kind]
    return row


def test_the_end_of_a_turn_is_posted_and_the_next_player_is_called() -> None:
    change = ann_ends_her_turn()
    assert told(change) == [("turn", "channel"), ("call", 101)]
    assert only(change, "turn").due == only(change, "call").due == NOON


BO_IS_CALLED: list[tuple[str, Mapping[str, Any], dict[str, tuple[object, timedelta]]]] = [
    ("by direct message where Bo has set nothing", {}, {"call": (101, timedelta())}),
    ("by a ping in the post where Bo wants that", {"called_by": CalledBy.CHANNEL}, {}),
    ("by both where Bo wants both", {"called_by": CalledBy.BOTH}, {"call": (101, timedelta())}),
    ("in the morning where Bo is asleep", {"day": ASLEEP}, {"call": (101, timedelta(hours=2))}),
    (
        "by a post in the morning where Bo is asleep and wants a ping",
        {"day": ASLEEP, "called_by": CalledBy.CHANNEL},
        {"called": ("channel", timedelta(hours=2))},
    ),
    ("after the vacation", {"day": ON_VACATION}, {"call": (101, timedelta(days=3))}),
]


@pytest.mark.parametrize(("how", "bo", "expected"), BO_IS_CALLED, ids=[each[0] for each in BO_IS_CALLED])
def test_bo_is_called(how: str, bo: Mapping[str, Any], expected: dict[str, tuple[object, timedelta]]) -> None:
    habits = Habits(**{"day": NEVER_QUIET, **bo})
    rows = [row for row in put(ann_ends_her_turn(habits={BO: habits})) if row.kind != "turn"]
    found = {row.kind: (row.target if row.direct else "channel", row.due - NOON) for row in rows}
    assert found == expected


PINGED = [
    ("is not pinged where a direct message calls", CalledBy.DM, NEVER_QUIET, False, {}),
    ("is pinged where Bo wants it", CalledBy.CHANNEL, NEVER_QUIET, False, {"1": 2}),
    ("is pinged where Bo accepts no direct messages", CalledBy.DM, NEVER_QUIET, True, {"1": 2}),
    ("is not pinged while asleep", CalledBy.CHANNEL, ASLEEP, False, {}),
]


@pytest.mark.parametrize(("how", "by", "day", "closed", "pinged"), PINGED, ids=[each[0] for each in PINGED])
def test_in_the_post_of_a_turn_the_next_player(
    how: str, by: CalledBy, day: Day, closed: bool, pinged: dict[str, int]
) -> None:
    before = [waited_for(ANN), seat(BO, told_closed=closed)]
    change = ann_ends_her_turn(before=before, habits={BO: Habits(day, by)})
    assert only(change, "turn").data["pinged"] == pinged


def test_a_player_with_a_prepared_answer_is_called_only_after_its_moment() -> None:
    call = only(ann_ends_her_turn(prepared={BO: Prepared.PLAN}), "call")
    assert call.due == NOON + ANSWER_DELAY + CALL_DELAY


def test_a_player_with_a_standing_order_is_named_without_a_ping_and_pinged_if_it_does_not_answer() -> None:
    change = ann_ends_her_turn(prepared={BO: Prepared.ORDER}, habits={BO: Habits(NEVER_QUIET, CalledBy.CHANNEL)})
    assert only(change, "turn").data["hushed"] == [BO]
    assert only(change, "called").due == NOON + ANSWER_DELAY + CALL_DELAY


def test_a_plan_does_not_change_the_ping_so_that_nobody_learns_of_it() -> None:
    change = ann_ends_her_turn(prepared={BO: Prepared.PLAN}, habits={BO: Habits(NEVER_QUIET, CalledBy.CHANNEL)})
    assert only(change, "turn").data["pinged"] == {"1": 2}
    assert "hushed" not in only(change, "turn").data
    assert told(change) == [("turn", "channel")]


def test_a_step_within_a_turn_tells_nothing() -> None:
    change = changed(step(ANN), before=[waited_for(ANN), seat(BO)], asked=[question(ANN)])
    change = msgspec.structs.replace(change, rules=msgspec.structs.replace(change.rules, on_turn=lambda state: {ANN}))
    assert actions(change) == []


def test_who_is_asked_within_a_turn_is_called_and_the_newest_post_is_updated() -> None:
    change = ann_asks_bo()
    assert told(change) == [("call", 101)]
    assert any(isinstance(each, UpdatePost) for each in actions(change))
    assert SendTurnsNow() in actions(change)


def test_who_wants_pings_and_is_asked_within_a_turn_gets_a_post_of_its_own() -> None:
    assert told(ann_asks_bo(habits={BO: Habits(NEVER_QUIET, CalledBy.CHANNEL)})) == [("called", "channel")]


def test_a_notice_carries_the_ping_where_no_turn_is_told() -> None:
    change = ann_asks_bo(habits={BO: Habits(NEVER_QUIET, CalledBy.CHANNEL)}, notice=say("host-undone"))
    assert told(change) == [("notice", "channel")]
    assert only(change, "notice").data["pinged"] == {"1": 2}


def test_at_the_start_who_is_not_called_gets_the_hand_ten_minutes_later() -> None:
    start = step(None, 0, kind=MoveKind.NEW, closes=True, closed=0)
    change = changed(start, before=[seat(ANN, wait_number=0), seat(BO)], asked=[question(ANN)], previous=None)
    assert told(change) == [("begun", "channel"), ("call", 100), ("dealt", 101)]
    assert only(change, "dealt").due == NOON + timedelta(minutes=10)


def test_private_news_wait_half_a_day_for_the_next_call_and_come_once_between_two_turns() -> None:
    secret = Event("toy-drawn", ANN, {}, {"card": 3}, (CY,))
    heard = closing(ANN, events=(secret,))
    change = ann_ends_her_turn()
    private = msgspec.structs.replace(
        change.rules, narrate=lambda events, seat: LINES if any(each.to for each in events) else []
    )
    before = [waited_for(ANN), seat(BO), seat(CY)]
    first = changed(heard, before=before, asked=[question(BO)], rules=private)
    assert ("news", 102) in told(first)
    assert only(first, "news").due == NOON + timedelta(hours=12)
    before = [waited_for(ANN), seat(BO), seat(CY, news_sent_for_wait=1)]
    assert ("news", 102) not in told(changed(heard, before=before, asked=[question(BO)], rules=private))


def test_the_last_turn_is_told_with_the_result() -> None:
    result = Result((Ranked(ANN, 1, 3), Ranked(BO, 2, 1)), say("toy"))
    over = msgspec.structs.replace(GAME, status=Status.OVER, result=result)
    change = ann_ends_her_turn(row=over, asked=[])
    assert told(change) == [("result", "channel")]
    assert only(change, "result").data == {"seq": 5, "since": 4 - 2}
    assert all(each.awaited is None for each in change.after)


# --- Turns of friends are told with the turn before ---------------------------------------------------------------


def held_post(**changes: Any) -> OutboxRow:
    data = {"seq": 4, "since": 2, "pinged": {}, "held": True}
    row = OutboxRow(id=9, game="g", kind="turn", direct=False, target=70, data=data, created=NOON, due=NOON)
    return msgspec.structs.replace(row, **changes)


def friend_ends_a_turn(**changes: Any) -> Change:
    before = [seat(ANN), friend(BO, awaited=EARLIER)]
    return changed(closing(BO), before=before, asked=[question(ANN)], **changes)


def test_a_turn_is_held_back_while_only_friends_are_waited_for() -> None:
    change = ann_ends_her_turn(before=[waited_for(ANN), friend(BO)])
    assert only(change, "turn").data["held"]
    assert only(change, "turn").due == NOON + timedelta(seconds=2)


def minor_turn_of_ann(weight: int = 1, most: int = 1, **changes: Any) -> Change:
    """Return a turn of Ann after which Bo is waited for, in a game whose minor turns weigh `most`."""
    change = changed(
        closing(ANN, events=(Event("toy"),)), before=[waited_for(ANN), seat(BO)], asked=[question(BO)], **changes
    )
    told = [Line(say("toy"), weight=weight)]
    rules = msgspec.structs.replace(change.rules, minor_weight=most, narrate=lambda events, seat: told)
    return msgspec.structs.replace(change, rules=rules)


def test_a_minor_turn_waits_for_the_turn_after_it_and_the_newest_post_names_who_is_waited_for() -> None:
    actions = public_actions(minor_turn_of_ann(), [])
    turn = next(action.notification for action in actions if isinstance(action, Put))
    assert turn.data["held"]
    assert turn.due == NOON + timedelta(minutes=10)
    assert MEND in [action.notification.kind for action in actions if isinstance(action, Put)]


@pytest.mark.parametrize(("weight", "most"), [(3, 1), (0, -1)], ids=["a battle", "a game without minor turns"])
def test_another_turn_is_told_at_once(weight: int, most: int) -> None:
    turn = only(minor_turn_of_ann(weight, most), "turn")
    assert not turn.data["held"]
    assert turn.due == NOON


def test_two_minor_turns_are_told_in_one_post_at_once() -> None:
    turns = [step(BO, 4, closes=True, events=(Event("toy"),)), closing(ANN, events=(Event("toy"),))]
    turn = only(minor_turn_of_ann(queued=[held_post()], held_moves=turns), "turn")
    assert (turn.data["since"], turn.data["held"], turn.due) == (2, False, NOON)


def test_a_minor_turn_that_pings_somebody_is_told_at_once() -> None:
    change = minor_turn_of_ann(habits={BO: Habits(NEVER_QUIET, CalledBy.CHANNEL)})
    assert not only(change, "turn").data["held"]


def test_the_turn_of_a_friend_is_told_with_the_one_that_was_held_back() -> None:
    turns = [closing(ANN, events=(Event("toy-ended", ANN),)), step(BO, 6, events=(Event("toy-ended", BO),))]
    change = friend_ends_a_turn(queued=[held_post()], held_moves=turns)
    assert Withdraw(9) in actions(change)
    assert only(change, "turn").data["since"] == 2


def test_turns_that_make_a_long_post_are_told_one_by_one() -> None:
    turns = [closing(ANN, events=(Event("toy-ended", ANN),)), step(BO, 6, events=(Event("toy-ended", BO),))]
    change = friend_ends_a_turn(queued=[held_post()], held_moves=turns, lines=7)
    assert SendNow(9) in actions(change)
    assert Withdraw(9) not in actions(change)


def test_a_post_that_may_be_on_its_way_is_not_joined() -> None:
    change = friend_ends_a_turn(queued=[held_post(tried=NOON)])
    assert not [each for each in actions(change) if isinstance(each, Withdraw | SendNow)]


def test_a_ping_within_the_next_turn_goes_with_the_post_that_was_held_back() -> None:
    change = ann_asks_bo(habits={BO: Habits(NEVER_QUIET, CalledBy.CHANNEL)}, queued=[held_post()])
    assert actions(change)[0] == Withdraw(9)
    turn = only(change, "turn")
    assert turn.data == {"seq": 4, "since": 2, "pinged": {"1": 2}, "held": False}


def test_a_delayed_call_is_joined_to_the_turn_that_ends_before_it() -> None:
    delayed = held_post(id=8, kind="called", data={"pinged": {"2": 1}}, due=NOON + timedelta(seconds=2))
    change = ann_ends_her_turn(queued=[delayed])
    assert Withdraw(8) in actions(change)
    assert only(change, "turn").data["pinged"] == {"2": 1}


IN_THE_QUEUE = [
    ("nothing is queued", [], False),
    ("a turn is held back", [held_post()], True),
    ("a call comes in a moment", [held_post(kind="called", data={}, due=NOON + CALL_DELAY)], True),
    ("a call comes in the morning", [held_post(kind="called", data={}, due=AWAKE_AT)], False),
]


@pytest.mark.parametrize(("what", "cached", "needed"), IN_THE_QUEUE, ids=[each[0] for each in IN_THE_QUEUE])
def test_at_the_end_of_a_turn_the_queue_is_read_only_if(what: str, cached: list[OutboxRow], needed: bool) -> None:
    change = ann_ends_her_turn()
    assert depends_on_queue(change, calls_of(change), cached) is needed


# --- Calls that are over --------------------------------------------------------------------------------------------


def closed_calls(change: Change) -> list[int]:
    return [each.seat for each in actions(change) if isinstance(each, CloseCall)]


def test_who_has_answered_elsewhere_finds_the_call_closed() -> None:
    assert ANN in closed_calls(ann_ends_her_turn())


def test_the_message_in_which_a_player_goes_on_playing_is_not_closed() -> None:
    asked = [question(ANN, waits=False), question(BO)]
    assert ANN not in closed_calls(ann_ends_her_turn(asked=asked, answered_in=55))


def test_of_two_partners_the_one_who_did_not_act_may_be_asked_again_in_the_same_call() -> None:
    partners = [waited_for(ANN, together="pair"), waited_for(BO, together="pair")]
    taken_up = changed(step(ANN), before=partners, asked=[question(ANN)])
    assert closed_calls(taken_up) == [BO]
    assert taken_up.after[BO].together == "pair"
    both = [question(ANN, together="pair"), question(BO, together="pair")]
    taken_back = changed(step(ANN, 6, kind=MoveKind.BACK), before=taken_up.after, asked=both)
    assert [each.seat for each in actions(taken_back) if isinstance(each, ReopenCall)] == [BO]
    assert told(taken_back) == []
    assert taken_back.after[BO].wait_number == 1


# --- Whom the table waits for ---------------------------------------------------------------------------------------


def test_a_new_wait_has_a_new_number_and_starts_now() -> None:
    bo = ann_ends_her_turn().after[BO]
    assert (bo.awaited, bo.counts_from, bo.wait_number, bo.deadline) == (NOON, NOON, 2, None)


DEADLINES = [
    ("from now for a player who is awake", NEVER_QUIET, NOON),
    ("from the morning for a player who is asleep", ASLEEP, AWAKE_AT),
    ("from the end of a vacation", ON_VACATION, NOON + timedelta(days=3)),
]


@pytest.mark.parametrize(("how", "day", "start"), DEADLINES, ids=[each[0] for each in DEADLINES])
def test_a_deadline_counts(how: str, day: Day, start: datetime) -> None:
    row = msgspec.structs.replace(GAME, table_settings=TableSettings(deadline_hours=24))
    change = ann_ends_her_turn(row=row, habits={BO: Habits(day)})
    assert change.after[BO].deadline == start + timedelta(hours=24)


def test_a_player_who_ends_a_turn_and_has_the_next_gets_the_time_anew_and_no_call() -> None:
    change = changed(closing(ANN), before=[waited_for(ANN), seat(BO)], asked=[question(ANN)])
    assert (change.after[ANN].awaited, change.after[ANN].wait_number) == (NOON, 1)
    assert told(change) == [("turn", "channel")]
    assert closed_calls(change) == [ANN]


def test_a_wait_that_goes_on_keeps_its_start() -> None:
    assert ann_asks_bo().after[ANN] == waited_for(ANN)
