"""Replies about what a player can learn from a finished game, for their eyes only."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.model.community.reviews import CostlyTurn, Review
from bot.host.model.facts import Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import number
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.screen.elements import LONGEST_LABEL, Button, Message, PictureWanted, Row, Style, cut, fitting
from bot.host.services import Services
from games.core.protocol import Text, say
from games.core.texts import plain


async def review(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the chances after every turn, and the turns that cost the reader most."""
    found = await services.reviews.of(act.game, reader.id, reader.note_progress("progress-review"))
    summary = await services.summary(act.game)
    curve = PictureWanted(act.game, "curve", seat=found.seat, lang=reader.words.language)
    title = say("review-title", game=services.games[summary.key].title)
    entries = [_told(each, at, found) for at, each in enumerate(found.turns, 1)] or [say("review-nothing")]
    content = fitting([reader.say(title)], [reader.say(each, summary.names) for each in entries])
    return Message(content, _rows(reader, summary, found), (curve,))


def _told(turn: CostlyTurn, place: int, review: Review) -> Text:
    """Return what was done in a turn, what would have been better and why, and what it cost."""
    nothing = [say("advice-nothing")]
    better: list[Text] = list(turn.better) or nothing
    reason = say("review-deed", deed=turn.deed, reason=turn.reason) if turn.deed is not None else turn.reason
    cost = round(100 * turn.cost) if review.has_chances else round(turn.cost)
    return say(
        "review-turn",
        place=place,
        round=turn.round,
        done=list(turn.done) or nothing,
        better=better,
        reason=reason,
        cost=say("review-cost-chance" if review.has_chances else "review-cost-balance", cost=max(1, cost)),
    )


def _rows(reader: Reader, summary: Summary, found: Review) -> tuple[Row, ...]:
    tries = [
        Button(
            cut(plain(reader.say(say("button-try-again", place=at))), LONGEST_LABEL),
            Action("again", found.game, value=str(at)),
            Style.PRIMARY if at == 1 else Style.PLAIN,
        )
        for at in range(1, len(found.turns) + 1)
    ]
    publish = [reader.button("button-publish-curve", Action("curve", found.game))]
    rows = (tuple(tries), tuple(publish if summary.table_settings.has_channel else []))
    return tuple(row for row in rows if row)


async def again(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Set up the position of a turn alone against friends, and show its question."""
    summary = await services.reviews.try_again(act.game, reader.person, number(act.value) - 1)
    return await playing.move(services, reader, Action("move", summary.game))


async def publish(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Agree that the closing post shows the curve of all players."""
    note = reader.note_progress("progress-review")
    consent = await services.reviews.agree_to_publish(act.game, reader.id, note)
    key = "review-published" if consent.is_given else "review-agreed"
    back = (reader.button("button-review", Action("review", act.game)),)
    left = len(consent.people - set(consent.agreed))
    return reader.tell(say(key, left=left), back)


VERBS = {"review": review, "again": again, "curve": publish}
