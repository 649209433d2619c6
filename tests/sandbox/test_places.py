"""Threads, channels, members, roles, permissions, direct messages and application emoji."""

import asyncio

import discord
import pytest

from sandbox import CannotDo, Sandbox
from sandbox.protocol.payloads import ApiError
from sandbox.world import permission_bits as bits
from tests.sandbox.bot import SPICE, SampleBot
from tests.sandbox.people import take_from_everybody
from tests.support.discordpy import running
from tests.support.waiting import TIMEOUT


async def test_a_thread_begun_from_a_message_has_its_id(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send("table 1")
    thread = await message.create_thread(name="Game 1")
    assert thread.id == message.id
    await thread.send("welcome")
    assert [post.content for post in box.user("Bo").messages(str(thread.id))] == ["welcome"]


async def test_a_second_thread_of_a_message_is_refused(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send("table 1")
    await message.create_thread(name="Game 1")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Game 1 again")
    assert refused.value.code == 160004


async def test_a_private_thread_is_seen_by_its_members_only(box: Sandbox, general: discord.TextChannel) -> None:
    thread = await general.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(box.user("Bo").id)))
    await thread.send("psst")
    assert [post.content for post in box.user("Bo").messages(str(thread.id))] == ["psst"]
    with pytest.raises(CannotDo):
        box.user("Cy").messages(str(thread.id))
    await thread.remove_user(discord.Object(int(box.user("Bo").id)))
    with pytest.raises(CannotDo):
        box.user("Bo").messages(str(thread.id))


async def test_archived_threads_are_paged_back_from_a_moment(box: Sandbox, general: discord.TextChannel) -> None:
    threads = [await general.create_thread(name=name, type=discord.ChannelType.public_thread) for name in ("a", "b")]
    for thread in threads:
        await thread.edit(archived=True)
        box.advance(60)
    listed = [old async for old in general.archived_threads()]
    assert [old.name for old in listed] == ["b", "a"]
    since = general.archived_threads(before=listed[0].archive_timestamp)
    assert [old.name async for old in since] == ["a"]


async def test_a_silent_thread_is_archived_and_a_post_opens_it_again(
    box: Sandbox, general: discord.TextChannel
) -> None:
    thread = await general.create_thread(name="slow", type=discord.ChannelType.public_thread, auto_archive_duration=60)
    box.advance(61 * 60)
    assert await general.guild.active_threads() == []
    assert [archived.id async for archived in general.archived_threads()] == [thread.id]
    await thread.send("back")
    assert [active.id for active in await general.guild.active_threads()] == [thread.id]


async def test_a_locked_thread_is_not_opened_by_a_person_s_post(box: Sandbox, general: discord.TextChannel) -> None:
    thread = await general.create_thread(name="over", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True, archived=True)
    with pytest.raises(ApiError, match="archived"):
        box.user("Bo").say("more", channel=str(thread.id))


async def test_who_manages_threads_opens_a_locked_one_by_a_post(box: Sandbox, general: discord.TextChannel) -> None:
    thread = await general.create_thread(name="over", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True, archived=True)
    await thread.send("more")
    assert [active.id for active in await general.guild.active_threads()] == [thread.id]


async def test_speaking_in_threads_is_a_permission_of_its_own(box: Sandbox, general: discord.TextChannel) -> None:
    thread = await general.create_thread(name="talk", type=discord.ChannelType.public_thread)
    take_from_everybody(box, bits.SEND_MESSAGES)
    with pytest.raises(ApiError):
        box.user("Bo").say("in the channel")
    assert box.user("Bo").say("in the thread", channel=str(thread.id)).content == "in the thread"


async def test_thread_members_are_listed(box: Sandbox, bot: SampleBot, general: discord.TextChannel) -> None:
    thread = await general.create_thread(name="t", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(int(box.user("Bo").id)))
    listed = {member.id for member in await thread.fetch_members()}
    assert listed == {bot.user.id, int(box.user("Bo").id)}  # type: ignore[union-attr]


async def test_threads_are_there_after_a_fresh_login(
    box: Sandbox, bot: SampleBot, general: discord.TextChannel
) -> None:
    thread = await general.create_thread(name="kept", type=discord.ChannelType.public_thread)
    second = SampleBot(box)
    async with running(second, box):
        assert second.guilds[0].get_thread(thread.id) is not None


async def test_a_channel_is_made_renamed_and_deleted_with_permission(
    box: Sandbox, bot: SampleBot, general: discord.TextChannel
) -> None:
    with pytest.raises(discord.Forbidden):
        await general.guild.create_text_channel("table-9")
    box.set_bot_permissions(bits.INVITED_BOT | bits.MANAGE_CHANNELS)
    made = await general.guild.create_text_channel("table-9")
    await made.edit(name="table-10", topic="dice")
    assert "table-10" in [channel["name"] for channel in box.user("Ann").channels()]
    await made.delete()
    assert "table-10" not in [channel.get("name") for channel in box.user("Ann").channels()]


async def test_an_overwrite_hides_a_channel_from_all_but_those_allowed(
    box: Sandbox, general: discord.TextChannel
) -> None:
    box.set_bot_permissions(bits.INVITED_BOT | bits.MANAGE_ROLES)
    await general.set_permissions(
        await general.guild.fetch_member(int(box.user("Bo").id)),
        overwrite=discord.PermissionOverwrite(view_channel=True),
    )
    await general.set_permissions(
        general.guild.me, overwrite=discord.PermissionOverwrite(view_channel=True, manage_roles=True)
    )
    await general.set_permissions(general.guild.default_role, overwrite=discord.PermissionOverwrite(view_channel=False))
    assert box.user("Bo").messages("general") == []
    with pytest.raises(CannotDo):
        box.user("Cy").messages("general")


async def test_what_one_role_allows_in_a_channel_no_other_role_denies(
    box: Sandbox, general: discord.TextChannel
) -> None:
    box.set_bot_permissions(bits.INVITED_BOT | bits.MANAGE_ROLES)
    silent, loud = [await general.guild.create_role(name=name) for name in ("silent", "loud")]
    box.world.channels[str(general.id)]["permission_overwrites"] = [
        {"id": str(silent.id), "type": 0, "allow": "0", "deny": str(bits.SEND_MESSAGES)},
        {"id": str(loud.id), "type": 0, "allow": str(bits.SEND_MESSAGES), "deny": "0"},
    ]
    bo = box.world.members[box.user("Bo").id]
    bo["roles"] = [str(silent.id)]
    with pytest.raises(ApiError):
        box.user("Bo").say("hello")
    bo["roles"] = [str(silent.id), str(loud.id)]
    assert box.user("Bo").say("hello").content == "hello"


async def test_a_bot_that_may_not_send_is_told_50013(box: Sandbox, general: discord.TextChannel) -> None:
    take_from_everybody(box, bits.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refused:
        await general.send("hello")
    assert refused.value.code == 50013


async def test_a_channel_not_seen_is_50001(box: Sandbox, general: discord.TextChannel) -> None:
    take_from_everybody(box, bits.ALL)
    with pytest.raises(discord.Forbidden) as refused:
        await general.send("hello")
    assert refused.value.code == 50001


async def test_an_interaction_is_answered_even_where_the_bot_may_not_send(box: Sandbox, bot: SampleBot) -> None:
    take_from_everybody(box, bits.SEND_MESSAGES)
    assert (await box.user("Ann").slash("table ping")).message.content == "pong"


async def test_members_can_be_fetched_and_found(box: Sandbox, general: discord.TextChannel) -> None:
    bo = box.user("Bo")
    assert (await general.guild.fetch_member(int(bo.id))).display_name == "Bo"
    assert (await general.guild.me.edit(nick="Croupier")).display_name == "Croupier"  # type: ignore[union-attr]


async def test_roles_are_made_given_and_deleted(box: Sandbox, general: discord.TextChannel) -> None:
    box.set_bot_permissions(bits.INVITED_BOT | bits.MANAGE_ROLES)
    role = await general.guild.create_role(name="Players")
    bo = await general.guild.fetch_member(int(box.user("Bo").id))
    await bo.add_roles(role)
    assert str(role.id) in box.world.members[str(bo.id)]["roles"]
    await role.edit(name="Gamblers")
    await bo.remove_roles(role)
    await role.delete()
    assert str(role.id) not in box.world.roles


async def test_a_role_above_the_bot_s_own_is_out_of_reach(box: Sandbox, general: discord.TextChannel) -> None:
    box.set_bot_permissions(bits.INVITED_BOT | bits.MANAGE_ROLES)
    role = await general.guild.create_role(name="Judges")
    box.world.roles[str(role.id)]["position"] = 50
    with pytest.raises(discord.Forbidden):
        await role.edit(name="Clowns")


async def test_application_emoji_are_made_used_and_deleted(
    box: Sandbox, bot: SampleBot, general: discord.TextChannel
) -> None:
    emoji = await bot.create_application_emoji(name="spice", image=SPICE)
    assert await emoji.read() == SPICE
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Take", emoji=emoji, custom_id="take"))
    await general.send(f"{emoji} for all", view=view)
    assert box.user("Ann").messages()[-1].buttons[0]["emoji"] == {"id": str(emoji.id), "name": "spice"}
    assert [known.name for known in await bot.fetch_application_emojis()] == ["spice"]
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []


async def test_two_emoji_of_one_name_are_refused(box: Sandbox, bot: SampleBot) -> None:
    await bot.create_application_emoji(name="spice", image=SPICE)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.create_application_emoji(name="spice", image=SPICE)
    assert refused.value.code == 50035


async def test_a_dm_is_one_channel_however_often_it_is_opened(box: Sandbox, bot: SampleBot) -> None:
    bo = await bot.fetch_user(int(box.user("Bo").id))
    first, second = await bo.create_dm(), await bo.create_dm()
    assert first.id == second.id == int(box.user("Bo").open_dm())


async def test_opening_many_dms_quickly_is_40003_when_limits_are_on(box: Sandbox, bot: SampleBot) -> None:
    people = [box.add_person(f"P{number}") for number in range(21)]
    users = [await bot.fetch_user(int(person.id)) for person in people]
    box.server.rate_limits.enabled = True
    codes = []
    for user in users:
        box.advance(2)
        try:
            await user.create_dm()
        except discord.HTTPException as error:
            codes.append(error.code)
    assert codes == [40003]


async def test_who_is_called_in_a_private_thread_is_added_to_it(box: Sandbox, general: discord.TextChannel) -> None:
    thread = await general.create_thread(name="hand", type=discord.ChannelType.private_thread)
    await thread.send(f"your hand, {box.user('Cy').mention}")
    assert len(box.user("Cy").messages(str(thread.id))) == 1
    with pytest.raises(CannotDo):
        box.user("Di").messages(str(thread.id))


async def test_who_does_not_see_the_channel_is_not_called_into_its_threads(
    box: Sandbox, general: discord.TextChannel
) -> None:
    cy = box.user("Cy")
    hidden = {"id": cy.id, "type": 1, "allow": "0", "deny": str(bits.VIEW_CHANNEL)}
    box.world.channels[str(general.id)]["permission_overwrites"] = [hidden]
    thread = await general.create_thread(name="hand", type=discord.ChannelType.private_thread)
    await thread.send(f"your hand, {cy.mention}")
    assert cy.id not in box.world.thread_members[str(thread.id)]


async def test_a_message_deleted_by_a_moderator_is_gone_for_the_bot(box: Sandbox, general: discord.TextChannel) -> None:
    message = await general.send("the table")
    with pytest.raises(ApiError):
        box.user("Bo").delete(str(message.id))
    box.user("Ann").delete(str(message.id))
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="the table, round 2")
    assert refused.value.code == 10008


async def test_a_channel_deleted_by_the_owner_is_gone_for_the_bot(box: Sandbox, general: discord.TextChannel) -> None:
    box.user("Ann").delete_channel("general")
    with pytest.raises(discord.NotFound) as refused:
        await general.send("hello?")
    assert refused.value.code == 10003


async def test_a_person_s_reaction_reaches_the_bot(box: Sandbox, bot: SampleBot, general: discord.TextChannel) -> None:
    message = await general.send("vote")
    waiting = asyncio.create_task(bot.wait_for("raw_reaction_add", timeout=TIMEOUT))
    await asyncio.sleep(0)
    box.user("Bo").react(str(message.id), "👍")
    heard = await waiting
    assert (heard.user_id, str(heard.emoji)) == (int(box.user("Bo").id), "👍")
