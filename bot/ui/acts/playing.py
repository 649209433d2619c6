"""Playing: the panel, answers, take-backs, votes and standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host import prompts
from bot.host.facts import Outcome, Panel, Refused, Submitted, Vote
from bot.host.host import Host
from bot.host.posts import stamp
from bot.host.prompts import Extras, Look, number
from bot.host.screen import Act, Message, PictureWanted, Style
from bot.ui.reader import Reader
from games.core.protocol import Line, Picks, Question, Text, say, seat_name


async def move(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    """Open the panel."""
    return await drawn(host, reader, await host.table.panel(act.game, reader.id))


async def press(host: Host, reader: Reader, act: Act, values: Sequence[str]) -> Message:
    """Something on the panel was pressed: an answer, or another part of the panel."""
    panel = await host.table.panel(act.game, reader.id)
    asked = next((question for question in panel.questions if question.id == act.question), None)
    if asked is None or act.epoch != panel.epoch:
        return await drawn(host, reader, panel, notice=say("panel-stale"))
    said = prompts.read(act, values, asked)
    if isinstance(said, Look):
        return await drawn(host, reader, panel, said)
    return await submit(host, reader, act, said)


async def submit(host: Host, reader: Reader, act: Act, picks: Picks) -> Message:
    given = await host.table.submit(act.game, reader.id, act.epoch, act.question, picks)
    return await drawn(host, reader, given.panel, notice=_notice(given))


def _notice(given: Submitted) -> Text | None:
    match given.outcome:
        case Outcome.TAKEN:
            return None
        case Outcome.STALE:
            return say("panel-stale")
        case Outcome.ILLEGAL:
            return given.reason


async def drawn(
    host: Host, reader: Reader, panel: Panel, look: Look = prompts.FRONT, notice: Text | None = None
) -> Message:
    extras = Extras(notice, await _preview(host, reader, panel), _picture(panel, reader))
    return prompts.show(panel, reader.words, look, extras)


def _picture(panel: Panel, reader: Reader) -> PictureWanted:
    """The player's own side; the board is one press away."""
    return PictureWanted(panel.game, "hand", panel.sight.seq, panel.seat, lang=reader.words.language)


async def _preview(host: Host, reader: Reader, panel: Panel) -> tuple[Line, ...]:
    """What the table would read if the turn ended here."""
    asked = next((question for question in panel.questions if question.waits), None)
    if asked is None or not panel.done or not asked.mildest:
        return ()
    try:
        preview = await host.table.preview(panel.game, reader.id, panel.epoch, asked.id, asked.mildest)
    except Refused:
        return ()
    return preview.lines if preview.closes else ()


async def take_back(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    """One step back; the press says from which epoch, a command takes the present one."""
    epoch = act.epoch or (await host.table.panel(act.game, reader.id)).epoch
    return await drawn(host, reader, await host.undo.back(act.game, reader.id, epoch))


# --- The table's consent --------------------------------------------------------------------------


async def ask(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    """What would be undone, before the table is asked."""
    offer = await host.undo.offer(act.game, reader.id)
    summary = await host.summary(act.game)
    lines = [f"> {reader.say(line.text, summary.names)}" for line in offer.lines]
    row = (
        reader.button("button-ask-now", Act("asknow", act.game), Style.PRIMARY),
        reader.button("button-move", Act("move", act.game)),
    )
    return Message("\n".join([reader.say(say("undo-offer")), *lines]), (row,))


async def ask_now(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    return await _asked(host, reader, await host.undo.ask(act.game, reader.id))


async def hand_over(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    """The table votes whether a silent player's seat goes to somebody else."""
    return await _asked(host, reader, await host.undo.hand_over(act.game, reader.id, number(act.value)))


async def _asked(host: Host, reader: Reader, vote: Vote) -> Message:
    names = (await host.summary(vote.game)).names
    missing = [seat_name(seat) for seat in vote.voters if seat not in vote.yes]
    return reader.tell(say("vote-opened", who=missing, at=stamp(vote.closes)), names=names)


async def agree(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    return await _ballot(host, reader, act, yes=True)


async def refuse(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    return await _ballot(host, reader, act, yes=False)


async def _ballot(host: Host, reader: Reader, act: Act, yes: bool) -> Message:
    vote = await host.undo.ballot(act.game, reader.id, number(act.value), yes)
    if vote is not None:
        return await _asked(host, reader, vote)
    return reader.tell(say("vote-settled" if yes else "vote-refused"))


# --- Standing orders ------------------------------------------------------------------------------


async def order(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    await host.orders.give(act.game, reader.id, act.value)
    return await move(host, reader, act)


async def withdraw(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    await host.orders.withdraw(act.game, reader.id, act.value)
    return await move(host, reader, act)


# --- By command -----------------------------------------------------------------------------------


async def play(host: Host, reader: Reader, game: str, picks: Picks, question: str | None) -> Message:
    """Answer by command; without a choice the panel opens."""
    panel = await host.table.panel(game, reader.id)
    if not picks or question is None:
        return await drawn(host, reader, panel)
    return await submit(host, reader, Act("play", game, panel.epoch, question), picks)


def offered(panel: Panel) -> list[tuple[Question, str, Text]]:
    """Every option of every open question, for autocomplete."""
    return [(question, option.key, option.text) for question in panel.questions for option in question.options]


VERBS = {
    "move": move,
    "undo": take_back,
    "ask": ask,
    "asknow": ask_now,
    "handover": hand_over,
    "yes": agree,
    "no": refuse,
    "order": order,
    "unorder": withdraw,
    **dict.fromkeys(prompts.PANEL_VERBS, press),
}
