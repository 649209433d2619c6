"""The command `sietch words cs`, which lists for translators what a language still lacks."""

from __future__ import annotations

import sys

from games.core.locales import complete_languages, languages
from games.core.translation_checks import count_translated, find_missing_basics, find_mistakes, find_untranslated


def list_missing_words(language: str) -> int:
    """Print the mistakes of a language, what it lacks, and which share of the sentences it has."""
    if language not in languages():
        print(f"There is no language {language!r}. Choose one of {', '.join(languages())}.", file=sys.stderr)
        return 2
    missing = [*find_missing_basics(language), *find_mistakes(language), *find_untranslated(language)]
    done, total = count_translated(language)
    state = "listed as complete" if language in complete_languages() else "in progress"
    print("\n".join([*missing, f"{language}: {done} of {total} sentences, {100 * done // total} %; {state}."]))
    return 0
