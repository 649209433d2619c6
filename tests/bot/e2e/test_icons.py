"""The application's emoji are kept equal to the drawings."""

from __future__ import annotations

import asyncio

import pytest

from sandbox.rest import emojis
from sandbox.world.files import plain_picture
from tests.bot.e2e.table import HERE, Table

AMBER, BLUE = plain_picture((217, 119, 6), side=16), plain_picture((20, 60, 200), side=16)
TIMEOUT = 20.0


def on_discord(table: Table) -> dict[str, str]:
    """Return the emoji of the application with their names."""
    return {key: emoji["name"] for key, emoji in table.box.server.world.emojis.items()}


def draw(table: Table, monkeypatch: pytest.MonkeyPatch, **drawn: bytes) -> None:
    monkeypatch.setattr(table.painter, "emoji", lambda: drawn)


def shown(table: Table, icon: str) -> str:
    return str(table.bot.icons[icon].id)


async def brought(table: Table) -> None:
    """Wait until the icons are uploaded."""
    assert table.bot.uploading_icons is not None
    await table.bot.uploading_icons


async def restart(table: Table) -> None:
    await table.restart_bot()
    await brought(table)


async def test_an_unchanged_icon_is_uploaded_once(table: Table) -> None:
    await brought(table)
    before = on_discord(table)
    await restart(table)
    assert len(before) == 1
    assert on_discord(table) == before
    assert shown(table, "spice") in before


async def test_the_bot_answers_while_icons_are_uploaded(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await brought(table)
    draw(table, monkeypatch, spice=AMBER, water=BLUE)
    table.box.fault("delay", method="POST", path="/emojis", seconds=TIMEOUT)
    await table.restart_bot()
    assert (await table.ann.slash("dune help", channel=HERE)).ok
    assert "water" not in table.bot.icons
    assert shown(table, "spice") in on_discord(table)


async def test_a_stopped_upload_of_icons_continues_at_the_next_start(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await brought(table)
    draw(table, monkeypatch, spice=AMBER, water=BLUE)
    table.box.fault("delay", method="POST", path="/emojis", seconds=TIMEOUT)
    await table.restart_bot()
    async with asyncio.timeout(TIMEOUT / 2):
        await table.stop_bot()
    table.box.server.faults.clear()
    await table.start_bot()
    await brought(table)
    assert shown(table, "water") in on_discord(table)


async def test_the_bot_works_without_icons_that_cannot_be_uploaded(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await brought(table)
    draw(table, monkeypatch, spice=AMBER, water=BLUE)
    table.box.fault("status", method="POST", path="/emojis", status=403)
    await restart(table)
    assert "water" not in table.bot.icons
    await restart(table)
    assert shown(table, "water") in on_discord(table)


async def test_a_changed_drawing_is_a_new_emoji_and_the_old_one_stays(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await brought(table)
    (before,) = on_discord(table)
    draw(table, monkeypatch, spice=BLUE)
    await restart(table)
    (after,) = on_discord(table).keys() - {before}
    assert before in on_discord(table)
    assert shown(table, "spice") == after
    assert table.box.server.files.get(after) == BLUE


async def test_a_restored_drawing_uses_its_old_emoji(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await brought(table)
    (first,) = on_discord(table)
    draw(table, monkeypatch, spice=BLUE)
    await restart(table)
    draw(table, monkeypatch, spice=AMBER)
    await restart(table)
    assert shown(table, "spice") == first
    assert len(on_discord(table)) == 2


async def test_an_emoji_without_a_digest_is_replaced(table: Table) -> None:
    await brought(table)
    (only,) = table.box.server.world.emojis.values()
    only["name"] = "spice"
    await restart(table)
    assert shown(table, "spice") != only["id"]


async def test_the_colour_beside_a_name_is_the_marker_on_the_board(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(table, monkeypatch, piece_red=AMBER)
    await restart(table)
    await table.begin_settled()
    marker = str(table.bot.icons["piece_red"])
    await table.ann.wait_for(lambda post: f"Waiting for **Ann** {marker}" in post.text, channel=HERE)


async def test_emoji_that_are_not_ours_are_left_alone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    other = await table.bot.create_application_emoji(name="spice_market", image=AMBER)
    draw(table, monkeypatch, spice=BLUE)
    await restart(table)
    assert on_discord(table)[str(other.id)] == "spice_market"


async def test_existing_emoji_are_used_when_discord_refuses_more(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await brought(table)
    before = on_discord(table)
    monkeypatch.setattr(emojis, "MAX_EMOJIS", 1)
    draw(table, monkeypatch, spice=BLUE, water=BLUE)
    await restart(table)
    assert on_discord(table) == before
    assert shown(table, "spice") in before
    assert "water" not in table.bot.icons
