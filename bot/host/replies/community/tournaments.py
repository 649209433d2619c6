"""Replies about tournaments: setting one up, signing up and off, its page and its standings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.model.community.tournaments import FEWEST, Standing, Tournament, TournamentStatus
from bot.host.model.facts import Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import number
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Row, Style
from bot.host.screen.tournaments import overview, standings_page
from bot.host.services import Services
from games.core.protocol import say

SURE = "sure"


async def set_up(services: Services, reader: Reader, wished: Tournament) -> Message:
    """Open the sign-up of a new tournament, as an admin."""
    _check_admin(reader)
    made = await services.tournaments.create(wished)
    return reader.tell(say("tournament-set-up", least=FEWEST), _for_admins(reader, made))


async def latest(services: Services, reader: Reader) -> Message:
    """Show the latest tournament of the server to an admin."""
    _check_admin(reader)
    found = await services.store.read.tournaments.of_server(reader.guild or 0, 1)
    if not found:
        raise Refused(say("tournament-nothing-here"))
    return await page(services, reader, Action("tournament", value=str(found[0].id)))


async def page(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show how a tournament stands, with what the reader may do."""
    found = await _named(services, reader, act)
    view = await services.tournaments.view(found.id)
    rows = (_for_people(reader, found), _for_admins(reader, found) if reader.manages else ())
    return Message(overview(view, reader.words), tuple(row for row in rows if row))


async def sign_up(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    found = await _named(services, reader, act)
    entrant = await services.tournaments.sign_up(found.id, reader.person)
    is_in = entrant.standing is Standing.IN
    return reader.tell(say("tournament-signed-up" if is_in else "tournament-signed-up-as-substitute"))


async def sign_off(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    found = await _named(services, reader, act)
    was = await services.tournaments.sign_off(found.id, reader.id)
    is_early = was.status is TournamentStatus.SIGN_UP
    return reader.tell(say("tournament-signed-off" if is_early else "tournament-dropped-out"))


async def standings(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    found = await _named(services, reader, act)
    at = act.value.partition(".")[2]
    view = await services.tournaments.view(found.id)
    return standings_page(view, reader.words, reader.id, number(at) if at else 0)


async def start(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    _check_admin(reader)
    found = await _named(services, reader, act)
    await services.tournaments.start(found.id)
    return reader.tell(say("tournament-started"))


async def cancel(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Ask whether the admin is sure, or cancel the tournament."""
    _check_admin(reader)
    found = await _named(services, reader, act)
    if not act.value.endswith(f".{SURE}"):
        sure = reader.button(
            "button-tournament-cancel", Action("canceltournament", value=f"{found.id}.{SURE}"), Style.GRAVE
        )
        return reader.tell(say("tournament-cancel-sure"), (sure,))
    await services.tournaments.cancel(found.id)
    return await page(services, reader, Action("tournament", value=str(found.id)))


async def offers(services: Services, reader: Reader) -> list[Button]:
    """Return the buttons to the open tournaments of the reader's server, for other pages."""
    if reader.guild is None:
        return []
    found = await services.store.read.tournaments.of_server(reader.guild, 1)
    return [
        reader.button("button-tournament-page", Action("tournament", value=str(each.id)))
        for each in found
        if each.status is not TournamentStatus.CANCELLED
    ]


async def _named(services: Services, reader: Reader, act: Action) -> Tournament:
    """Return the tournament of an action. For people of other servers it does not exist."""
    found = await services.store.read.tournaments.get(number(act.value.partition(".")[0]))
    if found is None or found.guild != reader.guild:
        raise Refused(say("tournament-none"))
    return found


def _check_admin(reader: Reader) -> None:
    if not reader.manages or reader.guild is None:
        raise Refused(say("admin-only-here"))


def _for_people(reader: Reader, found: Tournament) -> Row:
    own = str(found.id)
    board = reader.button("button-tournament-standings", Action("standings", value=own))
    if not found.is_open:
        return (board,)
    early = found.status is TournamentStatus.SIGN_UP
    join = "button-tournament-sign-up" if early else "button-tournament-substitute"
    leave = "button-tournament-sign-off" if early else "button-tournament-drop-out"
    return (
        reader.button(join, Action("signup", value=own), Style.GOOD),
        reader.button(leave, Action("signoff", value=own)),
        board,
    )


def _for_admins(reader: Reader, found: Tournament) -> Row:
    own = str(found.id)
    start = reader.button("button-tournament-start", Action("starttournament", value=own), Style.PRIMARY)
    stop = reader.button("button-tournament-cancel", Action("canceltournament", value=own))
    return (*((start,) if found.status is TournamentStatus.SIGN_UP else ()), *((stop,) if found.is_open else ()))


VERBS = {
    "tournament": page,
    "signup": sign_up,
    "signoff": sign_off,
    "standings": standings,
    "starttournament": start,
    "canceltournament": cancel,
}
