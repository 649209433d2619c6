"""The list of what a language still lacks, for translators: `sietch words cs`."""

from __future__ import annotations

import sys

from games.core.locales import findings, languages, left_to_do, nameless


def list_missing_words(language: str) -> int:
    """Print mistakes of a language, then entries that are still English, then missing noun forms."""
    if language not in languages():
        print(f"There is no language {language!r}. Choose one of {', '.join(languages())}.", file=sys.stderr)
        return 2
    missing = [*nameless(language), *findings(language), *left_to_do(language)]
    print("\n".join(missing) or f"{language} lacks nothing")
    return 0
