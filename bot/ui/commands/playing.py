"""Commands that play: answer, undo, vote, standing orders, plans, reminders of others."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.host.model.facts import Panel, Refused
from bot.host.model.interaction.actions import Action
from bot.host.replies import personal, planning, playing
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.host.services import Services
from bot.ui.base import Interaction
from bot.ui.commands.groups import about, answer_about, choices, command, dune, me, reader_of, resolve_game, worded
from games.core.protocol import Picks, StandingOrder, say
from games.core.texts import plain

Amount = app_commands.Range[int, 1, 99]
VOTE_CHOICES = [Choice(name=worded("button-agree"), value="yes"), Choice(name=worded("button-refuse"), value="no")]

PLAN_CHOICES = [
    Choice(name=worded(key), value=verb)
    for key, verb in (("plan-settle", "planset"), ("plan-back", "planback"), ("plan-withdraw", "plandrop"))
]


async def _panel(interaction: Interaction) -> Panel | None:
    """Return the panel of the person who types, or None if they have none."""
    try:
        game = await resolve_game(interaction, getattr(interaction.namespace, "game", None))
        return await interaction.client.host.table.panel(game, interaction.user.id)
    except Refused:
        return None


async def options(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest all answers that the player may give now."""
    panel = await _panel(interaction)
    if panel is None:
        return []
    reader = await reader_of(interaction)
    names = panel.seat_view.summary.names
    found = [(plain(reader.say(text, names)), f"{question.id}|{key}") for question, key, text in playing.offered(panel)]
    return choices(found, current)


@command(dune, "play", choice=options, second=options, third=options)
async def play(
    interaction: Interaction,
    choice: str | None = None,
    amount: Amount = 1,
    second: str | None = None,
    second_amount: Amount = 1,
    third: str | None = None,
    third_amount: Amount = 1,
    game: str | None = None,
) -> None:
    """Answer a question; without a choice, show the panel as the button Your move does."""
    given = [
        (each, count) for each, count in ((choice, amount), (second, second_amount), (third, third_amount)) if each
    ]

    async def work(services: Services, reader: Reader, chosen: str) -> Message:
        question, picks = _read(given)
        return await playing.play(services, reader, chosen, picks, question)

    await answer_about(interaction, game, work, opens_panel=True)


def _read(given: list[tuple[str, int]]) -> tuple[str | None, Picks]:
    """Return the question and the picks that suggested choices mean. All choices must answer the same question."""
    picks: Picks = {}
    asked = {choice.partition("|")[0] for choice, _ in given}
    if len(asked) > 1 or any("|" not in choice for choice, _ in given):
        raise Refused(say("play-choose-from-list"))
    for choice, count in given:
        key = choice.partition("|")[2]
        picks[key] = picks.get(key, 0) + count
    return next(iter(asked), None), picks


@command(dune, "undo")
async def undo(interaction: Interaction, ask: bool = False, game: str | None = None) -> None:
    """Take back one step, or show what the table would be asked to undo."""
    await about(interaction, game, playing.ask if ask else playing.take_back_now)


@command(dune, "vote")
@app_commands.choices(answer=VOTE_CHOICES)
async def vote(interaction: Interaction, answer: str, game: str | None = None) -> None:
    async def work(services: Services, reader: Reader, chosen: str) -> Message:
        open_vote = (await services.table.panel(chosen, reader.id)).vote
        if open_vote is None:
            raise Refused(say("no-vote"))
        handler = playing.agree if answer == "yes" else playing.refuse
        return await handler(services, reader, Action(answer, chosen, value=str(open_vote.id)))

    await answer_about(interaction, game, work)


async def offered_orders(interaction: Interaction, current: str) -> list[Choice[str]]:
    panel = await _panel(interaction)
    return await _orders(interaction, panel, panel.may_order if panel else (), current)


async def given_orders(interaction: Interaction, current: str) -> list[Choice[str]]:
    panel = await _panel(interaction)
    return await _orders(interaction, panel, panel.orders if panel else (), current)


async def _orders(
    interaction: Interaction, panel: Panel | None, orders: Sequence[StandingOrder], current: str
) -> list[Choice[str]]:
    reader = await reader_of(interaction)
    names = panel.seat_view.summary.names if panel else ()
    return choices([(plain(reader.say(order.text, names)), order.key) for order in orders], current)


@command(dune, "orders", give=offered_orders, withdraw=given_orders)
async def orders(
    interaction: Interaction, give: str | None = None, withdraw: str | None = None, game: str | None = None
) -> None:
    """Give or withdraw a standing order, or show all of them."""
    if give is not None:
        await about(interaction, game, playing.order, give)
    elif withdraw is not None:
        await about(interaction, game, playing.withdraw, withdraw)
    else:
        await about(interaction, game, playing.orders)


async def plannable(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the steps that may be added to the player's plan."""
    try:
        game = await resolve_game(interaction, getattr(interaction.namespace, "game", None))
        planned = await interaction.client.host.planner.look(game, interaction.user.id)
    except Refused:
        return []
    reader = await reader_of(interaction)
    names = planned.panel.seat_view.summary.names
    return choices([(plain(reader.say(text, names)), value) for value, text in planning.offered(planned)], current)


@command(me, "plan", step=plannable)
@app_commands.choices(then=PLAN_CHOICES)
async def plan(
    interaction: Interaction,
    step: str | None = None,
    amount: Amount = 1,
    then: str | None = None,
    game: str | None = None,
) -> None:
    """Add a step to the plan, settle it, take a step back or withdraw it; without options, show it."""
    if step is None:
        await about(interaction, game, planning.VERBS[then or "plan"])
        return
    added = step

    async def work(services: Services, reader: Reader, chosen: str) -> Message:
        question, picks = _read([(added, amount)])
        return await planning.add(services, reader, chosen, question or "", picks)

    await answer_about(interaction, game, work)


@command(dune, "nudge")
async def nudge(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, personal.nudge)
