"""Replies about the challenge of the week: its page, a try, its result, and the check of a run."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.model.community.challenges import (
    COUNTED_TRIES,
    MOST_TRIES,
    Challenge,
    Standing,
    Try,
    TryOutcome,
    is_sealed,
    standings,
    week_of,
)
from bot.host.model.facts import FINISHED, Refused, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable, number
from bot.host.model.timestamps import stamp
from bot.host.play.table import Pressed
from bot.host.records.lines import result_text
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.screen import endings
from bot.host.screen.elements import LONGEST_LINE, Button, Message, Row, Select, SelectOption, Style, cut, fitting
from bot.host.services import Services
from games.core.challenges import twist_about, twist_name
from games.core.protocol import Text, say
from games.core.texts import escape, plain

MOST_LISTED = 10
"""How many results of a table are listed."""
MOST_CHECKED = 25
"""How many runs of a week can be chosen on one page to be checked."""
SURE = "sure"


async def page(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the challenge of this week, or of the week that the action's value names, with a page of its runs."""
    now = services.context.now()
    week, _, at = act.value.partition(".")
    if week and number(week) != week_of(now):
        challenge = await services.challenges.of_week(number(week))
    else:
        challenge = await services.challenges.current()
    read, sealed = services.store.read.challenges, is_sealed(challenge.week, now)
    tries = await read.tries_of(challenge.week, reader.id)
    finished = await read.finished(challenge.week)
    everywhere = standings(finished)
    lines = [*_about(reader, challenge, sealed), *_own(reader, tries, sealed)]
    if reader.guild is not None:
        here = standings(await read.finished(challenge.week, reader.guild))
        lines += await _table(services, reader, "challenge-here", here)
    lines += await _table(services, reader, "challenge-everywhere", everywhere)
    rows = [await _buttons(services, reader, challenge, tries, sealed)]
    if not sealed and finished:
        rows += await _runs(services, reader, challenge.week, finished, number(at) if at else 0)
    return Message(fitting([], lines), tuple(row for row in rows if row))


def _about(reader: Reader, challenge: Challenge, sealed: bool) -> list[str]:
    """Return lines about the challenge: its format, its twist, and its seal or its seed."""
    lines = [
        say("challenge-title", until=stamp(challenge.ends, "R")) if sealed else say("challenge-title-over"),
        say(f"challenge-{challenge.format}"),
        say(
            "challenge-twist",
            name=twist_name(challenge.key, challenge.twist),
            about=twist_about(challenge.key, challenge.twist),
        ),
    ]
    seal = (
        say("challenge-seal", hash=challenge.commitment)
        if sealed
        else say("challenge-seed", seed=challenge.seed.hex(), hash=challenge.commitment)
    )
    rules = [say("challenge-rules", counted=COUNTED_TRIES)] if sealed else []
    return [*(reader.say(each) for each in lines), *(f"-# {reader.say(each)}" for each in (*rules, seal))]


def _own(reader: Reader, tries: Sequence[Try], sealed: bool) -> list[str]:
    lines = [
        reader.say(
            say("challenge-try", number=each.number, result=_result(each), counted=int(each.number <= COUNTED_TRIES))
        )
        for each in tries
        if sealed or each.outcome is not TryOutcome.RUNNING
    ]
    return [reader.say(say("challenge-tries")), *lines] if lines else []


def _result(each: Try) -> Text:
    """Return how a try ended, in a few words."""
    if each.outcome is not TryOutcome.FINISHED:
        return say(f"challenge-outcome-{each.outcome.value}")
    return result_text(won=each.won, score=each.score, rounds=each.rounds)


async def _table(services: Services, reader: Reader, title: str, found: Sequence[Standing]) -> list[str]:
    """Return the best results, and the reader's own. People who hide their profile are left out."""
    if not found:
        return [reader.say(say(title)), reader.say(say("challenge-nobody"))]
    users = [each.best.user for each in found if each.best.user is not None]
    names = await services.store.read.finished.shown_names(users)
    shown = [each for each in found if each.best.user is None or each.best.user in names]
    own = [each for each in shown[MOST_LISTED:] if each.best.user == reader.id]
    return [reader.say(say(title)), *(_line(reader, each, names) for each in (*shown[:MOST_LISTED], *own))]


def _line(reader: Reader, standing: Standing, names: dict[int, str]) -> str:
    return reader.say(
        say(
            "challenge-standing",
            place=standing.place,
            who=_who(reader, standing.best, names),
            result=_result(standing.best),
        )
    )


def _who(reader: Reader, best: Try, names: dict[int, str]) -> str:
    return escape(names[best.user]) if best.user in names else reader.say(say("top-somebody"))


async def _buttons(services: Services, reader: Reader, challenge: Challenge, tries: Sequence[Try], sealed: bool) -> Row:
    """Return the buttons of the page: to play, to give up, and to other weeks."""
    buttons: list[Button] = []
    running = next((each for each in tries if each.outcome is TryOutcome.RUNNING), None)
    if not sealed:
        buttons.append(reader.button("button-challenge-now", Action("challenge"), Style.PRIMARY))
    elif running is not None:
        buttons.append(reader.button("button-challenge-go-on", Action("move", running.game), Style.PRIMARY))
        buttons.append(reader.button("button-challenge-give-up", Action("endchallenge", running.game)))
    elif len(tries) < MOST_TRIES:
        key = "button-challenge-practise" if len(tries) >= COUNTED_TRIES else "button-challenge-play"
        buttons.append(reader.button(key, Action("trychallenge"), Style.PRIMARY))
    past = await services.store.read.challenges.weeks_before(challenge.week)
    if past:
        buttons.append(reader.button("button-challenge-before", Action("challenge", value=str(past[0]))))
    return tuple(buttons)


async def _runs(services: Services, reader: Reader, week: int, found: Sequence[Try], page: int) -> list[Row]:
    """Return the finished runs of a past week, the best first, to check one of them; and the ways to more runs."""
    ordered = sorted(found, key=lambda each: each.worth, reverse=True)
    shown = ordered[page * MOST_CHECKED : (page + 1) * MOST_CHECKED]
    users = [each.user for each in shown if each.user is not None]
    names = await services.store.read.finished.shown_names(users)
    options = tuple(
        SelectOption(
            cut(plain(_who(reader, each, names)), LONGEST_LINE),
            each.game,
            cut(plain(reader.say(say("challenge-run", number=each.number, result=_result(each)))), LONGEST_LINE),
        )
        for each in shown
    )
    before = [reader.button("button-challenge-better-runs", Action("challenge", value=f"{week}.{page - 1}"))]
    after = [reader.button("button-challenge-more-runs", Action("challenge", value=f"{week}.{page + 1}"))]
    pages = (*(before if page else []), *(after if len(ordered) > (page + 1) * MOST_CHECKED else []))
    menu = (Select(Action("checktry"), options, reader.say(say("challenge-check"))),) if options else ()
    return [row for row in (menu, pages) if row]


async def begin(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Begin a try, or continue the reader's running try, and show its question."""
    summary = await services.challenges.begin(reader.person, reader.guild)
    return await playing.move(services, reader, Action("move", summary.game))


async def give_up(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Ask whether the reader is sure, or end the try and show the page."""
    if act.value != SURE:
        sure = reader.button("button-challenge-give-up", Action("endchallenge", act.game, value=SURE), Style.GRAVE)
        back = reader.button("button-challenge-go-on", Action("move", act.game), Style.PRIMARY)
        return reader.tell(say("challenge-give-up-sure"), (back, sure))
    await services.challenges.give_up(act.game, reader.id)
    return await page(services, reader, Action("challenge"))


async def check(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Check a run of a past week against the published seed, and play it again."""
    game = next(iter(values), "")
    if not game:
        raise Unreadable(act.value)
    found, verdict = await services.challenges.verify(game)
    back = reader.button("button-challenge-results", Action("challenge", value=str(found.week)))
    key = "challenge-run-holds" if verdict.holds else "challenge-run-fails"
    return reader.tell(say(key, checked=verdict.checked, result=_result(found)), (back,))


async def ended(services: Services, reader: Reader, pressed: Pressed) -> Message | None:
    """Return the result of a try that has just ended, or None for every other press."""
    summary = pressed.panel.seat_view.summary
    if not summary.table_settings.challenge or summary.status not in FINISHED:
        return None
    return await result(services, reader, summary, pressed.panel.seat_view.seq)


async def result(services: Services, reader: Reader, summary: Summary, seq: int) -> Message:
    """Return the result of a finished try, with the way to the table of results."""
    await services.challenges.recorder.record(summary.game)
    if summary.result is None:
        raise Refused(say("challenge-no-such-try"))
    whole = endings.result(summary, services.games[summary.key], reader.words, seq)
    buttons = (
        reader.button("button-challenge-results", Action("challenge"), Style.PRIMARY),
        reader.button("button-replay", Action("replay", summary.game)),
    )
    return Message(whole.text, (buttons,), whole.pictures)


def offer(reader: Reader) -> Button:
    """Return the button to the challenge, for other pages."""
    return reader.button("button-challenge", Action("challenge"))


VERBS = {"challenge": page, "trychallenge": begin, "endchallenge": give_up, "checktry": check}
