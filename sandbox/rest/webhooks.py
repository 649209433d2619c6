"""REST routes of interaction answers: the callback, the original response and follow-ups."""

from sandbox.protocol import interactions
from sandbox.protocol.payloads import Json
from sandbox.rest.call import Answer, Call, Route
from sandbox.world import messages
from sandbox.world.world import Interaction


def callback(call: Call) -> Answer | None:
    interaction = interactions.get_unanswered(call.server, call.params["interaction_id"], call.params["token"])
    interactions.respond(call.server, interaction, call.body, call.uploads)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return Answer(200, _response(call, interaction))


def _response(call: Call, interaction: Interaction) -> Json:
    """Return the body for `with_response`. It holds a message only if the callback posted or edited one."""
    world = call.server.world
    about: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel_id}
    if world.channels[interaction.channel_id]["type"] != 1:
        about["guild_id"] = world.guild_id
    answer: Json = {"interaction": about}
    original = world.messages.get(interaction.channel_id, {}).get(interaction.original_id or "")
    if original:
        about |= {
            "response_message_id": original.id,
            "response_message_loading": interaction.status == "thinking",
            "response_message_ephemeral": original.only_for is not None,
        }
        if interaction.answered in (interactions.REPLY, interactions.UPDATE):
            shown = messages.view(call.server, original, call.bot_id)
            answer["resource"] = {"type": interaction.answered, "message": shown}
    return answer


def _interaction(call: Call) -> Interaction:
    return interactions.by_token(call.server, call.params["webhook_id"], call.params["token"])


def follow_up(call: Call) -> Json:
    message = interactions.follow_up(call.server, _interaction(call), call.body, call.uploads)
    return messages.view(call.server, message, call.bot_id)


def get(call: Call) -> Json:
    message = interactions.message_of(call.server, _interaction(call), call.params["message_id"])
    return messages.view(call.server, message, call.bot_id)


def edit(call: Call) -> Json:
    interaction = _interaction(call)
    message = interactions.message_of(call.server, interaction, call.params["message_id"])
    interactions.edit(call.server, interaction, message, call.body, call.uploads)
    return messages.view(call.server, message, call.bot_id)


def delete(call: Call) -> None:
    interaction = _interaction(call)
    message = interactions.message_of(call.server, interaction, call.params["message_id"])
    interactions.remove(call.server, interaction, message)


_ONE = "/webhooks/{webhook_id}/{token}/messages/{message_id}"
ROUTES: list[Route] = [
    ("POST", "/interactions/{interaction_id}/{token}/callback", callback),
    ("POST", "/webhooks/{webhook_id}/{token}", follow_up),
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
]
