"""The application's emoji follow the drawings."""

from __future__ import annotations

import pytest

from sandbox.files import plain_picture
from sandbox.rest import emojis
from tests.bot.e2e.table import Table

AMBER, BLUE = plain_picture((217, 119, 6), side=16), plain_picture((20, 60, 200), side=16)


def on_discord(table: Table) -> dict[str, str]:
    """Emoji -> its name."""
    return {key: emoji["name"] for key, emoji in table.box.server.world.emojis.items()}


def draw(table: Table, monkeypatch: pytest.MonkeyPatch, **drawn: bytes) -> None:
    monkeypatch.setattr(table.painter, "emoji", lambda: drawn)


def shown(table: Table, icon: str) -> str:
    return str(table.bot.icons[icon].id)


async def test_an_icon_that_stays_the_same_is_brought_once(table: Table) -> None:
    before = on_discord(table)
    await table.restart_bot()
    assert len(before) == 1
    assert on_discord(table) == before
    assert shown(table, "spice") in before


async def test_a_changed_drawing_replaces_its_emoji(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    (before,) = on_discord(table)
    draw(table, monkeypatch, spice=BLUE)
    await table.restart_bot()
    (after,) = on_discord(table)
    assert after != before
    assert shown(table, "spice") == after
    assert table.box.server.files.get(after) == BLUE


async def test_an_emoji_from_before_drawings_had_digests_is_replaced(table: Table) -> None:
    (only,) = table.box.server.world.emojis.values()
    only["name"] = "spice"
    await table.restart_bot()
    (after,) = on_discord(table)
    assert after != only["id"]


async def test_emoji_that_are_not_ours_are_left_alone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    other = await table.bot.create_application_emoji(name="spice_market", image=AMBER)
    draw(table, monkeypatch, spice=BLUE)
    await table.restart_bot()
    assert on_discord(table)[str(other.id)] == "spice_market"


async def test_when_discord_takes_no_more_the_emoji_it_has_serve_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = on_discord(table)
    monkeypatch.setattr(emojis, "MOST", 1)
    draw(table, monkeypatch, spice=BLUE, water=BLUE)
    await table.restart_bot()
    assert on_discord(table) == before
    assert shown(table, "spice") in before
    assert "water" not in table.bot.icons
