"""Who may import whom, and who may roll dice: the house's doors."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.catalogue import GAMES

ROOT = Path(__file__).parents[1]
ROOMS = ("games", "players", "renderer", "bot", "sandbox")
OURS = (*ROOMS, "tests")
OUTSIDE = {
    "discord": ("bot/ui", "bot/cogs", "bot/__main__.py", "bot/supervisor.py"),
    "PIL": ("renderer/paint",),
    "aiosqlite": ("bot/host/store",),
    "sqlite3": ("bot/host/store",),
    "apscheduler": ("bot/host",),
    "aiohttp": ("sandbox", "bot/ui", "bot/supervisor.py", "bot/ops/monitor.py"),
    "hikari": (),
    "random": ("games/core/chance.py",),
    "asyncio": ("bot", "sandbox"),
}
"""A library -> the only places that may use it."""

FILES = {room: [path.relative_to(ROOT) for path in sorted((ROOT / room).rglob("*.py"))] for room in ROOMS}


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that a file names, also below `if TYPE_CHECKING`; each file is parsed once."""
    return tuple(named(path))


def statements(block: ast.AST) -> Iterator[ast.stmt]:
    """All in a file, however deep."""
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        for node in getattr(block, field, ()):
            yield node
            yield from statements(node)


def named(path: Path) -> Iterator[str]:
    for node in statements(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(path: Path) -> list[str]:
    return [name for name in imports(path) if name.split(".")[0] in OURS]


def is_in(path: Path, *places: str) -> bool:
    return any(path.as_posix() == place or path.as_posix().startswith(f"{place}/") for place in places)


def starts(name: str, *modules: str) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in modules)


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_the_allowed_way(room: str):
    assert [(path, name) for path in FILES[room] for name in ours(path) if not may_import(path, name)] == []


def may_import(path: Path, name: str) -> bool:
    if is_in(path, "sandbox"):
        return starts(name, "sandbox")
    if is_in(path, "games/core"):
        return starts(name, "games.core")
    if is_in(path, "games"):
        game = path.parts[1]
        if game in ("__main__.py", "catalogue.py"):
            return starts(name, "games")
        return starts(name, "games.core", f"games.{game}")
    if is_in(path, "players"):
        return starts(name, "players", "games.core")
    if is_in(path, "renderer"):
        return starts(name, "renderer", "games.core") or is_view(name)
    if is_in(path, "bot/host/pictures/painter.py"):
        return starts(name, "bot.host", "games.core", "renderer")
    if is_in(path, "bot/host"):
        return starts(name, "bot.host", "games.core", "players")
    if is_in(path, "bot/ui", "bot/cogs"):
        return starts(name, "bot", "games.core")
    return starts(name, "bot", "games.core", "games.catalogue", "players", "sandbox", "renderer")


def is_view(name: str) -> bool:
    return name.split(".")[0] == "games" and "views" in name.split(".")


@pytest.mark.parametrize("room", ROOMS)
def test_libraries_stay_in_their_rooms(room: str):
    assert [(path, name) for path in FILES[room] for name in imports(path) if not may_use(path, name)] == []


def may_use(path: Path, name: str) -> bool:
    library = name.split(".")[0]
    return library not in OUTSIDE or is_in(path, *OUTSIDE[library])


def test_no_line_of_the_bot_names_a_game():
    a_game = re.compile(rf"\b({'|'.join(GAMES)})\b")
    lines = [(path, line) for path in FILES["bot"] for line in (ROOT / path).read_text(encoding="utf-8").splitlines()]
    assert [(path, line) for path, line in lines if a_game.search(line.lower())] == []
