"""Starting the bot: settings and data are checked first, then it plays until a signal stops it."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable

import discord

from bot import log as logs
from bot import runtime
from bot.check import check, missing_data, readable_by_others
from bot.host.store import Unusable
from bot.host.store.health import sentence, why_it_cannot_start
from bot.lock import InUse, lock_database
from bot.refused_token import RefusedToken
from bot.serving import run
from bot.settings import BadSettings, Settings, load
from games.core.data import IS_INSTALLED, keep_files

log = logging.getLogger(__name__)


def play() -> int:
    """Play until a signal stops the bot. Return the exit code."""
    return _with_settings(_play)


def check_only() -> int:
    """Check settings, data and database, and print what is wrong. Return the exit code."""
    return _with_settings(check)


def _with_settings(work: Callable[[Settings], int]) -> int:
    """Load the settings and call `work`. An error of the operator is printed as one sentence, with exit code 2."""
    os.umask(0o077)  # Every file that the bot writes holds secrets.
    try:
        settings = load()
        settings.check_combinations()
        return work(settings)
    except BadSettings as error:
        return _fail(f"The settings are not right: {error}")
    except InUse:
        return _fail(f"Another bot is playing with {settings.database}: stop it first, or set SIETCH_DATABASE.")
    except Unusable as error:
        return _fail(sentence(settings.location, error))
    except discord.LoginFailure:
        RefusedToken(settings.database).remember(settings.discord_token)
        return _fail("Discord does not accept DISCORD_TOKEN. Copy it again from the bot's page.")


def _play(settings: Settings) -> int:
    runtime.switch_off(settings.tunings_off)
    keep_files()
    if found := missing_data():
        return _fail("\n".join(found))
    if unusable := why_it_cannot_start(settings.location, settings.database.parent):
        return _fail(unusable)
    if refused := RefusedToken(settings.database).why_not_tried(settings.discord_token):
        return _fail(refused)
    logs.start(settings.log_level, settings.log_format)
    runtime.limit_malloc()
    for finding in readable_by_others():
        log.warning(finding)
    if IS_INSTALLED:
        print(f"Games are kept in {settings.postgres or settings.database.parent}.", flush=True)
    with lock_database(settings.location):
        runtime.run(run(settings))
    return 0


def _fail(why: str) -> int:
    print(why, file=sys.stderr)
    return 2
