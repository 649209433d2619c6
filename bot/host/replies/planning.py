"""Thinking ahead: the plan for one's next turn, put together, settled and withdrawn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import PostRef
from bot.host.model.planning import Planning
from bot.host.model.preferences import Pictures
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.screen import plans
from bot.host.screen.elements import Message
from games.core.protocol import Picks, Text, say


async def plan(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """The plan as it stands; with "else", another course for when the first cannot be gone."""
    return _drawn(
        reader, await host.planner.look(act.game, reader.id, _place(reader)), begins=act.value == plans.OTHERWISE
    )


async def press(host: Host, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Something on the plan's panel was pressed: another step, or another part of it."""
    meant = msgspec.structs.replace(act, verb=plans.PLAN_VERBS[act.verb])
    return _drawn(reader, await host.planner.press(meant, values, reader.id, _place(reader)), begins=True)


async def settle(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return _drawn(reader, await host.planner.settle(act.game, reader.id, _place(reader)))


async def step_back(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return _drawn(reader, await host.planner.back(act.game, reader.id, _place(reader)), begins=True)


async def withdraw(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    await host.planner.withdraw(act.game, reader.id, _place(reader))
    return playing.drawn(reader, await host.table.panel(act.game, reader.id), notice=say("plan-withdrawn"))


async def leave(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Back to the panel, in its place."""
    if (place := _place(reader)) is not None:
        await host.planner.leave(act.game, reader.id, place)
    return await playing.move(host, reader, act)


async def add(host: Host, reader: Reader, game: str, question: str, picks: Picks) -> Message:
    """A step by command."""
    return _drawn(reader, await host.planner.add(game, reader.id, question, picks), begins=True)


def offered(planning: Planning) -> list[tuple[str, Text]]:
    """What may be added now, for autocomplete."""
    asked = planning.question
    return [(f"{asked.id}|{option.key}", option.text) for option in asked.options] if asked else []


def _place(reader: Reader) -> PostRef | None:
    """The direct message in which the plan is shown, if it is one."""
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
