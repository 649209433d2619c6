"""REST routes of reactions."""

from sandbox.protocol.payloads import Json
from sandbox.rest.call import Call, Route
from sandbox.world import permission_bits as bits
from sandbox.world import permissions, reactions


def _key(call: Call) -> str:
    return reactions.key_of(call.server, call.params["emoji"])


def add(call: Call) -> None:
    reactions.add(call.server, call.message(), call.bot_id, _key(call))


def remove_own(call: Call) -> None:
    reactions.remove(call.server, call.message(), call.bot_id, _key(call))


def remove(call: Call) -> None:
    permissions.require(call.server.world, call.bot_id, call.channel(), bits.MANAGE_MESSAGES)
    reactions.remove(call.server, call.message(), call.params["user_id"], _key(call))


def users(call: Call) -> list[Json]:
    listed = call.message().reactions.get(_key(call), [])
    after = call.snowflake("after") or 0
    return [call.server.world.users[user] for user in sorted(listed, key=int) if int(user) > after][: call.limit()]


def clear(call: Call) -> None:
    permissions.require(call.server.world, call.bot_id, call.channel(), bits.MANAGE_MESSAGES)
    reactions.clear(call.server, call.message(), _key(call) if "emoji" in call.params else None)


_ALL = "/channels/{channel_id}/messages/{message_id}/reactions"
ROUTES: list[Route] = [
    ("DELETE", _ALL, clear),
    ("GET", _ALL + "/{emoji}", users),
    ("DELETE", _ALL + "/{emoji}", clear),
    ("PUT", _ALL + "/{emoji}/@me", add),
    ("DELETE", _ALL + "/{emoji}/@me", remove_own),
    ("DELETE", _ALL + "/{emoji}/{user_id}", remove),
]
