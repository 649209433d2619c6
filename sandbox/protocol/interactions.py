"""Interactions: a person's action is sent to the bot, which has 3 seconds to answer and 15 minutes to follow up."""

import asyncio
import base64
import secrets

from sandbox.limits import componentlimits
from sandbox.limits import messagelimits as limits
from sandbox.protocol import message_body
from sandbox.protocol.payloads import ApiError, Json, Problems, Upload, unknown
from sandbox.server import Server
from sandbox.world import commands, components, files, guild, messages, permissions
from sandbox.world.world import DM, Interaction, Message

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

TOKEN_LIFETIME = 15 * 60.0
NO_ANSWER = "The application did not respond"

_ALLOWED = {
    COMMAND: (REPLY, DEFER, MODAL),
    COMPONENT: (REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (REPLY, DEFER, DEFER_UPDATE, UPDATE),
}


def begin(server: Server, interaction: Interaction) -> None:
    """Send the interaction to the bot and start the timeout of its answer."""
    _drop_expired(server)
    world = server.world
    world.interactions[interaction.id] = interaction
    in_guild = world.channels[interaction.channel_id]["type"] != DM
    server.gateway.dispatch(
        "INTERACTION_CREATE", payload(server, interaction), guild_id=world.guild_id if in_guild else None
    )
    _notify(server, interaction)
    server.clock.call_later(server.settings.answer_within, lambda: _expire(server, interaction, "pending"))


def new(server: Server, kind: int, user_id: str, channel_id: str, data: Json) -> Interaction:
    interaction_id = server.ids.next()
    return Interaction(
        id=interaction_id,
        token=_token(interaction_id),
        type=kind,
        user_id=user_id,
        channel_id=channel_id,
        created=server.clock.now(),
        data=data,
    )


def _token(interaction_id: str) -> str:
    """Return a new token. Like Discord's, it contains the interaction id."""
    return base64.urlsafe_b64encode(f"interaction:{interaction_id}:{secrets.token_urlsafe(48)}".encode()).decode()


def _interaction_id(token: str) -> str:
    try:
        return base64.urlsafe_b64decode(token).decode().split(":")[1]
    except (ValueError, IndexError):
        return ""


def _drop_expired(server: Server) -> None:
    """Drop interactions whose tokens have expired, oldest first."""
    kept = server.world.interactions
    while kept:
        oldest = next(iter(kept.values()))
        if server.clock.now() - oldest.created <= 2 * TOKEN_LIFETIME:
            return
        del kept[oldest.id]


def _expire(server: Server, interaction: Interaction, status: str) -> None:
    if interaction.status == status:
        interaction.status, interaction.reason = "failed", NO_ANSWER
        _notify(server, interaction)


def _notify(server: Server, interaction: Interaction) -> None:
    """Send the new status to the person, and wake the test that waits for it."""
    notice: Json = {"interaction_id": interaction.id, "status": interaction.status}
    if interaction.reason:
        notice["reason"] = interaction.reason
    if interaction.original_id:
        notice["message_id"] = interaction.original_id
    server.live_events.send(interaction.user_id, "interaction", notice)
    step = server.progress.pop(interaction.id, None)
    if step:
        step.set()


async def next_step(server: Server, interaction: Interaction, timeout: float) -> None:
    """Wait for the next change of an interaction."""
    step = server.progress.setdefault(interaction.id, asyncio.Event())
    await asyncio.wait_for(step.wait(), timeout)


def payload(server: Server, interaction: Interaction) -> Json:
    """Return the data of the event INTERACTION_CREATE."""
    world = server.world
    channel = world.channels[interaction.channel_id]
    user = world.users[interaction.user_id]
    shown: Json = {
        "id": interaction.id,
        "application_id": world.application["id"],
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": files.with_signed_urls(interaction.data, server.base, server.clock),
        "channel_id": channel["id"],
        "channel": {**guild.channel_for(world, channel, world.bot_id)},
        "locale": "en-US",
        "entitlements": [],
        "app_permissions": str(permissions.in_channel(world, world.bot_id, channel)),
        "authorizing_integration_owners": {"0": "0" if channel["type"] == DM else world.guild_id},
        "context": 1 if channel["type"] == DM else 0,
        "attachment_size_limit": limits.MAX_FILE_BYTES,
    }
    bits = str(permissions.in_channel(world, user["id"], channel))
    shown["channel"]["permissions"] = bits
    if channel["type"] == DM:
        shown["user"] = user
    else:
        shown["guild_id"] = world.guild_id
        shown["guild_locale"] = "en-US"
        shown["guild"] = {"id": world.guild_id, "locale": "en-US", "features": []}
        shown["member"] = {**guild.member(world, user["id"]), "permissions": bits}
    source = source_of(server, interaction)
    if source:
        shown["message"] = messages.view(server, source, world.bot_id)
    return shown


def source_of(server: Server, interaction: Interaction) -> Message | None:
    """Return the message whose component was used, or None."""
    if interaction.message_id is None:
        return None
    return server.world.messages.get(interaction.channel_id, {}).get(interaction.message_id)


def get_unanswered(server: Server, interaction_id: str, token: str) -> Interaction:
    """Return the interaction for a callback. Raise an error if it is unknown, answered or expired."""
    interaction = server.world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise unknown("Interaction")
    if interaction.answered is not None:
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    if server.clock.now() - interaction.created > server.settings.answer_within:
        raise unknown("Interaction")
    return interaction


def respond(server: Server, interaction: Interaction, body: Json, uploads: list[Upload]) -> None:
    """Carry out the bot's callback."""
    kind, data = body.get("type"), body.get("data") or {}
    if kind not in _ALLOWED[interaction.type] or (kind in (DEFER_UPDATE, UPDATE) and not interaction.message_id):
        problems = Problems()
        problems.choices(("type",), kind, _ALLOWED[interaction.type])
        problems.choices(("type",), kind, (REPLY, DEFER, MODAL) if not interaction.message_id else (kind,))
        problems.raise_if_any()
    match kind:
        case 4:
            _reply(server, interaction, data, uploads)
        case 5:
            _defer(server, interaction, data)
        case 6:
            interaction.original_id, interaction.status = interaction.message_id, "done"
        case 7:
            _update(server, interaction, data, uploads)
        case 8:
            _offer_choices(interaction, data)
        case 9:
            _open_modal(server, interaction, data)
    interaction.answered = kind
    _notify(server, interaction)
    server.changed()


def _reply(server: Server, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
    message = _compose(server, interaction, data, uploads, prefix="data")
    interaction.original_id, interaction.status = message.id, "done"
    messages.keep(server, message)


def _defer(server: Server, interaction: Interaction, data: Json) -> None:
    """Post a "thinking" message, which the first follow-up or edit fills."""
    message = _new_answer(server, interaction, limits.settable(data.get("flags")) & limits.EPHEMERAL)
    message.data["flags"] |= limits.LOADING
    interaction.original_id, interaction.status = message.id, "thinking"
    interaction.touched.append(message.id)
    messages.keep(server, message)
    server.clock.call_later(TOKEN_LIFETIME, lambda: _expire(server, interaction, "thinking"))


def _update(server: Server, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
    source = source_of(server, interaction)
    if source is None:
        raise unknown("Message")
    messages.edit(server, source, data, uploads, prefix="data")
    interaction.original_id, interaction.status = source.id, "done"
    interaction.touched.append(source.id)


def _offer_choices(interaction: Interaction, data: Json) -> None:
    problems = Problems("data")
    choices = data.get("choices") or []
    commands.check_choices(choices, _focused_type(interaction.data.get("options") or []), ("choices",), problems)
    problems.raise_if_any()
    interaction.choices, interaction.status = choices, "done"


def _focused_type(options: list[Json]) -> int | None:
    """Return the type of the focused option, which may be inside subcommands."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        found = _focused_type(option.get("options") or [])
        if found:
            return found
    return None


def _open_modal(server: Server, interaction: Interaction, data: Json) -> None:
    problems = Problems("data")
    problems.length(("title",), data.get("title"), 45, 1)
    problems.length(("custom_id",), data.get("custom_id"), 100, 1)
    componentlimits.Check(problems, server.world.emojis.__contains__).modal(data.get("components") or [])
    problems.raise_if_any()
    parts = components.complete(data["components"], lambda _: None)
    interaction.modal = {"custom_id": data["custom_id"], "title": data["title"], "components": parts}
    interaction.status = "done"
    server.live_events.send(
        interaction.user_id, "modal", {"interaction_id": interaction.id, "modal": interaction.modal}
    )


def _new_answer(server: Server, interaction: Interaction, flags: int) -> Message:
    """Return a message without content that answers an interaction."""
    world = server.world
    channel = world.channels[interaction.channel_id]
    kind = messages.CONTEXT_MENU if interaction.command_type != 1 else messages.SLASH_COMMAND
    message = messages.blank(server, channel, world.bot_id, kind)
    message.interaction = interaction.id
    message.data |= {
        "application_id": world.application["id"],
        "webhook_id": world.application["id"],
        "interaction_metadata": metadata(server, interaction),
        "flags": flags,
    }
    if flags & limits.EPHEMERAL:
        message.only_for = interaction.user_id
    answers_to = interaction.original_id or interaction.message_id
    if answers_to:
        messages.refer(server, message, answers_to)
    elif interaction.type == COMMAND:
        user = world.users[interaction.user_id]
        message.data["interaction"] = {"id": interaction.id, "type": COMMAND, "name": interaction.name, "user": user}
    return message


def _compose(
    server: Server, interaction: Interaction, data: Json, uploads: list[Upload], prefix: str | None
) -> Message:
    message = _new_answer(server, interaction, limits.settable(data.get("flags")))
    message_body.apply_body(server, message, data, uploads, server.world.bot_id, prefix)
    interaction.touched.append(message.id)
    return message


def metadata(server: Server, interaction: Interaction) -> Json:
    """Return the metadata of a message: the person and the action that caused it."""
    shown: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": server.world.users[interaction.user_id],
        "authorizing_integration_owners": {"0": server.world.guild_id},
    }
    if interaction.type == COMMAND:
        shown |= {"name": interaction.name, "command_type": interaction.command_type}
    elif interaction.type == COMPONENT:
        shown["interacted_message_id"] = interaction.message_id
    opener = server.world.interactions.get(interaction.opened_by or "")
    if opener:
        shown["triggering_interaction_metadata"] = metadata(server, opener)
    if interaction.original_id:
        shown["original_response_message_id"] = interaction.original_id
    return shown


def by_token(server: Server, application_id: str, token: str) -> Interaction:
    """Return the interaction of a follow-up's token. Raise an error if it is unknown, unanswered or expired."""
    interaction = server.world.interactions.get(_interaction_id(token))
    if application_id != server.world.application["id"] or interaction is None or interaction.token != token:
        raise unknown("Webhook")
    if interaction.answered is None:
        raise unknown("Webhook")
    if server.clock.now() - interaction.created > TOKEN_LIFETIME:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    return interaction


def message_of(server: Server, interaction: Interaction, message_id: str) -> Message:
    """Return a message that the interaction's token may read and edit."""
    wanted = interaction.original_id if message_id == "@original" else message_id
    kept = server.world.messages.get(interaction.channel_id, {}).get(wanted or "")
    if kept is None or (kept.interaction != interaction.id and wanted != interaction.original_id):
        raise unknown("Message")
    return kept


def follow_up(server: Server, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
    """Post a follow-up message. The first one after a deferral fills the deferred message instead."""
    if interaction.status == "thinking":
        original = message_of(server, interaction, "@original")
        edit(server, interaction, original, body, uploads)
        return original
    message = _compose(server, interaction, body, uploads, prefix=None)
    messages.keep(server, message)
    _notify(server, interaction)
    return message


def edit(server: Server, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]) -> None:
    messages.edit(server, message, body, uploads)
    interaction.touched.append(message.id)
    if interaction.status == "thinking" and message.id == interaction.original_id:
        interaction.status = "done"
    _notify(server, interaction)


def remove(server: Server, interaction: Interaction, message: Message) -> None:
    messages.delete(server, message)
    if interaction.status == "thinking" and message.id == interaction.original_id:
        interaction.status = "done"
    _notify(server, interaction)
