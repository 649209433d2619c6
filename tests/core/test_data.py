"""A mistake in a data file stops the program with one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.data import BadData, read_toml

MISTAKES = {
    "not closed": ("cards = [", "cards.toml: Invalid value"),
    "written twice": ("cost = 1\ncost = 2", "cards.toml: Cannot overwrite a value"),
    "too deep": ("cards = " + "[" * 5000 + "]" * 5000, "cards.toml: brackets within brackets"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_data_file_names_the_file_and_what_is_wrong(tmp_path: Path, mistake: str) -> None:
    text, said = MISTAKES[mistake]
    file = tmp_path / "cards.toml"
    file.write_text(text)
    with pytest.raises(BadData, match=said):
        read_toml(file)


def test_a_data_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cards\.toml"):
        read_toml(tmp_path / "cards.toml")
