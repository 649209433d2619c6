"""The cost of every SQL statement does not grow with the number of games, notifications, people and votes.

The tests count the steps of SQLite's virtual machine, because a query plan with SEARCH can still read everything.
"""

from __future__ import annotations

import inspect
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.loading.context import HostContext
from bot.host.model.community.challenges import Challenge, Try
from bot.host.model.community.finished import FinishedGame, FinishedSeat, Opponent, Part, RatedSeat, RatingRow
from bot.host.model.community.puzzles import PostedPuzzle, PuzzleServer, Stage
from bot.host.model.community.reviews import Review
from bot.host.model.community.seekers import Seeker
from bot.host.model.community.server_settings import ServerSettings
from bot.host.model.community.tournaments import Entrant, Pod, PodSeat, Standing, Tournament
from bot.host.model.facts import PostRef, Status, VoteKind
from bot.host.model.plans import Plan
from bot.host.model.preferences import PersonSettings, TableSettings
from bot.host.model.records import GameRow, Move, MoveKind, OutboxRow, RecordedAct, SeatRow, TalkRow, VoteRow
from bot.host.store import RowSet, Store
from bot.host.store.connection.rows import to_json
from bot.host.store.database import FileStore
from bot.host.store.tables.requests import Request, RequestKind
from tests.bot.helpers import MovableClock
from tests.support.databases import lay_empty

FEW, MANY, VERY_MANY = 100, 2_000, 10_000
"""A statement that reads every game costs twenty times as much with MANY as with FEW. `make soak` uses VERY_MANY."""
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
LATER = (NOW + timedelta(days=300)).timestamp()
EARLIER = (NOW - timedelta(days=1)).timestamp()
GAME, SEAT, USER, CHANNEL, GUILD = "game-7", 0, 1_000_007, 5_000_007, 9_000_007
VOTE, LETTER, TALK = 8, 8, 8

ANSWERS_GROW = {"games.all_ids", "games.with_status", "games.with_wishes", "games.shift", "places.of_open_games"} | {
    "games.raise_epochs",
    "outbox.cancel_all",
    "outbox.all_waiting",
    "people.everybody",
    "places.names",
    "servers.known",
    "servers.gone",
    "servers.erase",
    "finished.clear_ratings",
}
"""Statements that read or change every game. The last one is rare and reads the notifications of a week."""
HISTORY_IS_THE_ANSWER = ANSWERS_GROW | {
    "games.forget_user",
    "games.seats_left_by",
    "outbox.delete_for_user",
    "own.seats",
    "own.tables_set_up",
    "own.acts",
    "own.messages",
    "own.whispers",
    "servers.games",
    "finished.games_of",
    "own.finished_games",
    "finished.forget_user",
    "finished.forget_server",
    "finished.count_in",
    "seekers.forget_server",
    "challenges.forget_user",
    "challenges.forget_server",
    "challenges.record_of",
    "own.challenges",
    "own.tournaments",
    "tournaments.forget_user",
    "own.puzzles",
    "puzzles.forget_user",
    "puzzles.forget_server",
    "finished.people_met",
    "finished.reliability",
    "finished.opponents_in",
}
"""Statements that delete or return everything that one person ever did."""


def fill(db: sqlite3.Connection, games: int) -> None:
    """Fill the database. Half of the games are over, notifications are sent or wait for later, votes are finished or
    open.
    """
    table = to_json(TableSettings())
    for number in range(games):
        game, over = f"game-{number}", number % 2 == 0
        db.execute(
            "INSERT INTO games (id, key, status, guild, channel, host, wanted, options, table_settings, created, moved)"
            " VALUES (?, 'toy', ?, ?, ?, ?, 2, '{}', ?, ?, ?)",
            (
                game,
                "over" if over else "running",
                9_000_000 + number,
                5_000_000 + number,
                1_000_000 + number,
                table,
                number,
                NOW.timestamp(),
            ),
        )
        for seat in range(2):
            db.execute(
                "INSERT INTO seats (game, seat, user, name, colour, awaited, counts_from, look_at)"
                " VALUES (?, ?, ?, 'x', 'red', ?, ?, ?)",
                (game, seat, 1_000_000 + number * (seat + 1), *(3 * [None if over else LATER])[:2], LATER),
            )
        for seq in range(4):
            db.execute(
                "INSERT INTO moves VALUES (?, ?, ?, 'answer', 0, NULL, 0, '[]', '[]', 0, ?, ?, ?, 0, x'00')",
                (game, seq, seq - 1, seq % 2, seq, seq),
            )
        db.execute(
            "INSERT INTO users (id, name, seen, warned) VALUES (?, 'x', ?, ?)",
            (1_000_000 + number, EARLIER if number < 10 else NOW.timestamp(), EARLIER if number < 5 else None),
        )
        db.execute("INSERT INTO gone_servers VALUES (?, ?, NULL)", (9_000_000 + number, EARLIER))
        db.execute("INSERT INTO orders VALUES (?, 0, 'k')", (game,))
        db.execute("INSERT INTO plans VALUES (?, 0, '{}')", (game,))
        db.execute("INSERT INTO reviews VALUES (?, 0, ?)", (game, b'{"game": ""}'))
        db.execute("INSERT INTO posts VALUES (?, 'lobby', -1, 1, 2)", (game,))
        db.execute("INSERT INTO places VALUES (?, 'x'), (?, 'y')", (9_000_000 + number, 5_000_000 + number))
        if over and number != 7:
            db.execute("INSERT INTO packs VALUES (?, x'00')", (f"game-{number}",))
        db.execute(
            "INSERT INTO acts (game, at, kind, by, data) VALUES (?, 0, 'x', ?, '{}')", (game, 1_000_000 + number)
        )
        db.execute("INSERT INTO former_holders (game, seat, mark) VALUES (?, 0, 'm')", (game,))
        db.execute("INSERT INTO talks (game, seat, messages, closes) VALUES (?, 0, 3, ?)", (game, LATER))
        for settled, closes in (("yes", 0.0), ("", LATER)):
            db.execute(
                "INSERT INTO votes (game, kind, seat, about, voters, yes, closes, settled) VALUES (?, 'undo', 0, 0, '[]', '[]', ?, ?)",
                (game, closes, settled),
            )
        whispered = to_json({"whispered_by": 1_000_000 + number})
        letters = (
            ("x", "{}", "sent", EARLIER),
            ("x", "{}", "waiting", LATER),
            ("whisper", whispered, "waiting", LATER),
        )
        for kind, data, state, due in letters:
            db.execute(
                "INSERT INTO outbox (game, kind, direct, target, data, created, due, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (game, kind, number % 2, 1_000_000 + number, data, NOW.timestamp(), due, state),
            )
        db.execute("INSERT INTO left_seats VALUES (?, 1, ?, 0)", (game, 3_000_000 + number))
        db.execute("INSERT INTO server_settings VALUES (?, '{}')", (9_000_000 + number,))
        fill_records(db, number)
    db.execute("UPDATE games SET recorded = 1 WHERE status = 'over' AND id <> 'game-8'")
    db.execute("UPDATE outbox SET due = ?, state = 'waiting' WHERE id = 7", (EARLIER,))
    db.execute("UPDATE outbox SET created = 0 WHERE id = 3")
    db.execute("INSERT INTO requests VALUES ('forget_person', 5)")
    db.commit()


def fill_records(db: sqlite3.Connection, number: int) -> None:
    """Add what remains of one finished game."""
    guild, user = 9_000_000 + number, 1_000_000 + number
    db.execute(
        "INSERT INTO finished (game, key, pool, guild, ended) VALUES (?, 'toy', 'toy:2', ?, 0)",
        (f"game-{number}", guild),
    )
    for seat in range(2):
        db.execute(
            "INSERT INTO finished_seats (number, seat, part, user, place, score) VALUES (?, ?, 'stayed', ?, 1, 9)",
            (number + 1, seat, user + seat * 1_000_000),
        )
    for place in (0, guild):
        db.execute("INSERT INTO ratings VALUES (?, 'toy:2', ?, 8104, 25, 8, 6, 6, 3, 5)", (place, user))
        db.execute("INSERT INTO opponents VALUES (?, ?, 'toy:2', ?)", (place, user, user + 1))
    db.execute("INSERT INTO seekers VALUES (?, ?, '', '', 2)", (user, guild))
    db.execute("INSERT INTO seeker_calls VALUES (?, ?, ?)", (user, f"game-{number}", NOW.timestamp()))
    db.execute("INSERT INTO challenges VALUES (?, 'toy', 'toy', 'long', x'00', '')", (number + 1,))
    db.execute(
        "INSERT INTO challenge_tries (game, week, user, number, guild, begun, outcome) VALUES (?, ?, ?, 1, ?, 0, 'finished')",
        (f"game-{number}", number + 1, user, guild),
    )
    db.execute(
        "INSERT INTO tournaments (guild, channel, name, key, lang, zone, pod, most, rounds, hours, status, created, changed,"
        " told) VALUES (?, 1, 'x', 'toy', 'en', 'UTC', 4, 64, 3, 140, ?, 0, 0, 7)",
        (guild, "sign_up" if number < 3 else "over"),
    )
    db.execute("INSERT INTO entrants VALUES (?, 1, ?, 'in', 0)", (number + 1, user))
    db.execute("INSERT INTO pods (tournament, round, pod, game) VALUES (?, 1, 1, ?)", (number + 1, f"game-{number}"))
    db.execute("INSERT INTO pod_seats VALUES (?, 1, 1, 0, 1, 1, 12)", (number + 1,))
    db.execute("INSERT INTO puzzle_servers VALUES (?, 1, '', 'en', 18, 'UTC', ?)", (guild, LATER))
    db.execute(
        "INSERT INTO puzzles (guild, channel, key, name, lang, posted, ends, stage, changed)"
        " VALUES (?, 1, 'toy', 'x', 'en', 0, 0, ?, 0)",
        (guild, 1 if number < 3 else 3),
    )
    db.execute("INSERT INTO puzzle_answers VALUES (?, ?, ?, 0, 0)", (number + 1, user, LATER))
    db.execute("INSERT INTO achievements VALUES (?, 'first_victory', ?, 0)", (user, f"game-{number}"))
    db.execute("INSERT INTO best VALUES (?, 'toy', 'score', 9, ?, 0)", (guild, number + 1))


@cache
def filled(games: int) -> bytes:
    """Return a database with so many games, made once for all tests."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "filled.db"
        lay_empty(path)
        with closing(sqlite3.connect(path)) as db:
            fill(db, games)
        return path.read_bytes()


def as_they_are(db: sqlite3.Connection) -> None:
    """Leave the database so that each person has played once or twice."""


def with_a_regular(db: sqlite3.Connection) -> None:
    """Make one person a player of all games in one channel, nearly all of them over."""
    others = "CAST(substr({}, 6) AS INTEGER) > 20"
    db.execute("UPDATE games SET guild = ?, host = ?", (GUILD, USER))
    db.execute(f"UPDATE games SET status = 'over', channel = ? WHERE {others.format('id')}", (CHANNEL,))
    db.execute("UPDATE seats SET user = ? WHERE seat = 0", (USER,))
    db.execute(f"UPDATE seats SET awaited = NULL WHERE {others.format('game')}")
    db.execute(f"UPDATE votes SET settled = 'no' WHERE {others.format('game')}")
    db.execute(f"UPDATE talks SET closes = 0 WHERE {others.format('game')}")
    db.execute(f"UPDATE outbox SET state = 'sent' WHERE {others.format('game')} AND state = 'waiting' AND id <> 7")
    db.execute("UPDATE outbox SET target = CASE direct WHEN 1 THEN ? ELSE ? END", (USER, CHANNEL))
    db.execute("UPDATE acts SET by = ?", (USER,))
    db.execute("UPDATE finished SET guild = ?", (GUILD,))
    db.execute("UPDATE finished_seats SET user = ? WHERE seat = 0", (USER,))
    for table in ("orders", "plans"):
        db.execute(f"DELETE FROM {table} WHERE {others.format('game')}")
    db.commit()


TOURNAMENT = Tournament(guild=7, channel=1, name="x", key="toy", created=NOW, changed=NOW)
PUZZLE = PostedPuzzle(guild=7, channel=1, key="toy", name="x", lang="en", posted=NOW, ends=NOW, changed=NOW)
PUZZLES_OF = PuzzleServer(guild=7, channel=1, due=NOW)
TRY = Try(game="another", week=1, user=USER, number=2, guild=GUILD, begun=NOW)


def a_move(seq: int) -> Move:
    return Move(
        seq=seq, prev=seq - 1, kind=MoveKind.ANSWER, seat=0, answer=None, sealed=False, events=(), rolls=(),
        reveals=False, closes=True, barrier=seq, closed=seq, at=NOW,
    )  # fmt: skip


def a_game() -> GameRow:
    return GameRow(
        id="new", key="toy", status=Status.LOBBY, guild=1, channel=2, host=3, wanted=2, options={},
        table_settings=TableSettings(), created=NOW, moved=NOW,
    )  # fmt: skip


A_SEAT = SeatRow(game=GAME, seat=1, user=5, name="x", colour="red")
A_VOTE = VoteRow(id=0, game=GAME, kind=VoteKind.UNDO, seat=0, about=1, voters=(1,), yes=(), closes=NOW)
A_TALK = TalkRow(game=GAME, seat=0, messages=3, closes=NOW)
A_LETTER = OutboxRow(game=GAME, kind="x", direct=True, target=USER, created=NOW, due=NOW)
A_CALL = msgspec.structs.replace(A_LETTER, data={"seat": SEAT, "wait_number": 1})

A_FINISHED_GAME = FinishedGame(
    game="new", key="toy", pool="toy:2", guild=GUILD, ended=NOW, seats=(FinishedSeat(seat=0, user=USER),)
)
A_RATING = RatingRow(guild=GUILD, pool="toy:2", user=USER, season=8104, mu=25, sigma=8)
A_RATED_SEAT = RatedSeat(
    number=8,
    seat=0,
    part=Part.STAYED,
    mu_everywhere=25,
    sigma_everywhere=8,
    mu_everywhere_before=25,
    sigma_everywhere_before=8,
)

ASKED: dict[str, tuple[Any, ...]] = {
    "games.get": (GAME,),
    "games.whereabouts": (GAME, USER),
    "games.in_channel": (CHANNEL,),
    "games.open_in_channel": (CHANNEL,),
    "games.in_guild": (GUILD,),
    "games.open_seats": (USER,),
    "games.of_user": (USER, Status.RUNNING, Status.LOBBY),
    "games.with_status": (Status.RUNNING,),
    "games.all_ids": (),
    "games.insert": (a_game(),),
    "games.update": (GAME,),
    "games.seats": (GAME,),
    "games.put_seat": (A_SEAT,),
    "games.update_seat": (GAME, SEAT),
    "games.await_nobody": (GAME,),
    "games.drop_seat": (GAME, 1),
    "games.to_look_at": (NOW,),
    "games.look_again": (A_SEAT, NOW),
    "games.look_at_seats_of": (USER,),
    "games.shift": (timedelta(hours=1), NOW),
    "games.with_friends": (),
    "games.with_wishes": (),
    "games.silent_too_long": (NOW,),
    "games.orders": (GAME,),
    "games.give_order": (GAME, SEAT, "key"),
    "games.withdraw_order": (GAME, SEAT, "key"),
    "games.withdraw_orders": (GAME, SEAT),
    "games.note_post": (GAME, "role", 0, PostRef(1, 2)),
    "games.call_is_over": (GAME, SEAT),
    "games.call_goes_on": (GAME, SEAT),
    "games.forget_call": (GAME, SEAT, 2),
    "games.forget_message": (GAME, PostRef(1, 2)),
    "games.forget_news": (GAME, SEAT),
    "games.forget_post": (GAME, "role"),
    "games.forget_posts_to": (GAME, SEAT),
    "games.shown": (GAME,),
    "games.no_longer_newest": (GAME, LETTER),
    "games.post": (GAME, "role", 0),
    "games.add_act": (RecordedAct(game=GAME, at=NOW, kind="x", by=1, data={}),),
    "games.acts": (GAME,),
    "games.forget_user": (USER,),
    "games.seats_left_by": (USER,),
    "games.raise_epochs": (1000,),
    "outbox.cancel_all": (),
    "outbox.all_waiting": (),
    "statistics.games_by_status": (),
    "statistics.packed_games": (),
    "statistics.notifications": (NOW,),
    "packs.finished_before": (NOW - timedelta(days=1),),
    "packs.lobbies_nobody_joined": (NOW,),
    "packs.moves_of": (GAME,),
    "packs.put": (GAME, b"pack"),
    "packs.delete_table": (GAME,),
    "moves.with_snapshots": ("game-none",),
    "outbox.cancel": (GAME,),
    "people.everybody": (),
    "bot_state.set_instance": ("mark",),
    "bot_state.try_to_write": (),
    "places.names": (),
    "places.name": ({GUILD: "x"},),
    "places.of_open_games": (),
    "places.are_gone": ([GUILD, CHANNEL], NOW),
    "places.gone": (),
    "plans.put": (GAME, SEAT, Plan()),
    "plans.drop": (GAME, SEAT),
    "plans.drop_all": (GAME,),
    "moves.append": (GAME, a_move(4), b""),
    "moves.play": (GAME, a_move(4), b""),
    "moves.last": (GAME,),
    "moves.get": (GAME, 2),
    "moves.after": (GAME, 1),
    "moves.last_by": (GAME, SEAT),
    "moves.from_turn_of": (GAME, SEAT, 3),
    "moves.snapshot": (GAME, 99),
    "moves.thin_out": (GAME, 1),
    "outbox.put": (A_LETTER,),
    "outbox.put_edit": (A_LETTER,),
    "outbox.put_call_over": (A_CALL, SEAT),
    "outbox.put_shown_again": (A_CALL, SEAT),
    "outbox.put_call_again": (A_CALL, SEAT),
    "outbox.put_came_late": (A_CALL, SEAT),
    "outbox.get": (LETTER,),
    "outbox.due": (NOW, timedelta(seconds=5)),
    "outbox.waiting": (GAME,),
    "outbox.mark_tried": (LETTER, NOW),
    "outbox.postpone": (LETTER, NOW),
    "outbox.bring_forward": (LETTER, NOW),
    "outbox.bring_turns_forward": (GAME, NOW),
    "outbox.settle": (LETTER, "sent"),
    "outbox.set_aside": (LETTER, NOW),
    "outbox.reschedule": (A_LETTER, NOW),
    "outbox.delete_for_user": (USER,),
    "outbox.shift_back": (timedelta(hours=1), NOW),
    "outbox.delete_settled": (NOW - timedelta(days=7),),
    "people.get": (USER,),
    "people.meet": (USER, "x"),
    "people.set": (USER, PersonSettings()),
    "people.visited": (USER, PersonSettings(), NOW),
    "people.seen": (USER,),
    "people.count_from": (NOW,),
    "people.to_warn": (NOW - timedelta(hours=1), 20),
    "people.warned": (USER, NOW),
    "people.expired": (NOW - timedelta(hours=1), NOW, 20),
    "people.forget": (USER,),
    "own.person": (USER,),
    "own.seats": (USER,),
    "own.tables_set_up": (USER,),
    "own.seats_offered": (USER,),
    "own.acts": (USER,),
    "own.messages": (USER,),
    "own.whispers": (USER,),
    "own.finished_games": (USER,),
    "own.seats_left": (USER,),
    "own.ratings": (USER,),
    "own.opponents": (USER,),
    "own.achievements": (USER,),
    "own.orders": ((GAME, SEAT),),
    "own.plan": ((GAME, SEAT),),
    "own.talks": ((GAME, SEAT),),
    "own.posts": ((GAME, SEAT),),
    "own.votes": ((GAME, SEAT),),
    "own.moves": ((GAME, SEAT),),
    "own.pack": (GAME,),
    "servers.known": (),
    "servers.games": (GUILD,),
    "servers.players": (GUILD,),
    "servers.are_gone": ([GUILD], NOW),
    "servers.are_back": ([GUILD],),
    "servers.gone": (),
    "servers.warned": (GUILD, NOW),
    "servers.erase": (GUILD,),
    "requests.all": (),
    "requests.put": (Request(RequestKind.FORGET_PERSON, 6),),
    "requests.done": (Request(RequestKind.FORGET_PERSON, 6),),
    "votes.open": (A_VOTE,),
    "votes.current": (GAME,),
    "votes.get": (VOTE,),
    "votes.overdue": (NOW,),
    "votes.agreed": (VOTE, (1,)),
    "votes.settle": (VOTE, "yes", NOW),
    "votes.refused_since": (GAME, SEAT, NOW),
    "votes.held_since": (GAME, "undo", NOW),
    "finished.to_record": (),
    "finished.begin_recording": (GAME,),
    "finished.mark_recorded": (GAME,),
    "finished.note_left": (GAME, 0, 7, NOW),
    "finished.left": (GAME,),
    "finished.add": (A_FINISHED_GAME,),
    "finished.note_ratings": ([A_RATED_SEAT],),
    "finished.rating": (GUILD, "toy:2", USER),
    "finished.ratings_in": ([0, GUILD], "toy:2", [USER, 5]),
    "finished.opponents_in": ([0, GUILD], "toy:2", [USER, 5]),
    "finished.put_ratings": ([A_RATING],),
    "finished.add_opponents": ([Opponent(guild=GUILD, pool="toy:2", user=USER, other=5)],),
    "finished.people_met": (USER,),
    "finished.achieve": (USER, "every_game", GAME, NOW),
    "finished.achievements": (USER,),
    "finished.achieved_in": (GAME,),
    "finished.note_best": (GUILD, "toy", "score", 10, 8, 0),
    "finished.clear_ratings": (),
    "finished.games_after": (0, 20),
    "finished.recorded": (GAME,),
    "finished.games_of": (USER,),
    "finished.ratings_of": (USER, GUILD),
    "finished.standings": (GUILD, 8104, 5, 4),
    "finished.season_winners": (GUILD, 8105, 5, 4),
    "finished.best_of": (GUILD,),
    "finished.count_in": (GUILD,),
    "finished.alone_in": (GUILD,),
    "finished.shown_names": ([USER],),
    "seekers.get": (USER, GUILD),
    "seekers.put": (Seeker(USER, GUILD),),
    "seekers.drop": (USER, GUILD),
    "seekers.in_guild": (GUILD,),
    "seekers.to_announce": (NOW,),
    "seekers.mark_announced": (GAME,),
    "seekers.count_calls": (USER, NOW),
    "seekers.note_call": (USER, GAME, NOW),
    "seekers.delete_calls": (NOW - timedelta(days=1),),
    "seekers.forget_user": (USER,),
    "seekers.forget_server": (GUILD,),
    "challenges.get": (1,),
    "challenges.add": (Challenge(week=9_999_999, key="toy", format="toy", twist="long", seed=b"", commitment=""),),
    "challenges.weeks_before": (50,),
    "challenges.begin": (TRY,),
    "challenges.tries_of": (1, USER),
    "challenges.finished": (1, None),
    "challenges.record_of": (USER,),
    "challenges.of_game": (GAME,),
    "challenges.end": (TRY,),
    "challenges.forget_user": (USER,),
    "challenges.forget_server": (GUILD,),
    "own.challenges": (USER,),
    "own.review": ((GAME, SEAT),),
    "reviews.get": (GAME, SEAT),
    "reviews.put": (Review(GAME, SEAT),),
    "reviews.forget": (GAME, SEAT),
    "own.tournaments": (USER,),
    "tournaments.add": (TOURNAMENT,),
    "tournaments.get": (5,),
    "tournaments.update": (5,),
    "tournaments.in_work": (),
    "tournaments.of_server": (GUILD, 1),
    "tournaments.entrants": (5,),
    "tournaments.names": (5,),
    "tournaments.enter": (Entrant(tournament=5, number=2, user=USER),),
    "tournaments.set_standing": (5, 1, Standing.OUT),
    "tournaments.withdraw": (5, 1),
    "tournaments.pods": (5,),
    "tournaments.put_pod": (Pod(tournament=5, round=2, pod=1),),
    "tournaments.statuses": (5,),
    "tournaments.seats": (5,),
    "tournaments.put_seat": (PodSeat(tournament=5, round=2, pod=1, seat=0, number=1),),
    "tournaments.delete": (5,),
    "tournaments.forget_user": (USER,),
    "tournaments.forget_server": (GUILD,),
    "own.puzzles": (USER,),
    "puzzles.set_server": (PUZZLES_OF,),
    "puzzles.server": (GUILD,),
    "puzzles.stop": (GUILD,),
    "puzzles.servers_due": (NOW,),
    "puzzles.postpone": (PUZZLES_OF, NOW),
    "puzzles.add": (PUZZLE,),
    "puzzles.get": (5,),
    "puzzles.in_work": (),
    "puzzles.set_stage": (5, Stage.SOLVED, NOW),
    "puzzles.had": (GUILD,),
    "puzzles.look": (5, USER, NOW),
    "puzzles.choose": (5, USER, 1),
    "puzzles.set_done": (5, USER),
    "puzzles.answers": (5,),
    "puzzles.answer_of": (5, USER),
    "puzzles.delete_answers": (NOW,),
    "puzzles.forget_user": (USER,),
    "puzzles.forget_server": (GUILD,),
    "own.seeking": (USER,),
    "own.tables_told": (USER,),
    "games.lobbies_in": (GUILD, 10),
    "finished.count_left": (USER,),
    "finished.reliability": (USER,),
    "finished.has_finished": (USER,),
    "finished.server_settings": (GUILD,),
    "finished.set_server": (GUILD, ServerSettings()),
    "finished.forget_user": (USER,),
    "finished.forget_server": (GUILD,),
    "games.open_tables": (GUILD, USER),
    "games.open_alone": (USER,),
    "games.forget_posts_in": (GAME, CHANNEL),
    "outbox.redirect": (GAME, CHANNEL),
    "holders.add": (GAME, SEAT, "m"),
    "holders.seats_of": (GAME, "m"),
    "holders.of": (GAME,),
    "games.reminder_came": (GAME, SEAT, 1, NOW),
    "games.call_came_late": (GAME, SEAT, 1, NOW, NOW),
    "games.drop_deadline": (GAME, SEAT, 1),
    "talks.of": (GAME,),
    "talks.open": (A_TALK,),
    "talks.said": (TALK,),
    "bot_state.last_awake": (),
    "bot_state.note_awake": (NOW,),
}
CHANGES = {"games.update": {"epoch": 3}, "tournaments.update": {"round": 2}, "games.update_seat": {"reminded": 1}}


def every_statement(rows: RowSet) -> set[str]:
    return {
        f"{name}.{method}"
        for name, part in vars(rows).items()
        for method, _ in inspect.getmembers(part, inspect.iscoroutinefunction)
        if not method.startswith("_")
    }


def empty_tables(db: sqlite3.Connection) -> list[str]:
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall()
    return [name for (name,) in tables if not db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]]


LOCKS = {"games.lock_tables_of", "people.lock", "tournaments.lock"}
"""Methods that do something only on PostgreSQL."""


async def steps(path: Path, games: int, played: Callable[[sqlite3.Connection], None] = as_they_are) -> dict[str, int]:
    path.write_bytes(filled(games))
    store = await FileStore.open(path)
    with sqlite3.connect(path) as db:
        played(db)
        assert empty_tables(db) == [], "what is asked of an empty table costs nothing"
    counted: dict[str, int] = {}
    assert every_statement(store.read) - set(ASKED) - LOCKS == set(), "a statement that nobody counts"
    for name, values in ASKED.items():
        counted[name] = await _steps_of(store, lambda rows, n=name, v=values: _ask(rows, n, v))
    counted["whole"] = await _counting(store, lambda: store.read_game(GAME))
    await store.close()
    return counted


async def _ask(rows: RowSet, name: str, values: tuple[Any, ...]) -> None:
    part, method = name.split(".")
    await getattr(getattr(rows, part), method)(*values, **CHANGES.get(name, {}))


class RollBack(Exception):
    """Raised to roll back what a counted statement has written."""


async def _steps_of(store: Store, ask: Callable[[RowSet], Any]) -> int:
    async def asked() -> None:
        try:
            async with store.write() as rows:
                await ask(rows)
                await rows.bot_state.last_awake()
                raise RollBack
        except RollBack:
            return

    return await _counting(store, asked)


async def _counting(store: Store, deed: Callable[[], Any]) -> int:
    count = 0

    def step() -> None:
        nonlocal count
        count += 1

    for connection in (store._writer, store._reader):
        await connection.run(lambda db: db.set_progress_handler(step, 1))
    await deed()
    for connection in (store._writer, store._reader):
        await connection.run(lambda db: db.set_progress_handler(None, 0))
    return count


def grown(few: dict[str, int], many: dict[str, int]) -> dict[str, tuple[int, int]]:
    return {name: (few[name], many[name]) for name in few if many[name] > 1.2 * few[name]}


HOWEVER_MANY = pytest.mark.parametrize("many", [MANY, pytest.param(VERY_MANY, marks=pytest.mark.soak)])


@HOWEVER_MANY
@pytest.mark.sqlite_only
async def test_every_statement_costs_the_same_with_a_hundred_games_and_with_thousands(
    tmp_path: Path, many: int
) -> None:
    with_few, with_many = await steps(tmp_path / "few.db", FEW), await steps(tmp_path / "many.db", many)
    assert grown(with_few, with_many).keys() - ANSWERS_GROW == set(), grown(with_few, with_many)


@HOWEVER_MANY
@pytest.mark.sqlite_only
async def test_every_statement_costs_the_same_for_a_person_with_many_games(tmp_path: Path, many: int) -> None:
    with_few = await steps(tmp_path / "few.db", FEW, with_a_regular)
    with_many = await steps(tmp_path / "many.db", many, with_a_regular)
    assert grown(with_few, with_many).keys() - HISTORY_IS_THE_ANSWER == set(), grown(with_few, with_many)


async def steps_to_find_due_behind_a_delayed_one(path: Path, before: int, after: int) -> int:
    """Count the steps of the search for due notifications, with some queued before and after a delayed one."""
    store = await FileStore.open(path)
    async with store.write() as rows:
        for _ in range(before):
            await rows.outbox.put(A_LETTER)
        await rows.outbox.postpone(1, NOW + timedelta(minutes=5))
        for _ in range(after):
            await rows.outbox.put(A_LETTER)
    cost = await _counting(store, lambda: store.read.outbox.due(NOW, timedelta(seconds=5)))
    await store.close()
    return cost


@HOWEVER_MANY
async def test_notifications_behind_a_delayed_one_cost_nothing(tmp_path: Path, many: int) -> None:
    look = steps_to_find_due_behind_a_delayed_one
    few = await look(tmp_path / "few.db", FEW, FEW)
    assert await look(tmp_path / "before.db", many, FEW) <= 1.2 * few
    assert await look(tmp_path / "after.db", FEW, many) <= 1.2 * few


async def test_no_statement_counts_the_rows_of_a_whole_table(tmp_path: Path) -> None:
    """`SELECT count(*) FROM packs` is one step of the virtual machine but reads every page."""
    store, asked = await FileStore.open(tmp_path / "a.db"), []
    with sqlite3.connect(store.path) as db:
        fill(db, 10)
    for connection in (store._writer, store._reader):
        await connection.run(lambda db: db.set_trace_callback(asked.append))
    for name, values in ASKED.items():
        await _steps_of(store, lambda rows, n=name, v=values: _ask(rows, n, v))
    await store.close()
    with sqlite3.connect(store.path) as db:
        assert [sql for sql in asked if "Count" in instructions(db, sql)] == []


def instructions(db: sqlite3.Connection, sql: str) -> set[str]:
    explained = sql.startswith(("SELECT", "UPDATE", "INSERT", "DELETE"))
    return {row[1] for row in db.execute(f"EXPLAIN {sql}")} if explained else set()


async def test_storing_who_is_awake_costs_the_same_for_any_number_of_people(tmp_path: Path) -> None:
    clock = MovableClock()
    context = HostContext(await FileStore.open(tmp_path / "a.db"), {}, clock)
    for user in range(1000):
        context.mark_seen(user)
    seen = context._seen
    context.mark_seen(5)
    assert context._seen is seen, "the others are not copied"
    clock.advance(minutes=31)
    context.mark_seen(6)
    assert list(context._seen) == [6]
    await context.store.close()
