"""`python -m bot`: at the sandbox without a token, on Discord with one. `--check` only looks whether all is well."""

from __future__ import annotations

import argparse
import logging
import os
import sys

import discord

from bot import log as logs
from bot.check import check, open_to_others, shipped, translations
from bot.host.store import Unusable
from bot.host.store.health import sentence, why_it_cannot_start
from bot.lock import InUse, held
from bot.loop import run_to_end
from bot.memory import stay_small
from bot.refused import RefusedToken
from bot.serving import run
from bot.settings import BadSettings, Settings, load

log = logging.getLogger(__name__)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Board games of the desert, on Discord.")
    parser.add_argument("--check", action="store_true", help="check settings, data and database, then stop")
    arguments = parser.parse_args()
    os.umask(0o077)  # Whatever is written holds secrets.
    try:
        settings = load()
        settings.must_be_playable()
        if arguments.check:
            return check(settings)
        return _play(settings)
    except BadSettings as error:
        return _stopped(f"The settings are not right: {error}")
    except InUse:
        return _stopped(f"Another bot is playing with {settings.database}: stop it first, or set SIETCH_DATABASE.")
    except Unusable as error:
        return _stopped(sentence(settings.database, error))
    except discord.LoginFailure:
        RefusedToken(settings.database).remember(settings.discord_token)
        return _stopped("Discord does not accept DISCORD_TOKEN. Copy it again from the bot's page.")


def _play(settings: Settings) -> int:
    if found := shipped():
        return _stopped("\n".join(found))
    if unusable := why_it_cannot_start(settings.database):
        return _stopped(unusable)
    if refused := RefusedToken(settings.database).complaint(settings.discord_token):
        return _stopped(refused)
    logs.start(settings.log_level, settings.log_format)
    stay_small()
    for finding in [*translations(), *open_to_others()]:
        log.warning(finding)
    with held(settings.database):
        run_to_end(run(settings))
    return 0


def _stopped(why: str) -> int:
    print(why, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
