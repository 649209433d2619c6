"""Closed DMs, missing permissions, rate limits, errors, dropped gateways, lost answers: nothing is lost or doubled."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.host import verbs
from bot.host.model.records import NOBODY
from bot.ui import courier
from sandbox import Post
from sandbox.people import actions
from sandbox.world import permission_bits as bits
from tests.bot.e2e.table import HERE, Sketcher, Table, until
from tests.bot.fake_painter import Sketch


def sending(table: Table) -> str:
    """Return the pattern of the requests that post to the table's channel."""
    return rf"/channels/{table.box.channel_id(HERE)}/messages$"


def public(table: Table, words: str) -> list[Post]:
    return [post for post in table.ann.messages(HERE, limit=1000) if words in post.text and not post.ephemeral]


async def test_with_closed_dms_the_hand_has_a_button_and_the_table_says_so_once(table: Table) -> None:
    table.bo.close_dms()
    await table.begin_settled()
    said = await table.ann.wait_for(lambda post: "direct messages are closed" in post.text, channel=HERE)
    assert table.bo.mention in said.text
    hand = (await table.bo.press(said, "Your hand")).message
    assert hand.ephemeral
    assert hand.pictures
    for person in (table.ann, table.bo):
        await person.press(await table.panel(person), "End turn", edited=True)
    await table.delivered()
    assert len(public(table, "direct messages are closed")) == 1


async def test_a_missing_permission_is_named_before_anything_is_created(table: Table) -> None:
    table.box.set_bot_permissions(bits.VIEW_CHANNEL | bits.SEND_MESSAGES)
    everyone = table.box.world.roles[table.box.world.guild_id]
    everyone["permissions"] = str(bits.VIEW_CHANNEL | bits.SEND_MESSAGES | bits.USE_APPLICATION_COMMANDS)
    refused = await table.ann.slash("dune new", channel=HERE)
    assert "Attach Files" in refused.message.text
    assert not public(table, "Start")


async def test_the_doctor_tells_which_permission_is_missing_where(table: Table) -> None:
    well = await table.ann.slash("dune doctor", channel=HERE)
    assert "every permission that it needs" in well.message.text
    channel = table.box.world.channel_named("table-2")
    assert channel is not None
    overwrite = {"id": table.box.world.bot_id, "type": 1, "allow": "0", "deny": str(bits.ATTACH_FILES)}
    channel["permission_overwrites"] = [overwrite]
    table.box.server.gateway.dispatch("CHANNEL_UPDATE", channel, guild_id=table.box.world.guild_id)
    await until(lambda: bool(_lacks_files(table, int(channel["id"]))))
    ill = await table.ann.slash("dune doctor", channel=HERE)
    assert f"<#{channel['id']}>: Attach Files" in ill.message.text
    assert "Only those who manage" in (await table.bo.slash("dune doctor", channel=HERE)).message.text


def _lacks_files(table: Table, channel: int) -> bool:
    known = table.bot.guilds[0].get_channel(channel)
    assert known is not None
    return not known.permissions_for(table.bot.guilds[0].me).attach_files


async def test_a_server_error_delays_a_post_and_does_not_double_it(table: Table) -> None:
    await table.begin_settled()
    table.box.fault("status", method="POST", path=sending(table), status=502, times=1)
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    await table.public_post("ended the turn")
    await table.delivered()
    assert len(public(table, "ended the turn")) == 1


async def test_a_slow_channel_does_not_delay_others(table: Table) -> None:
    table.box.fault("delay", method="POST", path=sending(table), seconds=600.0, times=1)
    await table.ann.slash("dune new", channel=HERE, players=2)
    await table.bo.slash("dune new", channel="table-2", players=2)
    elsewhere = await table.lobby_post("table-2")
    assert "Start" in elsewhere.labels
    assert not [post for post in table.ann.messages(HERE) if "Start" in post.labels and not post.ephemeral]


async def test_a_post_whose_answer_is_lost_is_shown_once(table: Table) -> None:
    await table.begin_settled()
    await table.delivered()
    table.box.fault("lose_response", method="POST", path=sending(table), times=2)
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    await settle(table)
    assert len(public(table, "ended the turn")) == 1


async def stop_after_a_lost_response(table: Table) -> None:
    """Post the end of a turn, lose Discord's response to it, and stop the bot before it can try again."""
    await table.begin_settled()
    await table.delivered()
    table.box.fault("lose_response", method="POST", path=sending(table), times=1)
    table.box.fault("drop", method="POST", path=sending(table), times=50)
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    await table.public_post("ended the turn")
    await table.stop_bot()
    table.box.server.faults.clear()


async def test_after_the_nonce_window_the_bot_searches_for_its_post(table: Table) -> None:
    await stop_after_a_lost_response(table)
    table.box.advance(3600)
    table.clock.advance(hours=1)
    await table.start_bot()
    await settle(table)
    assert len(public(table, "ended the turn")) == 1


async def test_the_bot_finds_its_post_behind_many_messages(table: Table) -> None:
    await stop_after_a_lost_response(table)
    for number in range(120):
        table.bo.say(f"Where is it? {number}", channel=HERE)
    table.box.advance(3600)
    table.clock.advance(hours=1)
    await table.start_bot()
    await settle(table)
    assert len(public(table, "ended the turn")) == 1


async def settle(table: Table) -> None:
    """Let delayed notifications become due and deliver everything."""
    for _ in range(5):
        table.clock.advance(seconds=10)
        await table.delivered()


async def test_a_post_put_off_before_a_restart_is_shown_after_it(table: Table) -> None:
    await table.create_table()
    post = await table.lobby_post()
    await table.delivered()
    table.box.fault("drop", method="PATCH", path=post.id)
    await table.bo.press(post, "Join")
    await table.delivered()
    assert "**Bo**" not in table.ann.look(post).text
    await table.restart_bot()
    await table.ann.wait_for(lambda seen: seen.id == post.id and "**Bo**" in seen.text, channel=HERE)


async def test_a_press_with_a_lost_acknowledgement_counts_once(table: Table) -> None:
    game = await table.begin_settled()
    panel = await table.panel(table.ann)
    before = len(await table.host.store.read.moves.after(game, NOBODY))
    table.box.fault("lose_response", path="/callback", times=1)
    drawn = await table.ann.press(panel, "Draw a card", edited=True)
    assert "You drew" in drawn.message.text
    assert len(await table.host.store.read.moves.after(game, NOBODY)) == before + 1


async def test_an_answer_that_cannot_be_shown_is_not_reported_as_an_error(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    card = next(label for label in panel.labels if label.startswith("Card "))
    table.box.fault("drop", method="POST", path="/callback", times=2)
    played = await table.ann.press(panel, card, edited=True)
    assert "The table will read" in played.message.text


async def test_a_new_panel_opens_if_the_old_one_cannot_be_deleted(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.begin_settled()
    await table.panel(table.ann)
    table.box.fault("drop", method="DELETE", path="/webhooks/", times=5)
    assert "End turn" in (await table.panel(table.ann)).labels
    await table.bot.close()  # Whatever the press began is over.
    assert not [record for record in caplog.records if "failed" in record.getMessage()]


async def test_a_dropped_gateway_is_resumed_and_presses_are_answered(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    for trouble in ("drop", "reconnect"):
        table.box.gateway(trouble)
        answered = await table.ann.press(panel, "Board", edited=True)
        assert answered.ok
        await table.ann.press(panel, "Your move", edited=True)


async def test_an_invalid_session_is_replaced(table: Table) -> None:
    await table.begin_settled()
    sessions = table.box.server.gateway
    old = set(sessions.sessions)
    table.box.gateway("invalid_session")
    await until(lambda: set(sessions.sessions) - old)
    assert (await table.ann.slash("dune status", channel=HERE)).ok


async def test_under_rate_limits_a_game_goes_on(tmp_path: Path) -> None:
    async with Table(tmp_path, rate_limits=True) as table:
        await table.begin_settled()
        for person in (table.ann, table.bo):
            await person.press(await table.panel(person), "End turn", edited=True)
        await table.ann.wait_for(lambda post: "**Bo** ended" in post.text, channel=HERE)
        await table.delivered()
        assert len(public(table, "**Ann** ended")) == 1


async def test_the_bot_waits_after_a_rate_limit(table: Table) -> None:
    await table.begin_settled()
    await table.delivered()
    mark = table.box.mark
    table.box.fault("status", method="POST", path=sending(table), status=429, seconds=0.2, times=1)
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    await table.public_post("ended the turn")
    await table.delivered()
    sent = [entry.status for entry in table.box.requests(mark) if re.search(sending(table), entry.path)]
    assert sent == [429, 200]


@pytest.mark.parametrize("seconds", [3000.0, 20.0])
async def test_a_delayed_edit_does_not_delay_posts(
    table: Table, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Discord allows few edits of old posts. A bot that exceeds the quota must wait an hour."""
    monkeypatch.setattr(courier, "EDIT_TIMEOUT", 0.5)
    await table.begin_settled()
    await table.delivered()
    editing = rf"/channels/{table.box.channel_id(HERE)}/messages/"
    table.box.fault("status", method="PATCH", path=editing, status=429, seconds=seconds, times=100)
    for person in (table.ann, table.bo):
        await person.press(await table.panel(person), "End turn", edited=True)
    await table.bo.wait_for(lambda post: "**Bo** ended" in post.text, channel=HERE)
    await table.delivered()
    assert len(public(table, "**Ann** ended")) == 1


async def test_a_post_that_discord_puts_off_for_an_hour_waits_in_the_outbox(table: Table) -> None:
    await table.begin_settled()
    await table.delivered()
    table.box.fault("status", method="POST", path=sending(table), status=429, seconds=3600.0, times=1)
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    await table.delivered()
    assert not public(table, "ended the turn")
    await table.restart_bot()
    await table.delivered()
    assert not public(table, "ended the turn"), "it comes when Discord wants it"
    table.clock.advance(hours=1)
    await table.delivered()
    assert len(public(table, "ended the turn")) == 1


async def test_a_deleted_lobby_post_is_posted_again(table: Table) -> None:
    await table.create_table()
    post = await table.lobby_post()
    actions.delete_message(table.box.server, table.ann.id, post.id)
    await table.bo.slash("dune join", channel=HERE)
    again = await table.ann.wait_for(lambda seen: "Start" in seen.labels and "Bo" in seen.text, channel=HERE)
    assert again.id != post.id


async def test_commands_are_sent_only_after_a_change(table: Table) -> None:
    mark = table.box.mark
    await table.restart_bot()
    asked = [entry for entry in table.box.requests(mark) if entry.path.endswith("/commands")]
    assert {entry.method for entry in asked} <= {"GET"}


class FailingPainter(Sketcher):
    """A painter that fails at every picture."""

    def render(self, game_key: str, view: Any, picture: str, **how: Any) -> Sketch:
        raise RuntimeError("no ink")


async def test_a_post_whose_picture_fails_arrives_without_it(tmp_path: Path) -> None:
    async with Table(tmp_path, painter=FailingPainter()) as table:
        await table.create_table()
        post = await table.lobby_post()
        assert "**Ann**" in post.text
        assert post.pictures == []


def gone_since(table: Table) -> float | None:
    with closing(sqlite3.connect(table.folder / "sietch.db")) as db:
        (since,) = db.execute("SELECT gone_since FROM games").fetchone()
    return since


async def test_a_server_that_removes_the_bot_is_gone_until_it_invites_it_again(table: Table) -> None:
    await table.begin_settled()
    await table.delivered()
    guild = table.box.world.guild_id
    table.box.server.gateway.dispatch("GUILD_DELETE", {"id": guild}, guild_id=guild)
    await until(lambda: gone_since(table) is not None)
    await table.restart_bot()
    await until(lambda: gone_since(table) is None)


async def test_a_deleted_channel_is_noticed(table: Table) -> None:
    await table.begin_settled()
    await table.delivered()
    actions.delete_channel(table.box.server, table.ann.id, table.box.channel_id(HERE))
    await until(lambda: gone_since(table) is not None)


async def test_names_of_places_are_stored_for_the_operator(table: Table) -> None:
    await table.create_table()
    assert set((await table.host.store.read.places.names()).values()) == {table.bot.guilds[0].name, HERE}


async def test_no_error_log_names_a_person(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: Any) -> None:
        raise RuntimeError("a mistake of ours")

    await table.begin_settled()
    monkeypatch.setitem(verbs.VERBS, "move", fail)
    monkeypatch.setattr(table.host.people, "settings", fail)
    board = await table.ann.wait_for(lambda post: "Your move" in post.labels, channel=HERE)
    await table.ann.press(board, "Your move")
    await table.ann.slash("dune status", channel=HERE)
    said = [json.dumps(vars(record), default=str) for record in caplog.records if record.name.startswith("bot")]
    assert any("an interaction failed" in line for line in said)
    assert not [line for line in said if str(table.ann.id) in line]


async def test_only_those_called_are_mentioned(table: Table) -> None:
    await table.bo.slash("dune-me calls", channel=HERE, how="channel")
    await table.begin_settled()
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    told = await table.public_post("ended the turn")
    assert [user["id"] for user in told.data["mentions"]] == [table.bo.id]
