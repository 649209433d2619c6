"""The HTTP API of people, as the web client uses it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox import Sandbox
from sandbox.protocol.payloads import Json
from tests.sandbox.bot import SampleBot
from tests.support.waiting import TIMEOUT


async def enter(box: Sandbox, session: aiohttp.ClientSession) -> None:
    """Open the printed URL, as a person does."""
    async with session.get(box.entrance) as answer:
        assert answer.status == 200


class Person:
    """A person at the web client, with requests and a live websocket."""

    def __init__(self, box: Sandbox, session: aiohttp.ClientSession, name: str) -> None:
        self.box = box
        self.session = session
        self.base = f"{box.address}/_sandbox/as/{box.user(name).id}"
        self.live: aiohttp.ClientWebSocketResponse

    async def open(self) -> "Person":
        await enter(self.box, self.session)
        self.live = await self.session.ws_connect(self.base + "/live")
        return self

    async def get(self, path: str) -> Any:
        async with self.session.get(self.base + path) as answer:
            assert answer.status == 200
            return await answer.json()

    async def post(self, path: str, body: Json, status: int = 200) -> Json:
        return await self.ask("POST", path, body, status)

    async def ask(self, method: str, path: str, body: Json, status: int = 200) -> Json:
        async with self.session.request(method, self.base + path, json=body) as answer:
            assert answer.status == status, await answer.text()
            told: Json = await answer.json()
            return told

    async def told(self, kind: str, **wanted: object) -> Json:
        """Return the next live event of a kind whose fields match."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                notice = await self.live.receive_json()
                data: Json = notice["d"]
                if notice["t"] == kind and all(data.get(key) == value for key, value in wanted.items()):
                    return data


@pytest_asyncio.fixture
async def ann(box: Sandbox, bot: SampleBot, session: aiohttp.ClientSession) -> Person:
    return await Person(box, session, "Ann").open()


@pytest_asyncio.fixture
async def bo(box: Sandbox, bot: SampleBot, session: aiohttp.ClientSession) -> Person:
    return await Person(box, session, "Bo").open()


async def test_the_front_door_shows_a_page(box: Sandbox, session: aiohttp.ClientSession) -> None:
    async with session.get(box.entrance) as answer:
        assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
        assert str(answer.url) == box.address + "/", "the key does not stay in the address"
        assert answer.content_type == "text/html"
        assert "<title>Sandbox</title>" in await answer.text()


async def test_the_key_is_kept_for_long_and_where_no_script_and_no_other_site_gets_it(
    box: Sandbox, session: aiohttp.ClientSession
) -> None:
    async with session.get(box.entrance, allow_redirects=False) as answer:
        cookie = answer.cookies[f"sandbox-{box.port}"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Strict"
    assert int(cookie["max-age"]) > 365 * 86_400


async def test_another_page_in_the_browser_may_not_act(box: Sandbox, session: aiohttp.ClientSession) -> None:
    await enter(box, session)
    for origin in ("http://evil.example", "null", "http://[", f"{box.address}.evil", f"https://127.0.0.1:{box.port}"):
        async with session.get(box.address + "/_sandbox/people", headers={"Origin": origin}) as answer:
            assert answer.status == 403, origin
    for origin, status in (("", 200), (box.address, 200)):
        async with session.get(box.address + "/_sandbox/people", headers={"Origin": origin}) as answer:
            assert answer.status == status


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "10.0.0.7:{port}", "", "0.0.0.0:{port}"),
        *("127.0.0.1:65536", "127.0.0.1:99999", "[127.0.0.1]", ".localhost", "..localhost", "localhost.", "127.1"),
        *("[::ffff:10.0.0.1]", "2130706433", "0x7f000001", "127.0.0.1, evil.example", "evillocalhost", "[::1%25lo]"),
        *("evil@127.0.0.1", "127.0.0.1#evil", "127.0.0.1:{port}@evil.example", "ⓛocalhost", "[::1]evil", "[::7]"),
    ],
)
async def test_a_page_that_lets_its_own_name_point_here_is_not_answered(
    box: Sandbox, session: aiohttp.ClientSession, host: str
) -> None:
    await enter(box, session)
    named = {"Host": host.format(port=box.port), "X-Sandbox-Key": box.world.key}
    for path in ("/", "/_sandbox/people", "/api/v10/gateway"):
        async with session.get(box.address + path, headers=named) as answer:
            assert answer.status == 403, path


@pytest.mark.parametrize("host", ["localhost:{port}", "127.0.0.1", "[::1]:{port}", "127.8.8.8", "Dune.LocalHost"])
async def test_every_name_of_this_machine_is_answered(box: Sandbox, session: aiohttp.ClientSession, host: str) -> None:
    named = {"Host": host.format(port=box.port), "X-Sandbox-Key": box.world.key}
    async with session.get(box.address + "/_sandbox/people", headers=named) as answer:
        assert answer.status == 200


@pytest.mark.parametrize(
    "request_line",
    [
        "GET http://127.0.0.1/_sandbox/people HTTP/1.1\r\nHost: evil.example",
        "GET http://evil.example/_sandbox/people HTTP/1.1\r\nHost: 127.0.0.1",
        "GET /_sandbox/people HTTP/1.0",
    ],
)
async def test_nor_is_one_that_names_its_host_in_two_places_or_in_none(box: Sandbox, request_line: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", box.port)
    writer.write(f"{request_line}\r\nX-Sandbox-Key: {box.world.key}\r\nConnection: close\r\n\r\n".encode())
    assert b" 403 " in await reader.readline()
    writer.close()


async def test_without_the_key_nobody_reads_or_acts(box: Sandbox, session: aiohttp.ClientSession) -> None:
    ann = box.user("Ann").id
    for path in ("people", "transcript", f"as/{ann}/channels", f"as/{ann}/live"):
        async with session.get(f"{box.address}/_sandbox/{path}") as answer:
            assert answer.status == 403, path
    async with session.post(f"{box.address}/_sandbox/clock", json={"advance": 60}) as answer:
        assert answer.status == 403
    async with session.get(box.address + "/?key=guessed") as answer:
        assert answer.status == 403
        assert "Open the address that the program printed" in await answer.text()


@pytest.mark.parametrize("header", ["X-Sandbox-Key: ", "Cookie: sandbox-{port}="])
@pytest.mark.parametrize("key", [b"\xff", b"\xc3\xa9", b"\xed\xa0\x80"])
async def test_a_key_that_is_no_text_is_a_wrong_key(box: Sandbox, header: str, key: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", box.port)
    named = f"Host: 127.0.0.1:{box.port}\r\n{header.format(port=box.port)}".encode()
    writer.write(b"GET /_sandbox/people HTTP/1.1\r\n" + named + key + b"\r\nConnection: close\r\n\r\n")
    assert b" 403 " in await reader.readline()
    writer.close()


@pytest.mark.parametrize(
    "path",
    ["/%5Fsandbox/people", "/%5fsandbox%2Fpeople", "//_sandbox/people", "/./_sandbox/people", "/x/../_sandbox/people"],
)
async def test_no_other_way_to_write_the_path_leads_around_the_key(box: Sandbox, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", box.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{box.port}\r\nConnection: close\r\n\r\n".encode())
    assert (await reader.readline()).split()[1] in (b"403", b"404")
    writer.close()


async def test_the_key_survives_a_restart(tmp_path: Path) -> None:
    async with Sandbox(world_file=tmp_path / "world.json") as box:
        key = box.world.key
    async with Sandbox(world_file=tmp_path / "world.json") as box:
        assert box.world.key == key


async def test_everybody_is_listed(box: Sandbox, session: aiohttp.ClientSession) -> None:
    await enter(box, session)
    async with session.get(box.address + "/_sandbox/people") as answer:
        people = await answer.json()
    assert [person["global_name"] for person in people] == ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"]
    assert people[0]["dms_closed"] is False


async def test_a_person_s_world_holds_all_the_client_needs(ann: Person) -> None:
    world = await ann.get("/world")
    assert world["me"]["global_name"] == "Ann"
    assert any(person.get("bot") for person in world["people"])
    assert world["guild"]["name"] == "Arrakeen Games Club"
    assert [channel["name"] for channel in world["channels"]] == ["welcome", "table-1", "table-2", "general"]
    assert {command["name"] for command in world["commands"]} == {"table", "frame", "Greet", "Quote"}
    assert set(world["unread"]) == {channel["id"] for channel in world["channels"]}
    assert world["now"]


async def test_a_command_is_told_from_pending_to_done_with_its_message(box: Sandbox, ann: Person, bo: Person) -> None:
    channel = box.channel_id("table-1")
    body = {"channel_id": channel, "name": "table", "path": ["open"], "options": {"game": "go"}}
    begun = await ann.post("/commands", body)
    await ann.told("interaction", interaction_id=begun["interaction_id"], status="pending")
    await ann.told("message_create", content="go for 4")
    done = await ann.told("interaction", interaction_id=begun["interaction_id"], status="done")
    assert (await bo.told("message_create"))["id"] == done["message_id"]
    assert (await bo.told("unread"))["count"] == 1


async def test_a_deferral_is_told_as_thinking(box: Sandbox, ann: Person) -> None:
    body = {"channel_id": box.channel_id("general"), "name": "table", "path": ["think"], "options": {}}
    begun = await ann.post("/commands", body)
    assert (await ann.told("message_create"))["flags"] & 128
    await ann.told("interaction", interaction_id=begun["interaction_id"], status="thinking")
    assert (await ann.told("message_update"))["content"] == "thought"
    await ann.told("interaction", interaction_id=begun["interaction_id"], status="done")


async def test_autocomplete_waits_for_its_choices(box: Sandbox, ann: Person) -> None:
    body = {
        "channel_id": box.channel_id("general"),
        "name": "table",
        "path": ["open"],
        "options": {"game": "ban"},
        "focused": "game",
    }
    assert await ann.post("/autocomplete", body) == {"choices": [{"name": "Banana", "value": "banana"}]}


async def test_a_modal_is_told_and_submitted(box: Sandbox, ann: Person) -> None:
    body = {"channel_id": box.channel_id("general"), "name": "table", "path": ["form"], "options": {}}
    begun = await ann.post("/commands", body)
    opened = await ann.told("modal", interaction_id=begun["interaction_id"])
    fields = {"name": "Leto", "house": ["Atreides"]}
    sent = {"interaction_id": begun["interaction_id"], "custom_id": opened["modal"]["custom_id"], "fields": fields}
    await ann.post("/modals", sent)
    await ann.told("message_create", content="Leto of Atreides")


async def test_an_ephemeral_reply_is_told_to_one_only_and_can_be_dismissed(
    box: Sandbox, ann: Person, bo: Person
) -> None:
    table = (await box.user("Ann").slash("table open", game="go")).message
    await bo.post("/components", {"message_id": table.id, "custom_id": "reply"})
    secret = await bo.told("message_create", content="replied")
    assert secret["flags"] & 64
    assert [m["content"] for m in await ann.get(f"/channels/{table.channel_id}/messages")] == ["go for 4"]
    await bo.post("/dismiss", {"message_id": secret["id"]})
    await bo.told("message_delete", id=secret["id"])
    assert [m["content"] for m in await bo.get(f"/channels/{table.channel_id}/messages")] == ["go for 4"]


async def test_what_everybody_sees_cannot_be_dismissed(box: Sandbox, ann: Person) -> None:
    said = box.user("Ann").say("for all")
    told = await ann.post("/dismiss", {"message_id": said.id}, status=400)
    assert told == {"error": "Only a message that only you see can be dismissed."}


async def test_a_select_is_chosen(box: Sandbox, ann: Person) -> None:
    table = (await box.user("Ann").slash("table open", game="go")).message
    await ann.post("/components", {"message_id": table.id, "custom_id": "pick", "values": ["apple"]})
    await ann.told("message_update", content="picked apple")


async def test_reading_takes_the_mark_away(box: Sandbox, ann: Person) -> None:
    said = box.user("Bo").say(f"look {box.user('Ann').mention}")
    assert (await ann.told("unread"))["mentions"] == 1
    await ann.post(f"/channels/{said.channel_id}/read", {"message_id": said.id})
    assert (await ann.told("unread"))["count"] == 0


async def test_a_person_writes_and_pages_back(box: Sandbox, ann: Person) -> None:
    channel = box.channel_id("general")
    for number in range(5):
        await ann.post(f"/channels/{channel}/messages", {"content": str(number)})
    page = await ann.get(f"/channels/{channel}/messages?limit=2")
    assert [message["content"] for message in page] == ["3", "4"]
    older = await ann.get(f"/channels/{channel}/messages?limit=2&before={page[0]['id']}")
    assert [message["content"] for message in older] == ["1", "2"]


async def test_a_dm_is_opened_and_dms_are_closed(box: Sandbox, ann: Person) -> None:
    channel = await ann.post("/dm", {"recipient_id": box.world.bot_id})
    assert channel["recipients"][0]["bot"] is True
    await ann.post("/settings", {"dms_closed": True})
    assert (await ann.get("/world"))["me"]["dms_closed"] is True


async def test_a_reaction_is_told_to_everybody_present_and_taken_back(box: Sandbox, ann: Person, bo: Person) -> None:
    said = box.user("Bo").say("shall we play?")
    body = {"message_id": said.id, "emoji": "👍"}
    await ann.ask("PUT", "/reactions", body)
    told = await bo.told("message_update", id=said.id)
    assert [(one["emoji"]["name"], one["count"], one["me"]) for one in told["reactions"]] == [("👍", 1, False)]
    await ann.ask("DELETE", "/reactions", body)
    assert "reactions" not in await bo.told("message_update", id=said.id)


async def test_nobody_reacts_to_what_only_they_see(box: Sandbox, ann: Person) -> None:
    table = (await box.user("Ann").slash("table open", game="go")).message
    secret = (await box.user("Ann").press(table, "Reply")).message
    await ann.ask("PUT", "/reactions", {"message_id": secret.id, "emoji": "👍"}, status=400)


async def test_a_command_of_a_menu_is_used_on_a_message(box: Sandbox, ann: Person) -> None:
    said = box.user("Bo").say("the spice must flow")
    await ann.post("/menu", {"channel_id": said.channel_id, "name": "Quote", "type": 3, "target_id": said.id})
    await ann.told("message_create", content="quoted Bo")


async def test_a_file_is_handed_over_with_a_command(box: Sandbox, ann: Person) -> None:
    form = aiohttp.FormData()
    body = {"channel_id": box.channel_id("general"), "name": "frame", "options": {"picture": "0"}}
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", b"words", filename="words.txt")
    async with ann.session.post(ann.base + "/commands", data=form) as answer:
        assert answer.status == 200
    await ann.told("message_create", content="words.txt NonexNone 5 text/plain; charset=utf-8")


async def test_what_cannot_be_done_is_a_sentence(box: Sandbox, ann: Person) -> None:
    told = await ann.post("/components", {"message_id": "1", "custom_id": "x"}, status=400)
    assert told == {"error": "There is no such message."}


async def test_the_controls_work_over_http(box: Sandbox, session: aiohttp.ClientSession) -> None:
    await enter(box, session)

    async def control(path: str, body: object) -> int:
        async with session.post(f"{box.address}/_sandbox/{path}", json=body) as answer:
            return answer.status

    before = box.server.clock.now()
    assert await control("clock", {"advance": 3600}) == 200
    assert box.server.clock.now() - before >= 3600
    assert await control("rate_limits", {"enabled": True}) == 200
    assert box.server.rate_limits.enabled
    assert (
        await control(
            "faults", [{"match": {"path_regex": "/users/@me$"}, "action": "status", "status": 500, "times": 1}]
        )
        == 200
    )
    async with session.get(f"{box.api_base}/users/@me", headers={"Authorization": f"Bot {box.token}"}) as answer:
        assert answer.status == 500
    assert await control("gateway", {"action": "drop"}) == 200
    assert await control("gateway", {"action": "dance"}) == 400
    async with session.get(f"{box.address}/_sandbox/transcript?since=0") as answer:
        assert (await answer.json())[-1]["status"] == 500
    assert await control("restart", {}) == 200
