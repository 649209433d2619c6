"""The command `sietch`: play, check the installation, run the operator's tools, and help translators.

Each command imports what it needs when it runs, so that `--help` and `--version` answer at once and the garbage
collector is tuned before the large modules are loaded.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot import VERSION

DESCRIPTION = (
    "Dune board games by chat, on Discord. Without a command: play in the sandbox, or on Discord if a token is set."
)
INTERRUPTED = 130
"""The exit code of a program that Ctrl-C has ended."""
OPERATOR_HELP = "list, export, import, back up or restore games; `sietch operator --help` tells more"


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="sietch", description=DESCRIPTION)
    top.add_argument("--version", action="version", version=f"sietch {VERSION}")
    top.add_argument("--check", action="store_true", help="the same as the command check")
    commands = top.add_subparsers(dest="command", metavar="command")
    commands.add_parser("check", help="check settings, data and database, then stop")
    commands.add_parser("operator", help=OPERATOR_HELP, add_help=False)
    words = commands.add_parser("words", help="list what a language still lacks, for translators")
    words.add_argument("language", help="the code of the language, such as cs")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        return run(arguments)
    except KeyboardInterrupt:  # Ctrl-C before the bot had started, or in a command. Once it runs it stops in order.
        return INTERRUPTED


def run(arguments: Sequence[str] | None) -> int:
    """Run the command that is given and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["operator"]:  # The operator's tools read their own arguments.
        from bot import operator

        return operator.main(given[1:])
    chosen = parser().parse_args(given)
    if chosen.command == "words":
        from games.translating import list_missing_words

        return list_missing_words(chosen.language)
    from bot import runtime

    runtime.tune_gc()
    from bot import start

    return start.check_only() if chosen.check or chosen.command == "check" else start.play()


if __name__ == "__main__":
    sys.exit(main())
