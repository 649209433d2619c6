"""The actions of a person: write, use commands, press buttons, choose, submit forms and read."""

from sandbox.limits import messagelimits as limits
from sandbox.people import command_options, form_input
from sandbox.people.command_options import CannotDo
from sandbox.protocol import interactions, message_body
from sandbox.protocol.gateway import GUILD_MEMBERS
from sandbox.protocol.payloads import Json, Upload
from sandbox.server import Server
from sandbox.world import commands, components, dms, guild, messages, permissions, reactions, threads
from sandbox.world import permission_bits as bits
from sandbox.world.world import DM, THREADS, Interaction, Message, new_member, new_user


def join_server(server: Server, name: str) -> Json:
    """Add a new person to the server and return the user object."""
    user = new_user(server.ids.next(), name)
    server.world.users[user["id"]] = user
    server.world.members[user["id"]] = new_member(server.clock.iso())
    event = {**guild.member(server.world, user["id"]), "guild_id": server.world.guild_id}
    server.gateway.dispatch("GUILD_MEMBER_ADD", event, needs=GUILD_MEMBERS, guild_id=server.world.guild_id)
    server.live_events.send_to_all("world", {})
    server.changed()
    return user


def leave_server(server: Server, user_id: str) -> None:
    """Remove a person from the server. Their messages stay."""
    del server.world.members[user_id]
    for members in server.world.thread_members.values():
        members.pop(user_id, None)
    event = {"guild_id": server.world.guild_id, "user": server.world.users[user_id]}
    server.gateway.dispatch("GUILD_MEMBER_REMOVE", event, needs=GUILD_MEMBERS, guild_id=server.world.guild_id)
    server.live_events.send_to_all("world", {})
    server.changed()


def channel_for(server: Server, user_id: str, channel_id: str) -> Json:
    """Return a channel by id or name. Raise CannotDo if this person cannot see it."""
    channel = server.world.channel_named(channel_id)
    if channel is None or not permissions.can_see(server.world, user_id, channel):
        raise CannotDo("There is no such channel.")
    return channel


def message_for(server: Server, user_id: str, message_id: str) -> Message:
    """Return a message. Raise CannotDo if this person cannot see it."""
    message = server.world.find_message(message_id)
    if message is None or not messages.is_seen_by(message, user_id):
        raise CannotDo("There is no such message.")
    channel_for(server, user_id, message.channel_id)
    return message


def speak(server: Server, user_id: str, channel_id: str, body: Json, uploads: list[Upload]) -> Json:
    channel = channel_for(server, user_id, channel_id)
    message = messages.post(server, channel, user_id, body, uploads)
    return messages.view(server, message, user_id)


def use_command(
    server: Server, user_id: str, channel_id: str, name: str, path: list[str], given: Json, uploads: list[Upload]
) -> Interaction:
    """Use a slash command. The value of a file option is the n of an uploaded `files[n]`."""
    channel = channel_for(server, user_id, channel_id)
    command = command_options.find(server.world, user_id, channel, name)
    data = command_options.fill(server.world, command, path, given, _attach(server, channel["id"], uploads))
    return _begin_command(server, user_id, channel, command, path, data)


def use_menu(server: Server, user_id: str, channel_id: str, name: str, kind: int, target: str) -> Interaction:
    """Use a context menu command on a person or a message."""
    channel = channel_for(server, user_id, channel_id)
    command = command_options.find(server.world, user_id, channel, name, kind)
    return _begin_command(server, user_id, channel, command, [], _on_target(server, user_id, command, target))


def _begin_command(
    server: Server, user_id: str, channel: Json, command: Json, path: list[str], data: Json
) -> Interaction:
    interaction = interactions.new(server, interactions.COMMAND, user_id, channel["id"], data)
    interaction.name = " ".join([command["name"], *path])
    interaction.command_type = command["type"]
    interactions.begin(server, interaction)
    return interaction


def _attach(server: Server, channel_id: str, uploads: list[Upload]) -> command_options.Attach:
    by_slot = {upload.slot: upload for upload in uploads}

    def attach(slot: object) -> Json:
        upload = by_slot.get(str(slot))
        if upload is None:
            raise CannotDo("No such file was handed over.")
        if len(upload.content) > limits.MAX_FILE_BYTES:
            raise CannotDo(f"{upload.filename} is larger than 10 MiB.")
        return {**message_body.store_file(server, channel_id, upload, {}), "ephemeral": True}

    return attach


def _on_target(server: Server, user_id: str, command: Json, target: str) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "target_id": target}
    resolved: Json = {}
    if command["type"] == commands.USER:
        data["target_id"] = command_options.resolve(server.world, target, ("users",), resolved)
    else:
        message = message_for(server, user_id, target)
        resolved["messages"] = {message.id: messages.view(server, message, server.world.bot_id)}
    return data | {"resolved": resolved}


def ask_choices(
    server: Server, user_id: str, channel_id: str, name: str, path: list[str], given: Json, focused: str
) -> Interaction:
    """Ask the bot for autocomplete choices of the option `focused`."""
    channel = channel_for(server, user_id, channel_id)
    command = command_options.find(server.world, user_id, channel, name)
    data = command_options.fill(server.world, command, path, given, _attach(server, channel["id"], []), focused)
    interaction = interactions.new(server, interactions.AUTOCOMPLETE, user_id, channel["id"], data)
    interaction.name = " ".join([command["name"], *path])
    interactions.begin(server, interaction)
    return interaction


def use_component(
    server: Server, user_id: str, message_id: str, custom_id: str, values: list[str] | None
) -> Interaction:
    """Press a button, or choose values in a select."""
    message = message_for(server, user_id, message_id)
    component = components.find(message.data["components"], custom_id)
    if component is None:
        raise CannotDo("The message has no such component.")
    if component.get("disabled"):
        raise CannotDo("That component is disabled.")
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
    if component["type"] in components.SELECTS:
        data |= form_input.choose(server.world, component, values or [])
    elif values:
        raise CannotDo("A button takes no values.")
    interaction = interactions.new(server, interactions.COMPONENT, user_id, message.channel_id, data)
    interaction.message_id = message.id
    interactions.begin(server, interaction)
    return interaction


def submit(
    server: Server, user_id: str, opener_id: str, custom_id: str, fields: Json, uploads: list[Upload]
) -> Interaction:
    """Submit the modal that the interaction `opener_id` opened."""
    opener = server.world.interactions.get(opener_id)
    if opener is None or opener.user_id != user_id or not opener.modal or opener.modal["custom_id"] != custom_id:
        raise CannotDo("No such form is open.")
    entry = form_input.ModalInput(server.world, fields, _attach(server, opener.channel_id, uploads))
    data: Json = {"custom_id": custom_id, "components": [entry.fill(part) for part in opener.modal["components"]]}
    if entry.resolved:
        data["resolved"] = entry.resolved
    interaction = interactions.new(server, interactions.MODAL_SUBMIT, user_id, opener.channel_id, data)
    interaction.message_id, interaction.opened_by = opener.message_id, opener.id
    interactions.begin(server, interaction)
    return interaction


def open_dm(server: Server, user_id: str, recipient_id: str) -> Json:
    if recipient_id != server.world.bot_id:
        raise CannotDo("In the sandbox a person can only write to the bot.")
    channel = dms.open_channel(server, user_id, by_bot=False)
    return guild.channel_for(server.world, channel, user_id)


def close_dms(server: Server, user_id: str, *, closed: bool) -> None:
    others = [other for other in server.world.dms_closed if other != user_id]
    server.world.dms_closed = [*others, user_id] if closed else others
    server.live_events.send_to_all("world", {})
    server.changed()


def dismiss(server: Server, user_id: str, message_id: str) -> None:
    """Hide an ephemeral message from its reader. The bot gets no event."""
    message = message_for(server, user_id, message_id)
    if message.only_for != user_id:
        raise CannotDo("Only a message that only you see can be dismissed.")
    message.dismissed = True
    server.live_events.send(user_id, "message_delete", {"id": message.id, "channel_id": message.channel_id})
    server.changed()


def delete_message(server: Server, user_id: str, message_id: str) -> None:
    """Delete a message: one's own, or any message with the permission Manage Messages."""
    message = message_for(server, user_id, message_id)
    if message.data["author"]["id"] != user_id:
        permissions.require(server.world, user_id, server.world.channels[message.channel_id], bits.MANAGE_MESSAGES)
    messages.delete(server, message)


def delete_channel(server: Server, user_id: str, channel_id: str) -> None:
    threads.delete_channel(server, channel_for(server, user_id, channel_id), user_id)


def react(server: Server, user_id: str, message_id: str, emoji: str) -> None:
    message = message_for(server, user_id, message_id)
    if message.only_for:
        raise CannotDo("Nobody can react to a message that only they see.")
    reactions.add(server, message, user_id, reactions.key_of(server, emoji))


def take_back_reaction(server: Server, user_id: str, message_id: str, emoji: str) -> None:
    reactions.remove(server, message_for(server, user_id, message_id), user_id, reactions.key_of(server, emoji))


def mark_read(server: Server, user_id: str, channel_id: str, message_id: str) -> None:
    channel = channel_for(server, user_id, channel_id)
    marks = server.world.read.setdefault(user_id, {})
    marks[channel["id"]] = str(max(int(marks.get(channel["id"], 0)), int(message_id)))
    messages.tell_unread(server, user_id, channel["id"])
    server.changed()


def history(server: Server, user_id: str, channel_id: str, before: str | None = None, limit: int = 50) -> list[Json]:
    """Return the messages of a channel that this person sees, oldest first."""
    channel = channel_for(server, user_id, channel_id)
    kept = server.world.messages.get(channel["id"], {}).values()
    seen = [m for m in kept if messages.is_seen_by(m, user_id) and (before is None or int(m.id) < int(before))]
    return [messages.view(server, message, user_id) for message in seen[-limit:]]


def channels(server: Server, user_id: str) -> list[Json]:
    """Return the channels, threads and DMs that this person's client lists."""
    world = server.world
    seen = [channel for channel in world.channels.values() if _is_listed(server, user_id, channel)]
    return [guild.channel_for(world, channel, user_id) for channel in seen]


def _is_listed(server: Server, user_id: str, channel: Json) -> bool:
    if channel["type"] == DM:
        return any(user["id"] == user_id for user in channel["recipients"])
    if channel["type"] in THREADS and channel["parent_id"] not in server.world.channels:
        return False
    return permissions.can_see(server.world, user_id, channel)


def initial_state(server: Server, user_id: str) -> Json:
    """Return all that the web client loads at its start: people, server, channels, unread counts, commands."""
    world = server.world
    threads.archive_idle_threads(server)
    listed = channels(server, user_id)
    some = next((c for c in listed if c["type"] not in (DM, *THREADS)), None)
    here = command_options.usable_commands(world, user_id, some) if some else []
    return {
        "me": person(server, user_id),
        "people": list(world.users.values()),
        "guild": {
            "id": world.guild_id,
            "name": world.guild["name"],
            "owner_id": world.guild["owner_id"],
            "roles": guild.roles(world),
            "members": [guild.member(world, member_id) for member_id in world.members],
        },
        "channels": listed,
        "unread": {channel["id"]: messages.unread(server, user_id, channel["id"]) for channel in listed},
        "commands": here,
        "now": server.clock.iso(),
    }


def person(server: Server, user_id: str) -> Json:
    return {**server.world.users[user_id], "dms_closed": user_id in server.world.dms_closed}
