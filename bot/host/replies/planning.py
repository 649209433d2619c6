"""Replies about the plan for a player's next turn: show, add steps, settle, withdraw."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.facts import PostRef
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.planning import Planning
from bot.host.model.preferences import Pictures
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.screen import plans
from bot.host.screen.elements import Message
from bot.host.services import Services
from games.core.protocol import Picks, Text, say


async def plan(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the plan. The value "else" begins another course, for when the first becomes impossible."""
    return _drawn(
        reader, await services.planner.look(act.game, reader.id, _place(reader)), begins=act.value == plans.OTHERWISE
    )


async def press(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Reply to a press on the plan's panel: it adds a step, or shows another part of the panel."""
    meant = msgspec.structs.replace(act, verb=plans.PLAN_VERBS[act.verb])
    return _drawn(reader, await services.planner.press(meant, values, reader.id, _place(reader)), begins=True)


async def settle(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return _drawn(reader, await services.planner.settle(act.game, reader.id, _place(reader)))


async def step_back(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return _drawn(reader, await services.planner.back(act.game, reader.id, _place(reader)), begins=True)


async def withdraw(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    await services.planner.withdraw(act.game, reader.id, _place(reader))
    return playing.drawn(reader, await services.table.panel(act.game, reader.id), notice=say("plan-withdrawn"))


async def leave(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the panel in place of the plan."""
    if (place := _place(reader)) is not None:
        await services.planner.leave(act.game, reader.id, place)
    return await playing.move(services, reader, act)


async def add(services: Services, reader: Reader, game: str, question: str, picks: Picks) -> Message:
    """Add a step by command."""
    return _drawn(reader, await services.planner.add(game, reader.id, question, picks), begins=True)


def offered(planning: Planning) -> list[tuple[str, Text]]:
    """Return the steps that may be added now, for suggestions."""
    asked = planning.question
    return [(f"{asked.id}|{option.key}", option.text) for option in asked.options] if asked else []


def _place(reader: Reader) -> PostRef | None:
    """Return the direct message that shows the plan, or None if no direct message was pressed."""
    return PostRef(reader.channel, reader.message) if reader.message and reader.channel else None


def _drawn(reader: Reader, planning: Planning, begins: bool = False) -> Message:
    in_words = reader.settings.pictures is Pictures.WORDS
    return plans.show(planning, reader.words, begins=begins, in_words=in_words)


VERBS = {
    "plan": plan,
    "planset": settle,
    "planback": step_back,
    "plandrop": withdraw,
    "planleave": leave,
    **dict.fromkeys(plans.PLAN_VERBS, press),
}
