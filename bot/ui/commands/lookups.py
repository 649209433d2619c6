"""Commands that show something: board, hand, player, log, replay, card, rules, games, help, missing permissions."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.host.model.facts import OPEN, Refused, Summary
from bot.host.model.interaction.actions import Action
from bot.host.replies import history, lookups, reference, searching
from bot.host.replies.reader import Reader
from bot.host.replies.searching import LONGEST_QUESTION
from bot.host.screen.elements import Message, fitting
from bot.host.services import Services
from bot.ui.base import Interaction
from bot.ui.commands.groups import about, answer, answer_about, choices, command, dune, reader_of, resolve_game
from bot.ui.commands.seating import known_games, others, seat_named
from bot.ui.permissions import find_missing
from games.core.protocol import Text, say
from games.core.texts import plain


@command(dune, "status")
async def status(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, lookups.status)


async def pictures(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the pictures of the game."""
    reader = await reader_of(interaction)
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
    async def work(services: Services, reader: Reader, chosen: str) -> Message:
        return await lookups.player(services, reader, chosen, await seat_named(services, chosen, player))

    await answer_about(interaction, game, work)


@command(dune, "log")
async def log(
    interaction: Interaction,
    page: app_commands.Range[int, 1, 9999] | None = None,
    turn: app_commands.Range[int, 1, 9999] | None = None,
    game: str | None = None,
) -> None:
    """Show a page of the log, or one turn with its picture."""
    if turn is not None:
        await about(interaction, game, history.replay, str(turn - 1))
    else:
        await about(interaction, game, history.log, str(page - 1) if page else "")


@command(dune, "replay")
async def replay(
    interaction: Interaction,
    turn: app_commands.Range[int, 1, 9999] | None = None,
    first_round: app_commands.Range[int, 1, 99] | None = None,
    last_round: app_commands.Range[int, 1, 99] | None = None,
    verify: bool = False,
    game: str | None = None,
) -> None:
    """Show one turn, or a film of the game or of some rounds; or check every random draw against the seed."""
    if verify:
        await about(interaction, game, history.verify)
    elif turn is not None:
        await about(interaction, game, history.replay, str(turn - 1))
    elif first_round or last_round:
        await about(interaction, game, history.film, f"{first_round or 1}-{last_round or 99}")
    else:
        await about(interaction, game, history.film)


async def _here(interaction: Interaction) -> str | None:
    """Return the game of the channel or of the person who types, if there is one."""
    try:
        return await resolve_game(interaction, None)
    except Refused:
        return None


async def _games_to_look_in(interaction: Interaction) -> tuple[list[str], Summary | None]:
    """Return the key and summary of the game of the channel or person, or the keys of all games."""
    host = interaction.client.host
    here = await _here(interaction)
    summary = await host.summary(here) if here else None
    return ([summary.key] if summary else list(host.games)), summary


async def cards(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest every card, place and term: first those of the game that is played here."""
    keys, summary = await _games_to_look_in(interaction)
    reader = await reader_of(interaction)
    return choices(reference.suggestions(interaction.client.host, reader, keys, summary, current), "")


@command(dune, "card", card=cards)
async def show_card(interaction: Interaction, card: str) -> None:
    """Show what was chosen from the list, or what was typed: a name, a part of it, or the code of an area."""
    host = interaction.client.host
    keys, summary = await _games_to_look_in(interaction)
    typed = None if card.partition(":")[0] in host.games else card
    chosen = card
    if typed is not None:
        reader = await reader_of(interaction)
        every = [*keys, *(key for key in host.games if key not in keys)]
        chosen = reference.typed_entry(host, reader, every, typed, summary) or ""
    key, _, entry = chosen.partition(":")
    if key not in host.games:
        raise Refused(say("no-such-card"))
    here = summary if summary and summary.key == key else None
    await answer(interaction, lambda services, reader: reference.card(services, reader, key, entry, here))


@command(dune, "rules", kind=known_games)
async def rules(
    interaction: Interaction,
    kind: str | None = None,
    ask: app_commands.Range[str, 1, LONGEST_QUESTION] | None = None,
) -> None:
    """Show a chapter of the short rules, or quote the passages that answer a question."""
    here = await _here(interaction) if kind is None else None
    if ask is not None:
        question, summary = ask, await interaction.client.host.summary(here) if here else None
        await answer(interaction, lambda services, reader: searching.find(services, reader, question, kind, summary))
        return
    action = Action("rules", here or "", 0, kind or next(iter(interaction.client.host.games), ""))
    await answer(interaction, lambda services, reader: reference.rules(services, reader, action))


@command(dune, "games")
async def games(interaction: Interaction) -> None:
    await answer(interaction, lambda services, reader: lookups.games(services, reader, Action("games")))


@command(dune, "help")
async def help_(interaction: Interaction) -> None:
    await answer(interaction, lambda services, reader: reference.help_(services, reader, Action("help")))


@command(dune, "doctor")
async def doctor(interaction: Interaction) -> None:
    """Show an admin which permissions the bot lacks in which channel."""
    guild = interaction.guild

    async def examine(services: Services, reader: Reader) -> Message:
        if guild is None or not reader.manages:
            raise Refused(say("admin-not-allowed"))
        here = await services.games_in(guild.id)
        return _missing_permissions(
            reader, find_missing(guild, {summary.channel for summary in here if summary.status in OPEN})
        )

    await answer(interaction, examine)


def _missing_permissions(reader: Reader, found: list[tuple[int, list[Text]]]) -> Message:
    if not found:
        return reader.tell(say("doctor-well"))
    lines = [reader.say(say("doctor-missing", where=f"<#{channel}>", what=lacking)) for channel, lacking in found]
    return Message(fitting([reader.say(say("doctor-title"))], lines))
