"""Facts about the players of a lobby: their rating and how reliable they are."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.model.community.finished import EVERYWHERE, Reliability
from bot.host.model.facts import Summary
from bot.host.records.lines import rating_text
from games.core.annals import pool_of
from games.core.protocol import Text, say


async def players_known(context: HostContext, summary: Summary) -> dict[int, Text]:
    """Return a text about each player of a table, by seat. People who hide their profile have none."""
    finished, guild = context.store.read.finished, summary.guild or EVERYWHERE
    annals = context.games[summary.key].annals
    pool = (
        pool_of(annals, summary.key, summary.options, summary.wanted) if annals else f"{summary.key}:{summary.wanted}"
    )
    seats = {chair.seat: chair.user for chair in summary.chairs if chair.user is not None}
    shown = await finished.shown_names(seats.values())
    return {
        seat: _known(rating_text(await finished.rating(guild, pool, user)), await finished.reliability(user))
        for seat, user in seats.items()
        if user in shown
    }


def _known(rating: Text, reliability: Reliability) -> Text:
    if reliability.percent is None:
        return rating
    return say("lobby-known", rating=rating, answers=reliability.in_time, games=reliability.kept)
