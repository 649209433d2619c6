"""The direction of imports between packages, import cycles, and the only places that may use a library."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from games.catalogue import GAMES

ROOT = Path(__file__).parents[1]
CODE = ("games", "players", "renderer", "bot", "sandbox")
OURS = (*CODE, "tests")

LIBRARIES = {
    "discord": ("bot/ui", "bot/start.py", "bot/supervisor.py"),
    "PIL": ("renderer/paint",),
    "aiosqlite": ("bot/host/store",),
    "sqlite3": ("bot/host/store", "bot/host/search"),
    "snowballstemmer": ("bot/host/search",),
    "psycopg": ("bot/host/store",),
    "apscheduler": ("bot/host",),
    "aiohttp": ("sandbox", "bot/ui", "bot/supervisor.py", "bot/ops/monitor.py"),
    "hikari": (),
    "random": ("games/core/chance.py",),
    "asyncio": ("bot", "sandbox"),
}
"""A library -> the only places that may import it."""

BELOW_PLAY = ("model", "store", "notify", "loading")
HOST_LAYERS = {
    "model": (),
    "screen": ("model",),
    "search": ("model",),
    "store": ("model",),
    "notify": ("model", "store"),
    "loading": ("model", "store", "notify"),
    "play": BELOW_PLAY,
    "plans": (*BELOW_PLAY, "play"),
    "bots": (*BELOW_PLAY, "play"),
    "lobby": (*BELOW_PLAY, "play"),
    "lessons": (*BELOW_PLAY, "play", "bots", "lobby"),
    "reviews": (*BELOW_PLAY, "play", "bots", "lobby", "lessons"),
    "transfer": (*BELOW_PLAY, "play", "lobby"),
    "clock": (*BELOW_PLAY, "play", "plans", "bots", "lobby"),
    "records": ("model", "store", "loading", "play"),
    "challenges": (*BELOW_PLAY, "play", "bots", "lobby", "records"),
    "pictures": ("model", "screen", "loading", "play"),
    "delivery": (*BELOW_PLAY, "screen", "play", "bots", "records", "pictures"),
    "tournaments": (*BELOW_PLAY, "screen", "play", "lobby", "delivery"),
    "puzzles": (*BELOW_PLAY, "screen", "play", "bots", "lobby", "lessons", "pictures", "delivery"),
    "people": (*BELOW_PLAY, "screen", "play", "bots", "lobby", "transfer", "clock", "delivery"),
    "upkeep": (*BELOW_PLAY, "screen", "play", "delivery", "people"),
}
"""A package of `bot/host` -> the other packages of `bot/host` that it may import, lowest first.

`services.py` puts all of them together, `replies` answers presses and commands with the services, and `host.py` is what
`bot.ui` calls.
"""
ABOVE_LAYERS = {
    "services": tuple(HOST_LAYERS),
    "replies": ("services", "model", "loading", "play", "screen", "search", "records"),
    "verbs": ("replies", "model", "screen"),
    "host": ("services", "verbs", "replies", "model", "screen"),
}
UI_MAY_IMPORT = (
    *("bot.host.host", "bot.host.model", "bot.host.screen.elements", "bot.host.screen.sentences"),
    *("bot.host.delivery.courier", "bot.host.loading.outages", "bot.host.store.connection.faults"),
    *("bot.ops.metrics", "bot.ui", "games.core"),
)
MOST_MODULES = 17
COMMANDS_MAY_IMPORT = (*UI_MAY_IMPORT, "bot.host.replies", "bot.host.services")
"""A command names the function of `replies` that answers it; `host.py` calls that function."""


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return every name that a file imports, also below `if TYPE_CHECKING` and inside functions."""
    return tuple(imported_names(path))


def imported_names(path: Path) -> Iterator[str]:
    for node in statements(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def statements(block: ast.AST) -> Iterator[ast.stmt]:
    """Yield every statement below a node, however deep."""
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        for node in getattr(block, field, ()):
            yield node
            yield from statements(node)


FILES = {folder: [path.relative_to(ROOT) for path in sorted((ROOT / folder).rglob("*.py"))] for folder in OURS}


def our_imports(path: Path) -> list[str]:
    return [name for name in imports(path) if name.split(".")[0] in OURS]


def is_in(path: Path, *places: str) -> bool:
    return any(path.as_posix() == place or path.as_posix().startswith(f"{place}/") for place in places)


def starts(name: str, *modules: str) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in modules)


@pytest.mark.parametrize("folder", CODE)
def test_imports_go_the_allowed_way(folder: str):
    assert [(path, name) for path in FILES[folder] for name in our_imports(path) if not may_import(path, name)] == []


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
    if is_in(path, "bot/host"):
        return host_may_import(path, name)
    if is_in(path, "bot/ui/commands"):
        return starts(name, *COMMANDS_MAY_IMPORT)
    if is_in(path, "bot/ui"):
        return starts(name, *UI_MAY_IMPORT)
    if is_in(path, "bot/ops"):
        return starts(name, "bot.host", "bot.ops", "games.core") or name == "bot.VERSION"
    return starts(name, "bot", "games.core", "games.catalogue", "games.translating", "players", "sandbox", "renderer")


def host_may_import(path: Path, name: str) -> bool:
    if is_in(path, "bot/host/pictures/painter.py") and starts(name, "renderer"):
        return True
    if is_in(path, "bot/host/notify/rules") and not starts(name, "games.core"):
        return starts(name, "bot.host.model", "bot.host.notify.rules")
    if starts(name, "games.core", "players") or name == "bot.VERSION":
        return True
    layer = path.parts[2].removesuffix(".py")
    below = {**HOST_LAYERS, **ABOVE_LAYERS}.get(layer, ())
    return starts(name, f"bot.host.{layer}", *(f"bot.host.{each}" for each in below))


def test_the_notification_rules_neither_wait_nor_look_at_a_clock():
    rules = [path for path in FILES["bot"] if is_in(path, "bot/host/notify/rules")]
    assert rules
    for path in rules:
        source = (ROOT / path).read_text(encoding="utf-8")
        assert not re.search(r"\b(async|await)\b|\.now\(", source.split('"""', 2)[2]), path
        assert not {name.split(".")[0] for name in imports(path)} & {"asyncio", "time", "logging"}, path


def is_view(name: str) -> bool:
    return name.split(".")[0] == "games" and "views" in name.split(".")


def test_every_package_of_the_host_has_a_layer():
    folders = {path.name for path in (ROOT / "bot/host").iterdir() if (path / "__init__.py").exists()}
    assert folders == {*HOST_LAYERS, "replies"}


def test_the_layers_of_the_host_import_downwards_only():
    """A package may import only packages that are listed before it, so no two packages import each other."""
    order = list(HOST_LAYERS)
    assert [
        (layer, each) for layer in order for each in HOST_LAYERS[layer] if order.index(each) > order.index(layer)
    ] == []


def test_a_package_and_the_packages_inside_it_do_not_import_each_other():
    """The modules that lie directly in a package count as one part of it."""
    for layer in (*HOST_LAYERS, "replies"):
        for folder in {path.parent for path in FILES["bot"] if is_in(path, f"bot/host/{layer}")}:
            assert circle_in(parts_of(folder)) == [], folder


def parts_of(folder: Path) -> dict[str, set[str]]:
    """Map every package in a folder, and the folder's own modules, to the others of them that they import."""
    parts: dict[str, set[str]] = {}
    for path in FILES["bot"]:
        if is_in(path, folder.as_posix()) and path.name != "__init__.py":
            part = part_of(folder, path.with_suffix(""))
            imported = {part_of(folder, Path(*name.split("."))) for name in imports(path)}
            parts.setdefault(part, set()).update(imported - {part, ""})
    return parts


def part_of(folder: Path, name: Path) -> str:
    """Return the package inside the folder to which a module belongs: "." for the folder itself, "" for elsewhere."""
    if not is_in(name, folder.as_posix()) or name == folder:
        return ""
    first = name.relative_to(folder).parts[0]
    return first if (ROOT / folder / first / "__init__.py").exists() else "."


def test_no_folder_of_the_bot_has_many_modules():
    """A folder with more modules has two purposes."""
    folders = Counter(path.parent for path in FILES["bot"] if path.name != "__init__.py")
    assert {folder: count for folder, count in folders.items() if count > MOST_MODULES} == {}


@pytest.mark.parametrize("folder", OURS)
def test_no_modules_import_each_other_in_a_circle(folder: str):
    assert circle_in(modules_of(folder)) == []


def modules_of(folder: str) -> dict[str, set[str]]:
    """Map every module of a folder to the modules of the same folder that it imports."""
    files = {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in FILES[folder]}
    return {module: {*modules_among(imports(path), files)} - {module} for module, path in files.items()}


def modules_among(names: Iterable[str], modules: Collection[str]) -> Iterator[str]:
    """Yield the module that each imported name is, or in which it is defined."""
    for name in names:
        yield from [each for each in (name, name.rpartition(".")[0]) if each in modules][:1]


def circle_in(graph: Mapping[str, set[str]]) -> list[str]:
    """Return one circle of modules that import each other, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_a_circle_of_imports_is_found():
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert sorted(circle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}})[1:]) == ["a", "b", "c"]


@pytest.mark.parametrize("folder", CODE)
def test_libraries_are_imported_only_where_they_belong(folder: str):
    assert [(path, name) for path in FILES[folder] for name in imports(path) if not may_use(path, name)] == []


def may_use(path: Path, name: str) -> bool:
    library = name.split(".")[0]
    return library not in LIBRARIES or is_in(path, *LIBRARIES[library])


def test_no_line_of_the_bot_names_a_game():
    a_game = re.compile(rf"\b({'|'.join(GAMES)})\b")
    lines = [(path, line) for path in FILES["bot"] for line in (ROOT / path).read_text(encoding="utf-8").splitlines()]
    assert [(path, line) for path, line in lines if a_game.search(line.lower())] == []
