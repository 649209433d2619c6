"""A private talk of partners over a real connection: a form, a direct message, and an answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.e2e.table import HERE, Table, until
from tests.bot.host.play.test_talks import SECRET, WHISPERING


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with Table(tmp_path, games=(WHISPERING,)) as laid:
        yield laid


async def test_partners_write_to_each_other_by_form_and_direct_message(table: Table) -> None:
    await table.begin(kind="pair")
    page = await table.ann.slash("dune-me talk", channel=HERE)
    form = await table.ann.press(page.message, "Write")
    sent = await table.ann.submit(form, {"words": SECRET}, edited=True)
    assert "Sent." in sent.message.text
    await until(lambda: any(SECRET in post.text for post in table.bo.dms()))
    letter = next(post for post in table.bo.dms() if SECRET in post.text)
    form = await table.bo.press(letter, "Answer")
    answered = await table.bo.submit(form, {"words": "at dusk rather"})
    assert "Sent." in answered.message.text
    assert answered.message.id != letter.id, "what was read stays as it is"
    assert SECRET in table.bo.look(letter).text
    await until(lambda: any("at dusk rather" in post.text for post in table.ann.dms()))
    assert not any(SECRET in post.text for post in table.ann.messages(HERE))


async def test_a_picture_is_sent_with_the_text(table: Table) -> None:
    await table.begin(kind="pair")
    page = await table.ann.slash("dune-me talk", channel=HERE)
    form = await table.ann.select(page.message, "map")
    await table.ann.submit(form, {"words": SECRET}, edited=True)
    await until(lambda: any(SECRET in post.text for post in table.bo.dms()))
    letter = next(post for post in table.bo.dms() if SECRET in post.text)
    assert letter.pictures
