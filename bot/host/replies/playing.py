"""Replies to players: the panel, answers, take-backs, votes, standing orders and advice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.loading.reading import GameReading
from bot.host.model.facts import Outcome, Panel, Refused, Status, Submitted, UndoOffer, Vote
from bot.host.model.interaction.actions import MOST_OPTIONS, Action
from bot.host.model.interaction.presses import FRONT, PANEL_VERBS, Look, is_warned_of, number
from bot.host.model.preferences import Pictures
from bot.host.model.timeline import newest
from bot.host.model.timestamps import stamp
from bot.host.play.table import MOST_MEANWHILE, Pressed
from bot.host.replies.reader import Reader
from bot.host.screen import prompts
from bot.host.screen.controls import undo_label
from bot.host.screen.elements import (
    LONGEST_LINE,
    Message,
    PanelShown,
    Row,
    Select,
    SelectOption,
    Style,
    capital,
    cut,
    fitting,
)
from bot.host.screen.posts import waiting
from bot.host.services import Services
from games.core.protocol import Line, Picks, PlayerName, Question, StandingOrder, Text, say, seat_name
from games.core.texts import plain


async def move(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Open the panel."""
    return drawn(reader, await services.table.panel(act.game, reader.id))


async def press(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Reply to a press on the panel: it gives an answer, or shows another part of the panel."""
    return shown(reader, await services.table.press(act, values, reader.id, at=reader.message))


def shown(reader: Reader, given: Pressed) -> Message:
    """Return the panel after a press on it."""
    return drawn(reader, given.panel, given.look, _notice(given), given.outcome is Outcome.TAKEN)


def _notice(given: Pressed | Submitted) -> Text | None:
    """Return what the panel says about a press or an answer: that it was stale, or why it was refused."""
    return say("panel-stale") if given.outcome is Outcome.STALE else given.reason


def drawn(
    reader: Reader,
    panel: Panel,
    look: Look = FRONT,
    notice: Text | None = None,
    answered: bool = False,
    advised: bool = False,
) -> Message:
    """Return a panel as a message. `answered`: the player has just answered a question.

    `advised`: the notice is an advice.
    """
    in_words = reader.settings.pictures is Pictures.WORDS
    away = reader.guild is None
    return prompts.opened(
        panel,
        reader.words,
        look,
        notice,
        in_words=in_words,
        answered=answered,
        away=away,
        advised=advised,
        as_blocks=True,
    )


def asked_again(reader: Reader, panel: Panel, news: Sequence[Line]) -> Message:
    """Return the panel of a player who is asked something after others have acted, with what they did."""
    panel, lines = prompts.in_order(panel, news)
    return drawn(reader, msgspec.structs.replace(panel, meanwhile=tuple(newest(lines, MOST_MEANWHILE))))


async def is_still_true(reading: GameReading, reader: Reader, seat: int, shown: PanelShown) -> bool:
    """Return whether a panel shows what the seat is asked, or if it is asked nothing, whom the table waits for."""
    if reading.loaded.row.status is not Status.RUNNING:
        return False
    is_awaited = reading.loaded.seats[seat].awaited is not None
    if shown.asked:
        is_open = shown.epoch == reading.loaded.row.epoch and any(
            asked.seat == seat and asked.id == shown.asked for asked in await reading.asked()
        )
        return is_open and (shown.is_waited or not is_awaited)
    if is_awaited:
        return False
    return shown.waits is None or shown.waits == tuple(waiting(await reading.summary(), reader.words, but=seat))


async def take_back(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Take back one step. A second press on the same panel is refused, because the epoch has changed."""
    return drawn(reader, await services.undo.back(act.game, reader.id, act.epoch))


async def take_back_now(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Take back one step by command, from the current position.

    If other players must agree, the reply offers to ask the table.
    """
    panel = await services.table.panel(act.game, reader.id)
    if panel.back.why_not is not None and panel.seat_view.summary.status is Status.RUNNING:
        label = undo_label(panel.seat_view.summary).key
        return reader.tell(panel.back.why_not, (reader.button(label, Action("ask", act.game)),))
    return drawn(reader, await services.undo.back(act.game, reader.id, panel.epoch))


# --- The table's consent --------------------------------------------------------------------------


async def ask(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show how far back the table can be asked to go, and what would be undone."""
    offers = await services.undo.offers(act.game, reader.id)
    if not offers:
        raise Refused(say("host-undo-nothing"))
    summary = await services.summary(act.game)
    names, alone = summary.names, summary.is_alone
    chosen = next((offer for offer in offers if str(offer.target) in values), offers[0])
    lines = [f"> {reader.say(line.text, names)}" for line in chosen.lines]
    row = (
        reader.button(
            "button-go-back" if alone else "button-ask-now",
            Action("asknow", act.game, value=str(chosen.target)),
            Style.PRIMARY,
        ),
        reader.button("button-move", Action("move", act.game)),
    )
    farther = _how_far(reader, act.game, offers, chosen, names)
    offer = "undo-offer-alone" if alone else "undo-offer"
    title = reader.say(say(offer, what=_choice(reader, chosen, names), told=len(chosen.lines)))
    return Message(fitting([title], lines), (*farther, row))


def _how_far(
    reader: Reader, game: str, offers: Sequence[UndoOffer], chosen: UndoOffer, names: tuple[PlayerName, ...]
) -> tuple[Row, ...]:
    """Return a select of all offers, or nothing if there is only one."""
    if len(offers) == 1:
        return ()
    options = tuple(_as_option(reader, offer, names, chosen=offer == chosen) for offer in offers)
    return ((Select(Action("ask", game), options),),)


def _choice(reader: Reader, offer: UndoOffer, names: tuple[PlayerName, ...]) -> str:
    return capital(reader.words.join([reader.say(text, names) for text in offer.picked]))


def _as_option(reader: Reader, offer: UndoOffer, names: tuple[PlayerName, ...], chosen: bool) -> SelectOption:
    first = reader.say(offer.lines[0].text, names) if offer.lines else ""
    label, undone = (cut(plain(text), LONGEST_LINE) for text in (_choice(reader, offer, names), first))
    return SelectOption(label, str(offer.target), undone, chosen=chosen)


async def ask_now(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Open a vote on going back. If nobody has to agree, go back at once and show the panel."""
    target = number(act.value) if act.value else None
    vote = await services.undo.ask(act.game, reader.id, target)
    return await _vote_reply(services, reader, act, vote) if vote else await move(services, reader, act)


async def hand_over(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Open a vote on giving a silent player's seat to somebody else."""
    vote = await services.hand_over.ask_to_hand_over(act.game, reader.id, number(act.value))
    return await _vote_reply(services, reader, act, vote)


async def end_by_vote(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Open a vote on ending the game without a result."""
    vote = await services.endings.ask(act.game, reader.id)
    return await _vote_reply(services, reader, act, vote)


async def deputise(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Open a vote on letting a mind answer for a silent player until they are back."""
    vote = await services.deputies.ask(act.game, reader.id, number(act.value))
    return await _vote_reply(services, reader, act, vote)


async def _vote_reply(
    services: Services, reader: Reader, act: Action, vote: Vote | None, said: str = "vote-opened"
) -> Message:
    """Name the voters who have not answered, or say that the vote is over (`vote` is None)."""
    if vote is None:
        return reader.tell(say("vote-settled"), _move_row(reader, act))
    names = (await services.summary(vote.game)).names
    missing = [seat_name(seat) for seat in vote.voters if seat not in vote.yes]
    return reader.tell(say(said, who=missing, at=stamp(vote.closes)), names=names)


def _move_row(reader: Reader, act: Action) -> Row:
    return (reader.button("button-move", Action("move", act.game), Style.PRIMARY),)


async def here(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Note that the reader is back: votes and offers about their seat end."""
    await services.owner_return.here(act.game, reader.id)
    return reader.tell(say("here-noted"), _move_row(reader, act))


async def agree(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await _ballot(services, reader, act, yes=True)


async def refuse(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await _ballot(services, reader, act, yes=False)


async def _ballot(services: Services, reader: Reader, act: Action, yes: bool) -> Message:
    vote = await services.votes.ballot(act.game, reader.id, number(act.value), yes)
    if yes:
        return await _vote_reply(services, reader, act, vote, "vote-agreed")
    return reader.tell(say("vote-refused"), _move_row(reader, act))


# --- Standing orders ------------------------------------------------------------------------------


async def orders(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show all standing orders that may be given now, with those in force marked."""
    return _orders_page(reader, await services.table.panel(act.game, reader.id))


def _orders_page(reader: Reader, panel: Panel) -> Message:
    if not panel.may_order:
        return reader.tell(say("orders-none"))
    given = {order.key for order in panel.orders}
    options = tuple(_order_option(reader, panel, order) for order in panel.may_order[:MOST_OPTIONS])
    choose = reader.say(say("orders-choose"))
    select = Select(Action("setorders", panel.game), options, choose, least=0, most=len(options))
    rows = ((select,), (reader.button("button-move", Action("move", panel.game)),))
    return Message(reader.say(say("orders-title", count=len(given))), rows)


def _order_option(reader: Reader, panel: Panel, order: StandingOrder) -> SelectOption:
    said = capital(plain(reader.say(order.text, panel.seat_view.summary.names)))
    return SelectOption(cut(said, LONGEST_LINE), order.key, chosen=order in panel.orders)


async def set_orders(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Give the standing orders that were chosen, and withdraw all others."""
    panel = await services.table.panel(act.game, reader.id)
    given = {order.key for order in panel.orders}
    for order in panel.may_order[:MOST_OPTIONS]:
        if order.key in values and order.key not in given:
            await services.orders.give(act.game, reader.id, order.key)
        elif order.key in given and order.key not in values:
            await services.orders.withdraw(act.game, reader.id, order.key)
    return _orders_page(reader, await services.table.panel(act.game, reader.id))


async def order(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Give a standing order. It also answers an open question of its kind."""
    asked = bool((await services.table.panel(act.game, reader.id)).questions)
    await services.orders.give(act.game, reader.id, act.value, at=reader.message)
    return drawn(reader, await services.table.panel(act.game, reader.id), answered=asked)


async def withdraw(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    await services.orders.withdraw(act.game, reader.id, act.value)
    return await move(services, reader, act)


# --- By command -----------------------------------------------------------------------------------


async def play(services: Services, reader: Reader, game: str, picks: Picks, question: str | None) -> Message:
    """Answer a question by command. Without picks, show the panel; a pick with a warning is asked about once more."""
    panel = await services.table.panel(game, reader.id)
    if not picks or question is None:
        return drawn(reader, panel)
    doubtful = [key for asked in panel.questions if asked.id == question for key in picks if is_warned_of(key, asked)]
    if doubtful:
        return drawn(reader, panel, Look(question, sure=doubtful[0]))
    given = await services.table.submit(game, reader.id, panel.epoch, question, picks)
    return drawn(reader, given.panel, notice=_notice(given))


def offered(panel: Panel) -> list[tuple[Question, str, Text]]:
    """Return every option of every open question, for suggestions."""
    return [(question, option.key, option.text) for question in panel.questions for option in question.options]


async def advise(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show a mind's advice above the panel, with a button that carries it out."""
    advice = await services.advice.ask(act.game, reader.id)
    return drawn(reader, await services.table.panel(act.game, reader.id), notice=advice, advised=True)


async def how_sure(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the chances to win of the best choices above the panel."""
    panel = await services.table.panel(act.game, reader.id)
    if panel.epoch != act.epoch or all(asked.id != act.question for asked in panel.questions):
        return drawn(reader, panel, notice=say("panel-stale"))
    return drawn(reader, panel, notice=await services.advice.chances(act.game, reader.id), advised=True)


async def do_advice(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Carry out the advice for the question of this button. The same position gives the same advice."""
    panel = await services.table.panel(act.game, reader.id)
    if panel.epoch != act.epoch or all(asked.id != act.question for asked in panel.questions):
        return drawn(reader, panel, notice=say("panel-stale"))
    steps = (await services.advice.steps(act.game, reader.id)).steps
    notice, answered = None, False
    for asked, picks in steps:
        given = await services.table.submit(act.game, reader.id, act.epoch, asked.id, picks, at=reader.message)
        panel = given.panel
        if answered and given.outcome is Outcome.STALE:
            continue  # A standing order has answered this question.
        notice = _notice(given)
        if given.outcome is not Outcome.TAKEN:
            break
        answered = True
    return drawn(reader, panel, notice=notice, answered=answered)


VERBS = {
    "move": move,
    "advise": advise,
    "doadvice": do_advice,
    "howsure": how_sure,
    "undo": take_back,
    "ask": ask,
    "asknow": ask_now,
    "handover": hand_over,
    "deputise": deputise,
    "here": here,
    "endvote": end_by_vote,
    "yes": agree,
    "no": refuse,
    "order": order,
    "unorder": withdraw,
    "orders": orders,
    "setorders": set_orders,
    **dict.fromkeys(PANEL_VERBS, press),
}
