"""Looking by command: board, hand, players, log, cards, rules, games; and what a server still has to allow."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.host.model.actions import Action
from bot.host.model.facts import OPEN, Refused
from bot.host.model.presses import number
from bot.host.replies import lookups
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message, fitting
from bot.ui import answering
from bot.ui.base import Interaction
from bot.ui.commands.groups import about, choices, command, dune, reply, resolve_game
from bot.ui.commands.seating import known_games, others
from bot.ui.permissions import examined
from games.core.protocol import Text, say
from games.core.texts import plain


@command(dune, "status")
async def status(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, lookups.status)


async def pictures(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The pictures of the game that is meant, by their names."""
    reader = await answering.reader_of(interaction)
    host = interaction.client.host
    summary = await host.summary(await resolve_game(interaction, getattr(interaction.namespace, "game", None)))
    named = [(plain(reader.say(each.title)), each.key) for each in host.pictures(summary)]
    return choices(named, current)


@command(dune, "board", picture=pictures)
async def board(interaction: Interaction, picture: str | None = None, game: str | None = None) -> None:
    if picture in (None, "board"):
        await about(interaction, game, lookups.board)
    else:
        await about(interaction, game, lookups.look_at, picture or "")


@command(dune, "hand")
async def hand(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, lookups.hand)


@command(dune, "since")
async def since(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, lookups.since)


@command(dune, "player", player=others)
async def show_player(interaction: Interaction, player: str, game: str | None = None) -> None:
    chosen = await resolve_game(interaction, game)
    reader = await answering.reader_of(interaction, chosen)
    await reply(interaction, await lookups.player(interaction.client.host, reader, chosen, number(player)), reader)


@command(dune, "log")
async def log(
    interaction: Interaction,
    page: app_commands.Range[int, 1, 9999] | None = None,
    turn: app_commands.Range[int, 1, 9999] | None = None,
    game: str | None = None,
) -> None:
    """Sentences by the page, or one turn with its picture."""
    if turn is not None:
        await about(interaction, game, lookups.replay, str(turn - 1))
    else:
        await about(interaction, game, lookups.log, str(page - 1) if page else "")


@command(dune, "replay")
async def replay(
    interaction: Interaction,
    turn: app_commands.Range[int, 1, 9999] | None = None,
    first_round: app_commands.Range[int, 1, 99] | None = None,
    last_round: app_commands.Range[int, 1, 99] | None = None,
    verify: bool = False,
    game: str | None = None,
) -> None:
    """One turn with its picture, or a film of the whole game or of some rounds; or all its chance checked again."""
    if verify:
        await about(interaction, game, lookups.verify)
    elif turn is not None:
        await about(interaction, game, lookups.replay, str(turn - 1))
    elif first_round or last_round:
        await about(interaction, game, lookups.film, f"{first_round or 1}-{last_round or 99}")
    else:
        await about(interaction, game, lookups.film)


async def _here(interaction: Interaction) -> str | None:
    """The game at hand, if there is one."""
    try:
        return await resolve_game(interaction, None)
    except Refused:
        return None


async def cards(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Every card of the game at hand, or of all games."""
    host = interaction.client.host
    reader = await answering.reader_of(interaction)
    here = await _here(interaction)
    keys = [(await host.summary(here)).key] if here else list(host.games)
    found = [
        (plain(reader.say(entry.name)), f"{key}:{entry.key}") for key in keys for entry in lookups.entries(host, key)
    ]
    return choices(found, current)


@command(dune, "card", card=cards)
async def show_card(interaction: Interaction, card: str) -> None:
    reader = await answering.reader_of(interaction)
    host = interaction.client.host
    key, _, chosen = card.partition(":")
    if key not in host.games:
        raise Refused(say("no-such-card"))
    await reply(interaction, await lookups.card(host, reader, key, chosen), reader)


@command(dune, "rules", kind=known_games)
async def rules(interaction: Interaction, kind: str | None = None) -> None:
    reader = await answering.reader_of(interaction)
    host = interaction.client.host
    here = await _here(interaction) if kind is None else None
    act = Action("rules", here or "", 0, kind or next(iter(host.games), ""))
    await reply(interaction, await lookups.rules(host, reader, act), reader)


@command(dune, "games")
async def games(interaction: Interaction) -> None:
    reader = await answering.reader_of(interaction)
    await reply(interaction, await lookups.games(interaction.client.host, reader, Action("games")), reader)


@command(dune, "help")
async def help_(interaction: Interaction) -> None:
    reader = await answering.reader_of(interaction)
    await reply(interaction, await lookups.help_(interaction.client.host, reader, Action("help")), reader)


@command(dune, "doctor")
async def doctor(interaction: Interaction) -> None:
    """Which permission is missing where; for those who can mend it."""
    reader = await answering.reader_of(interaction)
    if interaction.guild is None or not reader.manages:
        raise Refused(say("admin-not-allowed"))
    here = await interaction.client.host.games_in(interaction.guild.id)
    found = examined(interaction.guild, {summary.channel for summary in here if summary.status in OPEN})
    await reply(interaction, _diagnosis(reader, found), reader)


def _diagnosis(reader: Reader, found: list[tuple[int, list[Text]]]) -> Message:
    if not found:
        return reader.tell(say("doctor-well"))
    lines = [reader.say(say("doctor-missing", where=f"<#{channel}>", what=lacking)) for channel, lacking in found]
    return Message(fitting([reader.say(say("doctor-title"))], lines))
