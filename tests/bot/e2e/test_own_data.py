"""Commands for a person's own data and for deleting the games of a server."""

from __future__ import annotations

import json

import pytest

from bot.host.model.preferences import PersonSettings
from tests.bot.e2e.table import HERE, Table


async def test_somebody_gets_their_data_as_a_file_by_direct_message(table: Table) -> None:
    await table.begin_settled()
    said = await table.ann.slash("dune-me data", channel=HERE)
    assert said.message.text == "The file is in your direct messages."
    (post,) = [post for post in table.ann.dms() if "everything that is stored about you" in post.text]
    (file,) = post.attachments
    data = json.loads(table.ann.file(file["url"]))
    assert data["person"]["name"] == "Ann"
    assert [seat["seat"] for seat in data["seats"]] == [0]


async def test_with_closed_direct_messages_somebody_learns_how_to_get_their_data(table: Table) -> None:
    await table.begin_settled()
    table.ann.close_dms()
    said = await table.ann.slash("dune-me data", channel=HERE)
    assert "Allow direct messages" in said.message.text


async def test_an_admin_deletes_all_games_of_a_server_after_a_confirmation(table: Table) -> None:
    await table.begin_settled()
    await table.delivered()
    asked = await table.ann.slash("dune-admin forget-server", channel=HERE)
    assert "still open" in asked.message.text
    done = await table.ann.press(asked.message, "Delete all games", edited=True)
    assert "One game was deleted" in done.message.text
    assert await table.host.store.read.games.all_ids() == []
    await table.bo.wait_for(lambda post: "This game was deleted" in post.text, channel=HERE)
    again = await table.ann.slash("dune-admin forget-server", channel=HERE)
    assert "Nothing is stored" in again.message.text
    assert again.message.labels == []


async def test_a_person_with_a_new_language_gets_an_answer_with_a_full_disk(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.begin_settled()
    await table.delivered()
    async with table.host.store.write() as rows:
        await rows.people.set(int(table.ann.id), PersonSettings(discord="cs"))
    writer = table.host.store._writer
    assert writer is not None
    await writer.run(lambda db: db.execute("PRAGMA query_only = ON"))
    caplog.clear()
    said = await table.ann.slash("dune status", channel=HERE)
    await writer.run(lambda db: db.execute("PRAGMA query_only = OFF"))
    assert "went wrong" not in said.message.text
    assert "Waiting for" in said.message.text
    assert "an interaction failed" not in caplog.text
