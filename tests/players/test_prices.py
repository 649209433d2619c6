"""Prices: a mistake in the file stops the program with file and entry, and a stopped tuning can go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.catalogue import GAMES
from games.core.data import DATA, BadData
from games.core.judgement import read_prices
from players.tournament import judgement_of
from players.tuning import tune, tuned, write_prices

DICE = GAMES["dice"]


def written(folder: Path, text: str) -> Path:
    path = folder / "prices.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[prices]\nspice = 1.0\n", "solari has no price"),
        ("[prices]\nspice = 1.0\nsolari = 1.0\nwater = 1.0\n", "nothing is called water"),
        ("[prices]\nspice = 'much'\nsolari = 1.0\n", "Expected `float`"),
        ("[prices]\nspice = 100.0\nsolari = 1.0\n", "spice = 100.0 is not from 0.0 to 20.0"),
        ("[prices]\nspice = -1.0\nsolari = 1.0\n", "spice = -1.0 is not from 0.0 to 20.0"),
        ("[prices]\nspice = 1.0\nsolari = 1.0\n[manners.merchant]\nspice = 1.5\n", "is not from 0.7 to 1.4"),
        ("[prices]\nspice = 1.0\nsolari = 1.0\n[manners.merchant]\nsolari = 1.2\n", "nothing to say about solari"),
    ],
)
def test_a_mistake_in_the_prices_is_named(tmp_path: Path, text: str, says: str):
    with pytest.raises(BadData, match=says):
        read_prices(written(tmp_path, text), ("spice", "solari"), never=("solari",))


def test_a_manner_changes_only_the_prices_that_it_names():
    pricing = judgement_of(GAMES["imperium"]).pricing
    warlike = pricing.under("warlike")
    assert {name for name in warlike if warlike[name] != pricing.prices[name]} == set(pricing.manners["warlike"])


def test_tuning_goes_on_where_it_was_stopped(tmp_path: Path):
    at_once = tune(DICE, 4, tmp_path / "once.json")
    tune(DICE, 2, tmp_path / "twice.json")
    assert tune(DICE, 4, tmp_path / "twice.json").__dict__ == at_once.__dict__


def test_tuned_prices_can_be_read_again_with_their_figures(tmp_path: Path):
    pricing = judgement_of(DICE).pricing
    sums = tune(DICE, 3, tmp_path / "kept.json")
    names = "\n".join(f"{name} = {price}" for name, price in pricing.prices.items())
    path = written(tmp_path, f"# A remark.\n[prices]\n{names}\n\n[manners.warlike]\nspite = 1.2\n\n[tuning]\n")
    write_prices(path, tuned(pricing.prices, sums), sums, before={})
    again = read_prices(path, pricing.prices)
    assert path.read_text().startswith("# A remark.")
    assert again.prices["region"] == pricing.prices["region"]
    assert again.manners == {"warlike": {"spite": 1.2}}
    assert set(again.tuning) == set(pricing.prices) - {"region"}
    assert again.tuning["spice"].endswith("in 3 games")


def test_only_the_prices_that_were_asked_for_are_tuned(tmp_path: Path):
    prices = judgement_of(DICE).pricing.prices
    sums = tune(DICE, 2, tmp_path / "kept.json", only=("spice", "ally"))
    assert {name for name, price in tuned(prices, sums).items() if price != prices[name]} <= {"spice", "ally"}
    assert set(sums.sums) == {"spice", "ally"}


def test_a_tuning_of_some_prices_keeps_the_figures_of_the_others(tmp_path: Path):
    pricing = judgement_of(DICE).pricing
    path = tmp_path / "prices.toml"
    path.write_bytes((DATA / "dice" / "prices.toml").read_bytes())
    write_prices(path, pricing.prices, tune(DICE, 2, tmp_path / "kept.json", only=("spice",)), pricing.tuning)
    again = read_prices(path, pricing.prices).tuning
    assert {name for name in again if again[name] != pricing.tuning[name]} == {"spice"}
