"""The private names of psycopg that the store uses. An upgrade that moves them must fail here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from bot.host.store.connection.postgres_connection import Database, connect, fetch_all
from tests.support.postgres import empty_database, needs_postgres

pytestmark = [pytest.mark.sqlite_only, needs_postgres]  # These tests name their databases themselves.


@pytest.fixture
def db() -> Iterator[Database]:
    with empty_database() as address, connect(address) as connection:
        yield connection


def test_the_statements_of_a_round_trip_are_sent_together(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    pipelines: Any = psycopg._pipeline_base
    communicate = pipelines.pipeline_communicate

    def note(connection: Any, commands: Any) -> Any:
        sent.append(len(commands))
        return communicate(connection, commands)

    monkeypatch.setattr(pipelines, "pipeline_communicate", note)
    found = fetch_all(db, [("SELECT :number AS answer", {"number": number}) for number in range(4)])
    assert [rows[0]["answer"] for rows in found] == list(range(4))
    assert sent == [5]  # The end of the pipeline is the fifth.


def test_a_wrong_statement_among_others_is_an_error(db: Database) -> None:
    with pytest.raises(psycopg.errors.DivisionByZero):
        fetch_all(db, [("SELECT 1", ()), ("SELECT 1 / 0", ()), ("SELECT 2", ())])


def test_a_statement_by_itself_is_sent_at_once(db: Database) -> None:
    assert fetch_all(db, [("SELECT 6 * 7 AS answer", ())]) == [[{"answer": 42}]]
