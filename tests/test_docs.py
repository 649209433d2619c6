"""The documents of the project: the paths that they name exist, and the README fits a narrow window."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.core.locales import FALLBACK, LOCALES, entries

ROOT = Path(__file__).parents[1]
PAGES = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    *(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md")),
]
A_PATH = re.compile(r"`((?:bot|games|players|renderer|sandbox|tests|data|deploy|docs)/[\w./-]+)`")
A_LINK = re.compile(r"\]\(([\w./-]+)(?:#[\w-]*)?\)")
WIDEST = 120


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    linked = [(ROOT / page).parent / target for target in A_LINK.findall(text)]
    named = [ROOT / path for path in A_PATH.findall(text)]
    assert [path for path in [*named, *linked] if not exists(path)] == []


def exists(path: Path) -> bool:
    """Return whether a file or folder exists. A module may be named without its ending."""
    return path.exists() or path.with_name(f"{path.name}.py").exists()


def test_no_line_of_the_readme_is_wide() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > WIDEST] == []


def test_every_unsure_word_of_a_language_has_its_key() -> None:
    listed = re.findall(r"^\| `([\w-]+)` \|", (ROOT / "docs/languages.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed
    assert [key for key in listed if key not in entries(LOCALES / FALLBACK)] == []
