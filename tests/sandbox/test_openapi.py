"""The check against Discord's description: it finds invalid requests and answers."""

import pytest

from sandbox import Sandbox
from sandbox.world.transcript import Entry
from tests.sandbox import openapi
from tests.sandbox.bot import SampleBot

pytestmark = pytest.mark.skipif(not openapi.is_present(), reason="Discord's description is not at hand")


async def test_every_answer_of_a_bot_s_day_is_described(box: Sandbox, bot: SampleBot) -> None:
    await box.user("Ann").slash("table open", game="chess")
    routes = {entry.route for entry in box.requests() if entry.route}
    assert "/interactions/{interaction_id}/{token}/callback" in routes
    assert "/applications/{application_id}/commands" in routes


async def test_a_message_without_an_author_is_objected_to(box: Sandbox, bot: SampleBot) -> None:
    await bot.get_channel(int(box.channel_id("general"))).send("hello")  # type: ignore[union-attr]
    entry = box.requests()[-1]
    assert openapi.violations(entry) == []
    broken = {key: value for key, value in entry.response.items() if key != "author"}  # type: ignore[attr-defined]
    assert "author" in openapi.violations(_with(entry, response=broken))[0]


async def test_an_id_that_is_a_number_is_objected_to_in_an_answer(box: Sandbox, bot: SampleBot) -> None:
    await bot.get_channel(int(box.channel_id("general"))).send("hello")  # type: ignore[union-attr]
    entry = box.requests()[-1]
    broken = {**entry.response, "id": 5}  # type: ignore[dict-item]
    assert openapi.violations(_with(entry, response=broken))


async def test_a_request_of_the_wrong_type_is_objected_to(box: Sandbox, bot: SampleBot) -> None:
    await bot.get_channel(int(box.channel_id("general"))).send("hello")  # type: ignore[union-attr]
    assert openapi.violations(_with(box.requests()[-1], request={"content": ["hello"]}))


def _with(entry: Entry, **changes: object) -> Entry:
    fields = {name: getattr(entry, name) for name in Entry.__dataclass_fields__}
    return Entry(**{**fields, **changes})
