"""Whether a game can be played as a table wishes: the number of players, options and settings."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.model.facts import Refused
from bot.host.model.hours import REMINDER_HOURS, is_zone
from bot.host.model.preferences import LEAST_RELIABLE, TableSettings
from games.core.game import Game
from games.core.locales import languages
from games.core.protocol import say

DEADLINE_HOURS = range(1, 24 * 60 + 1)
DEFAULT_PLAYERS = 4
"""The number of players of a table if nobody sets it."""


def check_player_count(rules: Game, options: Mapping[str, str], wanted: int | None) -> int:
    """Return the number of players. Without a wish: four, or the nearest number that the game allows."""
    fewest, most = rules.seats(options)
    if wanted is None:
        return min(max(fewest, DEFAULT_PLAYERS), most)
    if not fewest <= wanted <= most:
        raise Refused(say("host-how-many", least=fewest, most=most))
    return wanted


def fitting_options(rules: Game, options: Mapping[str, str]) -> dict[str, str]:
    known = {variant.key: variant for variant in rules.variants}
    for key, value in options.items():
        if key not in known or all(value != choice.key for choice in known[key].choices):
            raise Refused(say("host-no-such-option"))
    return {key: options.get(key, variant.default) for key, variant in known.items()}


def fitting_settings(table_settings: TableSettings) -> TableSettings:
    if table_settings.lang not in languages():
        raise Refused(say("host-no-such-language"))
    if not is_zone(table_settings.zone):
        raise Refused(say("host-no-such-zone"))
    hours = table_settings.deadline_hours
    if table_settings.nudge_hours not in REMINDER_HOURS or (hours is not None and hours not in DEADLINE_HOURS):
        raise Refused(say("host-no-such-hours"))
    if table_settings.least_reliable not in LEAST_RELIABLE:
        raise Refused(say("host-no-such-reliability"))
    if table_settings.absence_hours is not None and table_settings.absence_hours not in REMINDER_HOURS:
        raise Refused(say("host-no-such-hours"))
    return table_settings
