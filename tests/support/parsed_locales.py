"""An on-disk cache of parsed language files. Importing this module makes `games.core.locales` use it.

Nearly every test process needs all texts, and parsing takes six times as long as reading the cache.
"""

from __future__ import annotations

import pickle
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from os import getpid
from pathlib import Path

from fluent.syntax import ast

from games.core import locales

PLACE = Path(__file__).parents[2] / ".pytest_cache" / "d" / "sentences"
_parse = locales._parsed.__wrapped__


def _file(text: str) -> Path:
    """Return the cache file. Its name is a hash of the text and the parser's version."""
    return PLACE / sha256(f"{version('fluent.syntax')} {text}".encode()).hexdigest()[:24]


@lru_cache(maxsize=64)
def _found(text: str) -> ast.Resource:
    with suppress(OSError):
        return pickle.loads(_file(text).read_bytes())  # type: ignore[no-any-return]
    return _put(text, _parse(text))


def _put(text: str, parsed: ast.Resource) -> ast.Resource:
    """Write the file under a temporary name and rename it, so that no process reads half a file."""
    PLACE.mkdir(parents=True, exist_ok=True)
    half = _file(text).with_suffix(f".{getpid()}")
    half.write_bytes(pickle.dumps(parsed))
    half.replace(_file(text))
    return parsed


locales._parsed = _found
