"""The command `sietch words cs`, which lists for translators what a language still lacks."""

from __future__ import annotations

import sys

from games.core.locales import find_missing_basics, find_mistakes, find_untranslated, languages


def list_missing_words(language: str) -> int:
    """Print the mistakes of a language, then entries that are still English, then missing noun forms."""
    if language not in languages():
        print(f"There is no language {language!r}. Choose one of {', '.join(languages())}.", file=sys.stderr)
        return 2
    missing = [*find_missing_basics(language), *find_mistakes(language), *find_untranslated(language)]
    print("\n".join(missing) or f"{language} lacks nothing")
    return 0
