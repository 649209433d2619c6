"""A PostgreSQL server of the tests' own: in a temporary folder, under an account without rights, one for a whole run.

The first test that needs it starts it, which takes two seconds. A test gets a copy of an empty database, which takes
some 30 ms.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.host.store.connection.address import PostgresAddress
from tests.support.browser import may_skip

FOLDER = "TEST_POSTGRES"
"""The name in the environment under which all workers of a run find the folder of the server."""
PREFIX = "sietch-postgres-"
ACCOUNTS = ("postgres", "nobody")
USER, PASSWORD, TEMPLATE = "sietch", "melange", "empty"
HOW_TO_GET_IT = "there is no PostgreSQL server on this machine: apt-get install postgresql"
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300", "shared_buffers=32MB")


@cache
def programs() -> Path | None:
    """Return the folder of the server's programs. Debian does not have it in the path."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def why_not() -> str | None:
    """Return why tests with PostgreSQL cannot run here, or None."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed"
    return None if programs() else HOW_TO_GET_IT


def mark_of(missing: str | None) -> pytest.MarkDecorator:
    """Return the mark of a test that needs PostgreSQL. Where nothing may be skipped, such a test fails without it."""
    return pytest.mark.skipif(missing is not None and may_skip(), reason=str(missing))


needs_postgres = mark_of(why_not())


_named_here: list[str] = []
"""The folder that this process has named. Its workers, and runs of pytest inside a test, only use it."""


def prepare_folder() -> None:
    """Name the folder of this run's server, for this process and its workers."""
    if FOLDER not in os.environ:
        remove_leftovers()
        os.environ[FOLDER] = tempfile.mktemp(prefix=f"{PREFIX}{os.getpid()}-", dir=_shared_memory())
        _named_here.append(os.environ[FOLDER])


def remove_leftovers() -> None:
    """Stop the servers of runs that were killed. The name of a folder has the number of the process that named it."""
    for folder in Path(_shared_memory() or tempfile.gettempdir()).glob(f"{PREFIX}*-*"):
        owner = folder.name.removeprefix(PREFIX).partition("-")[0]
        if folder.is_dir() and owner.isdigit() and not _is_alive(int(owner)):
            Server(folder).remove()
            Path(f"{folder}.lock").unlink(missing_ok=True)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # Somebody else's.
        pass
    return True


def _shared_memory() -> str | None:
    """Return the folder in memory, or None where there is none: then the usual folder of temporary files is taken."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


class Server:
    """A server in a folder. Objects with the same folder are the same server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def port(self) -> int:
        return int((self.folder / "port").read_text())

    def url(self, name: str, *, over_tcp: bool = False) -> str:
        """Return the address of a database, over the socket unless the test needs a host and a password."""
        if over_tcp:
            return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{name}"
        return f"postgresql://{USER}@/{name}?host={self.folder}&port={self.port}"

    def create(self) -> None:
        """Create the files of the server, with one account and its password."""
        self.folder.mkdir(mode=0o755)
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        with socket.create_server(("127.0.0.1", 0)) as free:
            (self.folder / "port").write_text(str(free.getsockname()[1]))
        if account := _account():
            for path in (self.folder, secret):
                os.chown(path, account.pw_uid, account.pw_gid)
        self._run("initdb", "--pgdata", str(self._data), "--username", USER, "--pwfile", str(secret), "--no-sync",
                  "--auth-local=trust", "--auth-host=scram-sha-256", "--encoding=UTF8", "--locale=C")  # fmt: skip

    def start(self, *settings: str) -> None:
        options = [f"-c {each}" for each in (*FAST, *settings)]
        where = f"-p {self.port} -k '{self.folder}' -c listen_addresses=127.0.0.1"
        self._control("start", "--wait", "--log", str(self.folder / "log"), "-o", " ".join([where, *options]))

    def stop(self, how: str = "fast") -> None:
        self._control("stop", "--mode", how)

    def remove(self) -> None:
        if self.folder.exists():
            with suppress(subprocess.CalledProcessError):
                self.stop("immediate")
            shutil.rmtree(self.folder, ignore_errors=True)

    def execute(self, sql: str, name: str = "postgres") -> list[Any]:
        """Run a statement as a transaction of its own."""
        import psycopg

        with psycopg.connect(self.url(name), autocommit=True) as db:
            found = db.execute(sql)  # type: ignore[arg-type]
            return found.fetchall() if found.description else []

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _control(self, *how: str) -> None:
        self._run("pg_ctl", "--pgdata", str(self._data), *how)

    def _run(self, program: str, *arguments: str) -> None:
        account, found = _account(), programs()
        assert found is not None
        who: dict[str, Any] = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []} if account else {}
        with (self.folder / "output").open("ab") as output:
            subprocess.run(
                [found / program, *arguments], check=True, cwd=self.folder, stdout=output, stderr=output, **who
            )


def _account() -> pwd.struct_passwd | None:
    """Return the account under which the server runs. PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in ACCOUNTS if name in known)


@cache
def server() -> Server:
    """Return the server of this run. The first worker that asks starts it."""
    if missing := why_not():
        pytest.fail(missing)
    prepare_folder()
    folder = Path(os.environ[FOLDER])
    with Path(f"{folder}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ours = Server(folder)
        if not (folder / "is-ready").exists():
            ours.create()
            ours.start()
            _lay_template(ours)
            (folder / "is-ready").touch()
    return ours


def _lay_template(server: Server) -> None:
    from bot.host.store.connection.postgres_connection import connect
    from bot.host.store.postgres_schema import migrate

    server.execute(f"CREATE DATABASE {TEMPLATE}")
    address = PostgresAddress(server.url(TEMPLATE))
    with connect(address) as db:
        migrate(db, address)


def remove_server() -> None:
    """Stop the server of this run, if there is one and this process has named it."""
    for folder in _named_here:
        Server(Path(folder)).remove()
        Path(f"{folder}.lock").unlink(missing_ok=True)


_unused: list[str] = []
"""Databases of earlier tests of this process. Emptying one is quicker than dropping it and copying another."""
EMPTY = """
DO $$ BEGIN
    EXECUTE (SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY' FROM pg_tables
             WHERE schemaname = 'public' AND tablename <> 'meta');
    DELETE FROM meta WHERE key NOT IN ('instance', 'version');
END $$;
"""


def take_database() -> str:
    """Return the name of an empty database with our tables."""
    if _unused:
        return _unused.pop()
    name = f"test_{secrets.token_hex(6)}"
    server().execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    server().execute(f"UPDATE meta SET value = '{secrets.token_hex(2)}' WHERE key = 'instance'", name)
    return name


def give_back(name: str) -> None:
    """Empty a database for the next test. Open connections are closed."""
    others = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    server().execute(others)
    server().execute(EMPTY, name)
    _unused.append(name)


@contextmanager
def empty_database(*, over_tcp: bool = False) -> Iterator[PostgresAddress]:
    """Lend a database to one test."""
    name = take_database()
    try:
        yield PostgresAddress(server().url(name, over_tcp=over_tcp))
    finally:
        give_back(name)
