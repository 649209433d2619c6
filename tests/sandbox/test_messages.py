"""Messages over REST: written, read, edited, pinned, reacted to, with files and mentions."""

import io

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from sandbox.limits import messagelimits as limits
from sandbox.people import actions
from sandbox.protocol.payloads import ApiError
from sandbox.world import permission_bits as bits
from tests.sandbox.bot import SPICE, SampleBot, picture
from tests.sandbox.people import take_from_everybody
from tests.sandbox.rest import Rest
from tests.support.waiting import until


async def test_a_message_is_sent_edited_and_deleted(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send("one")
    await message.edit(content="two")
    assert [post.content for post in box.user("Ann").messages()] == ["two"]
    await message.delete()
    assert box.user("Ann").messages() == []


async def test_history_comes_newest_first_in_pages(box: Sandbox, general: discord.TextChannel) -> None:
    for number in range(120):
        box.user("Ann").say(str(number))
    found = [message.id async for message in general.history(limit=None)]
    assert len(found) == 120
    assert found == sorted(found, reverse=True)
    oldest = [message.id async for message in general.history(limit=None, oldest_first=True)]
    assert oldest == sorted(found)
    around = [message.id async for message in general.history(limit=5, around=discord.Object(oldest[60]))]
    assert sorted(around) == oldest[58:63]


async def test_a_fetched_message_is_the_one_sent(box: Sandbox, general: discord.TextChannel) -> None:
    sent = await general.send("hello", embed=discord.Embed(title="T").add_field(name="n", value="v"))
    fetched = await general.fetch_message(sent.id)
    assert fetched.content == "hello"
    assert fetched.embeds[0].fields[0].value == "v"


async def test_a_nonce_enforced_makes_a_send_idempotent(box: Sandbox, bot: SampleBot) -> None:
    body = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
    headers = {"Authorization": f"Bot {box.token}"}
    address = f"{box.api_base}/channels/{box.channel_id('general')}/messages"
    async with aiohttp.ClientSession(headers=headers) as session:
        answers = [await (await session.post(address, json=body)).json() for _ in range(2)]
    assert answers[0]["id"] == answers[1]["id"]
    assert len(box.user("Ann").messages()) == 1


async def test_a_nonce_is_forgotten_after_some_minutes(rest: Rest) -> None:
    _, first = await rest.send(content="once", nonce="n-1", enforce_nonce=True)
    rest.box.advance(3600)
    _, second = await rest.send(content="once", nonce="n-1", enforce_nonce=True)
    assert first["id"] != second["id"]


async def test_a_file_needs_the_permission_to_attach_it(box: Sandbox, general: discord.TextChannel) -> None:
    take_from_everybody(box, bits.ATTACH_FILES)
    with pytest.raises(discord.Forbidden) as refused:
        await general.send(file=picture())
    assert refused.value.code == 50013


async def test_an_address_with_a_forged_signature_leads_nowhere(
    box: Sandbox, general: discord.TextChannel, session: aiohttp.ClientSession
) -> None:
    message = await general.send(file=picture())
    for address, status in (
        (message.attachments[0].url, 200),
        (message.attachments[0].url.replace("hm=", "hm=0"), 404),
    ):
        async with session.get(address) as answer:
            assert answer.status == status


async def test_files_come_back_from_the_cdn_byte_by_byte(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send(file=discord.File(io.BytesIO(b"x" * 5000), filename="my notes.txt"))
    assert message.attachments[0].filename == "my_notes.txt"
    assert await message.attachments[0].read() == b"x" * 5000


async def test_an_address_expires_but_the_message_gives_a_new_one(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send(file=picture())
    box.advance(25 * 3600)
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    fresh = await general.fetch_message(message.id)
    assert await fresh.attachments[0].read() == SPICE


async def test_files_not_listed_in_an_edit_vanish(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send(files=[picture("a.png"), picture("b.png")])
    message = await message.edit(attachments=[message.attachments[1], picture("c.png")])
    assert [file.filename for file in message.attachments] == ["b.png", "c.png"]


async def test_an_attachment_keeps_its_description(box: Sandbox, general: discord.TextChannel) -> None:
    await general.send(file=picture())
    assert box.user("Ann").messages()[-1].attachments[0]["description"] == "a spice field"


async def test_only_allowed_mentions_call(box: Sandbox, general: discord.TextChannel) -> None:
    ann, bo = box.user("Ann"), box.user("Bo")
    allowed = discord.AllowedMentions(users=[discord.Object(int(ann.id))], everyone=False, roles=False)
    await general.send(f"{ann.mention} {bo.mention} @everyone", allowed_mentions=allowed)
    data = ann.messages()[-1].data
    assert [user["id"] for user in data["mentions"]] == [ann.id]
    assert not data["mention_everyone"]


async def test_everybody_is_called_only_by_who_may(box: Sandbox, general: discord.TextChannel) -> None:
    allowed = discord.AllowedMentions(everyone=True)
    await general.send("@everyone", allowed_mentions=allowed)
    box.set_bot_permissions(bits.INVITED_BOT | bits.MENTION_EVERYONE)
    await general.send("@everyone", allowed_mentions=allowed)
    assert [post.data["mention_everyone"] for post in box.user("Ann").messages()] == [False, True]


async def test_an_edit_makes_no_message_ephemeral(rest: Rest) -> None:
    _, message = await rest.send(content="for all")
    address = f"/channels/{message['channel_id']}/messages/{message['id']}"
    _, edited = await rest("PATCH", address, {"flags": limits.EPHEMERAL})
    assert edited["flags"] == 0


async def test_a_reply_names_what_it_replies_to(box: Sandbox, bot: SampleBot, general: discord.TextChannel) -> None:
    said = box.user("Ann").say("question")
    message = await general.fetch_message(int(said.id))
    reply = await message.reply("answer")
    assert reply.reference is not None
    assert reply.reference.message_id == int(said.id)
    assert box.user("Ann").messages()[-1].data["referenced_message"]["content"] == "question"


async def test_a_reply_calls_whom_it_answers_unless_told_not_to(
    box: Sandbox, bot: SampleBot, general: discord.TextChannel
) -> None:
    said = box.user("Ann").say("question")
    message = await general.fetch_message(int(said.id))
    await message.reply("answer", mention_author=True)
    await message.reply("quiet answer", mention_author=False)
    calls = [[user["username"] for user in post.data["mentions"]] for post in box.user("Ann").messages()]
    assert calls == [[], ["ann"], []]


async def test_a_bot_hears_nothing_from_a_channel_it_does_not_see(
    box: Sandbox, bot: SampleBot, general: discord.TextChannel
) -> None:
    hidden = {"id": box.world.bot_id, "type": 1, "allow": "0", "deny": str(bits.VIEW_CHANNEL)}
    box.world.channels[str(general.id)]["permission_overwrites"] = [hidden]
    box.user("Ann").say("unheard")
    box.user("Ann").say("heard", channel="table-1")
    await until(lambda: bool(bot.heard))
    await box.quiet(0.05)
    assert [message.channel.id for message in bot.heard] == [int(box.channel_id("table-1"))]


async def test_reactions_are_counted_and_taken_back(box: Sandbox, bot: SampleBot, general: discord.TextChannel) -> None:
    message = await general.send("vote")
    await message.add_reaction("🏜️")
    message = await general.fetch_message(message.id)
    assert [(str(reaction.emoji), reaction.count, reaction.me) for reaction in message.reactions] == [("🏜️", 1, True)]
    assert [user.id async for user in message.reactions[0].users()] == [bot.user.id]  # type: ignore[union-attr]
    await message.remove_reaction("🏜️", discord.Object(int(box.world.bot_id)))
    assert (await general.fetch_message(message.id)).reactions == []


async def test_clearing_others_reactions_needs_manage_messages(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send("vote")
    await message.add_reaction("👍")
    with pytest.raises(discord.Forbidden) as refused:
        await message.clear_reactions()
    assert refused.value.code == 50013
    box.set_bot_permissions(bits.INVITED_BOT | bits.MANAGE_MESSAGES)
    await message.clear_reactions()
    assert (await general.fetch_message(message.id)).reactions == []


async def test_an_unknown_emoji_is_10014(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send("vote")
    with pytest.raises(discord.NotFound) as refused:
        await message.add_reaction("nonsense")
    assert refused.value.code == 10014


async def test_a_twenty_first_kind_of_reaction_is_30010(rest: Rest) -> None:
    _, message = await rest.send(content="vote")
    kinds = [chr(0x1F600 + number) for number in range(21)]
    address = f"/channels/{message['channel_id']}/messages/{message['id']}/reactions"
    answers = [await rest("PUT", f"{address}/{kind}/@me") for kind in kinds]
    assert [status for status, _ in answers] == [204] * 20 + [400]
    assert answers[-1][1]["code"] == 30010


async def test_who_may_not_add_a_reaction_may_join_one(box: Sandbox) -> None:
    take_from_everybody(box, bits.ADD_REACTIONS)
    said = box.user("Ann").say("vote")
    with pytest.raises(ApiError) as refused:
        box.user("Bo").react(said, "👍")
    assert refused.value.code == 50013
    box.user("Ann").react(said, "👍")
    box.user("Bo").react(said, "👍")
    assert box.user("Ann").look(said).data["reactions"][0]["count"] == 2


async def test_pins_need_their_permission_and_are_listed(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send("rules")
    with pytest.raises(discord.Forbidden):
        await message.pin()
    box.set_bot_permissions(bits.INVITED_BOT | bits.PIN_MESSAGES)
    await message.pin()
    assert [pinned.id async for pinned in general.pins()] == [message.id]
    await message.unpin()
    assert [pinned.id async for pinned in general.pins()] == []


async def test_bulk_delete_takes_many_at_once(box: Sandbox, general: discord.TextChannel) -> None:
    sent = [await general.send(str(number)) for number in range(3)]
    box.set_bot_permissions(bits.INVITED_BOT | bits.MANAGE_MESSAGES)
    await general.delete_messages(sent)
    assert box.user("Ann").messages() == []


async def test_typing_is_shown(box: Sandbox, general: discord.TextChannel) -> None:
    with box.server.live_events.subscribe(box.user("Ann").id) as notices:
        async with general.typing():
            kind, data = await notices.get()
    assert (kind, data["channel_id"]) == ("typing", str(general.id))


async def test_unread_counts_messages_and_calls(box: Sandbox, general: discord.TextChannel) -> None:
    ann, bo = box.user("Ann"), box.user("Bo")
    bo.say("one")
    bo.say(f"two {ann.mention}")
    unread = actions.initial_state(box.server, ann.id)["unread"][str(general.id)]
    assert (unread["count"], unread["mentions"]) == (2, 1)
    first, last = ann.messages()
    actions.mark_read(box.server, ann.id, "general", last.id)
    actions.mark_read(box.server, ann.id, "general", first.id)  # Who has read the last has read them all.
    unread = actions.initial_state(box.server, ann.id)["unread"][str(general.id)]
    assert (unread["count"], unread["mentions"]) == (0, 0)
