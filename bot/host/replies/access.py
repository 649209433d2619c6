"""The people who may know of a game: its players everywhere, and in its server everybody who sees its channel.

For everybody else the game does not exist, whichever way they ask for it.
"""

from __future__ import annotations

from bot.host.model.facts import Refused
from bot.host.model.interaction.interactions import Visitor
from bot.host.model.records import Whereabouts
from bot.host.services import Services
from games.core.protocol import say


async def check_access(services: Services, visitor: Visitor, game: str, *, as_admin: bool = False) -> Whereabouts:
    """Return where a game is played, or refuse if the visitor may not know of it.

    `as_admin`: an admin of the server may know of all its games.
    """
    place = await services.whereabouts(game, visitor.person.id)
    if place is None or not (place.is_theirs or await _can_see(visitor, place, as_admin)):
        raise Refused(say("host-no-such-game"))
    return place


async def _can_see(visitor: Visitor, place: Whereabouts, as_admin: bool) -> bool:
    if place.guild is None or place.guild != visitor.guild:
        return False
    if place.channel == visitor.channel or (as_admin and visitor.is_admin):
        return True
    return await visitor.can_see(place.channel)


async def resolve_game(services: Services, visitor: Visitor, named: str | None, *, as_admin: bool = False) -> str:
    """Return a command's game: the named game, the channel's game, or the game that waits for the visitor."""
    if named:
        await check_access(services, visitor, named, as_admin=as_admin)
        return named
    return await services.choose(visitor.person.id, visitor.channel)
