"""Discord's limits, each refused with Discord's own error body."""

import base64

import aiohttp
import pytest

from sandbox.people import actions
from sandbox.protocol.payloads import Json
from sandbox.world.files import plain_picture
from tests.sandbox.rest import Rest, fault_at


def button(custom_id: str = "a", **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(count: int, **more: object) -> Json:
    options = [{"label": f"o{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


async def test_an_empty_message_is_50006(rest: Rest) -> None:
    status, body = await rest.send(content="")
    assert (status, body) == (400, {"message": "Cannot send an empty message", "code": 50006})


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "t" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, "embeds.0.fields.0.name", "BASE_TYPE_REQUIRED"),
        ({"embeds": [{"description": "t" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        ({"components": [row(button(str(n))) for n in range(6)]}, "components", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(*(button(str(n)) for n in range(6)))]},
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            {"components": [row(select(2), button())]},
            "components.0.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(button("a"), button("a"))]},
            "components.0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        ({"components": [row(select(26))]}, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(button(emoji={"name": "text"}))]},
            "components.0.components.0.emoji.name",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        ({"components": [{"type": 10, "content": "v2"}]}, "components.0.type", "UNION_TYPE_CHOICES"),
        (
            {"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "v2"}]},
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (
            {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}] * 41},
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        (
            {"flags": 1 << 15, "components": [{"type": 10, "content": "x" * 2001}] * 2},
            "components",
            "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED",
        ),
        ({"content": "x", "nonce": "n" * 26}, "nonce", "NONCE_TYPE_TOO_LONG"),
        (
            {"content": "x", "attachments": [{"id": 1 << 60, "description": "x" * 1025}]},
            "attachments.0.description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        ({"embeds": [{"title": "t", "url": "example.org"}]}, "embeds.0.url", "URL_TYPE_INVALID_URL"),
        (
            {"embeds": [{"title": "t", "image": {"url": "file:///a.png"}}]},
            "embeds.0.image.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
    ],
)
async def test_a_form_that_breaks_a_limit_is_50035_at_its_field(rest: Rest, body: Json, path: str, code: str) -> None:
    status, answer = await rest.send(**body)
    assert status == 400
    assert fault_at(answer, path) == code


async def test_a_file_over_ten_mebibytes_is_40005(rest: Rest) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}", content_type="application/json")
    form.add_field("files[0]", b"x" * (10 * 1024 * 1024 + 1), filename="big.bin")
    status, body = await rest("POST", f"/channels/{rest.box.channel_id('general')}/messages", data=form)
    assert (status, body["code"]) == (413, 40005)


@pytest.mark.parametrize(
    ("command", "path", "code"),
    [
        ({"name": "Bad Name", "description": "d"}, "name", "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "ok", "description": "d" * 101}, "description", "BASE_TYPE_BAD_LENGTH"),
        (
            {
                "name": "ok",
                "description": "d",
                "options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)],
            },
            "options",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {
                "name": "ok",
                "description": "d",
                "options": [
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 3, "name": "b", "description": "d", "required": True},
                ],
            },
            "options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            {
                "name": "ok",
                "description": "d",
                "options": [
                    {"type": 3, "name": "a", "description": "d", "choices": [{"name": "x", "value": "x"}] * 26}
                ],
            },
            "options.0.choices",
            "BASE_TYPE_MAX_LENGTH",
        ),
    ],
)
async def test_a_command_that_breaks_a_limit_is_50035_at_its_field(
    rest: Rest, command: Json, path: str, code: str
) -> None:
    status, answer = await rest("POST", f"/applications/{rest.box.world.bot_id}/commands", command)
    assert status == 400
    assert fault_at(answer, path) == code


async def test_an_offered_choice_has_the_type_of_the_option_being_typed(rest: Rest) -> None:
    box = rest.box
    option = {"type": 3, "name": "game", "description": "d", "autocomplete": True}
    command = {"name": "open", "description": "d", "options": [option]}
    await rest("POST", f"/applications/{box.world.bot_id}/commands", command)
    ann, here = box.user("Ann").id, box.channel_id("general")
    asked = actions.ask_choices(box.server, ann, here, "open", [], {"game": "di"}, "game")
    answer = {"type": 8, "data": {"choices": [{"name": "Dice", "value": 6}]}}
    status, body = await rest("POST", f"/interactions/{asked.id}/{asked.token}/callback", answer)
    assert status == 400
    assert fault_at(body, "data.choices.0.value") == "STRING_TYPE_CONVERT"


async def test_a_hundred_and_first_command_is_30032(rest: Rest) -> None:
    commands = [{"name": f"c{number}", "description": "d"} for number in range(100)]
    address = f"/applications/{rest.box.world.bot_id}/commands"
    assert (await rest("PUT", address, commands))[0] == 200
    status, answer = await rest("POST", address, {"name": "more", "description": "d"})
    assert (status, answer["code"]) == (400, 30032)


async def test_the_two_hundred_and_first_new_command_of_a_day_is_30034(rest: Rest) -> None:
    rest.box.server.rate_limits.enabled = True
    address = f"/applications/{rest.box.world.bot_id}/commands"
    for letter in ("a", "a", "b"):
        commands = [{"name": f"{letter}{number}", "description": "d"} for number in range(100)]
        _, last = await rest("PUT", address, commands)
        rest.box.advance(60)
    await rest("DELETE", f"{address}/{last[0]['id']}")  # type: ignore[index]
    status, answer = await rest("POST", address, {"name": "more", "description": "d"})
    assert (status, answer["code"]) == (400, 30034)
    rest.box.advance(86_400)
    assert (await rest("POST", address, {"name": "more", "description": "d"}))[0] == 201


async def test_a_synced_command_keeps_its_id(rest: Rest) -> None:
    address = f"/applications/{rest.box.world.bot_id}/commands"
    _, first = await rest("PUT", address, [{"name": "one", "description": "d"}])
    _, second = await rest("PUT", address, [{"name": "two", "description": "d"}, {"name": "one", "description": "e"}])
    assert second[1]["id"] == first[0]["id"]  # type: ignore[index]
    assert second[1]["version"] != first[0]["version"]  # type: ignore[index]


async def test_edits_of_messages_older_than_an_hour_run_out_with_30046(rest: Rest) -> None:
    _, message = await rest.send(content="status")
    address = f"/channels/{message['channel_id']}/messages/{message['id']}"
    for number in range(30):
        assert (await rest("PATCH", address, {"content": str(number)}))[0] == 200
    rest.box.advance(3601)
    answers = [await rest("PATCH", address, {"content": f"late {number}"}) for number in range(11)]
    assert [status for status, _ in answers] == [200] * 10 + [429]
    assert answers[-1][1]["code"] == 30046


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/channels/1", 10003),
        ("/channels/{general}/messages/1", 10008),
        ("/guilds/1", 10004),
        ("/users/1", 10013),
        ("/guilds/{guild}/members/1", 10007),
        ("/guilds/{guild}/roles/1", 10011),
        ("/applications/{bot}/emojis/1", 10014),
        ("/applications/{bot}/commands/1", 10063),
        ("/webhooks/{bot}/notatoken/messages/@original", 10015),
    ],
)
async def test_what_does_not_exist_is_404_with_its_code(rest: Rest, path: str, code: int) -> None:
    world = rest.box.world
    filled = path.format(general=rest.box.channel_id("general"), guild=world.guild_id, bot=world.bot_id)
    status, body = await rest("GET", filled)
    assert (status, body["code"]) == (404, code)


async def test_an_emoji_may_call_its_jpeg_jpg_as_some_libraries_do(rest: Rest) -> None:
    picture = base64.b64encode(plain_picture((217, 119, 6), side=16)).decode()
    body = {"name": "spice", "image": f"data:image/jpg;base64,{picture}"}
    status, made = await rest("POST", f"/applications/{rest.box.world.bot_id}/emojis", body)
    assert (status, made["name"]) == (201, "spice")


PANEL: Json = {"type": 17, "components": [{"type": 10, "content": "Your turn"}]}


async def test_a_plain_message_becomes_components_only_if_its_content_is_cleared(rest: Rest) -> None:
    _, plain = await rest.send(content="You are called")
    path = f"/channels/{plain['channel_id']}/messages/{plain['id']}"
    status, body = await rest("PATCH", path, {"flags": 1 << 15, "components": [PANEL]})
    assert (status, fault_at(body, "content")) == (400, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    status, body = await rest("PATCH", path, {"flags": 1 << 15, "components": [PANEL], "content": None})
    assert (status, body["content"], body["flags"]) == (200, "", 1 << 15)


async def test_a_message_of_components_never_becomes_plain_again(rest: Rest) -> None:
    _, panel = await rest.send(flags=1 << 15, components=[PANEL])
    path = f"/channels/{panel['channel_id']}/messages/{panel['id']}"
    status, body = await rest("PATCH", path, {"flags": 0, "content": "Plain", "components": []})
    assert (status, fault_at(body, "content")) == (400, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
