"""Every test of the host can run on both databases: all of them in a soak, a tenth of those on PostgreSQL always."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import pytest

from tests.support.databases import all_in_postgres
from tests.support.postgres import needs_postgres

SHARE = 10


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    uses_a_database = "evening" in metafunc.fixturenames or "Evening" in vars(metafunc.module)
    if not uses_a_database or metafunc.definition.get_closest_marker("sqlite_only"):
        return
    is_chosen = crc32(metafunc.definition.nodeid.encode()) % SHARE == 0
    marks = [needs_postgres] if is_chosen else [needs_postgres, pytest.mark.soak]
    metafunc.parametrize("database", ["sqlite", pytest.param("postgres", marks=marks)], indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the paths of databases stand for files, or for databases of PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield
        return
    with all_in_postgres():
        yield
