"""The folder of data files, and reading one of them."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

_PACKAGED = Path(__file__).parents[1] / "data"
IS_INSTALLED = _PACKAGED.is_dir()
"""Whether the code runs from an installed package, which has the data inside `games`, and not from a checkout."""
DATA = _PACKAGED if IS_INSTALLED else Path(__file__).parents[2] / "data"


class BadData(SystemExit):
    """A mistake in a data file. The program stops at the start and prints the message: file, entry and reason."""


_kept: dict[Path, str] = {}


def keep_files() -> None:
    """Keep the text of every data file in memory. Some are parsed late, and may have changed by then."""
    for path in DATA.rglob("*.toml"):
        with suppress(OSError, ValueError):  # The code that needs the file reports what is wrong with it.
            _kept[path] = path.read_text(encoding="utf-8")


def read_text(path: Path) -> str:
    """Return the text of a data file as it was when the program was started."""
    kept = _kept.get(path)
    return path.read_text(encoding="utf-8") if kept is None else kept


def read_toml(path: Path) -> dict[str, Any]:
    """Return the content of a TOML file. Raise `BadData` if it is missing or cannot be parsed."""
    try:
        return tomllib.loads(read_text(path))
    except (OSError, ValueError) as error:
        raise BadData(f"{path.name}: {error}") from error
    except RecursionError:
        raise BadData(f"{path.name}: brackets within brackets, deeper than anybody can read") from None
