"""Checks of translations: mistakes, missing entries, missing plural and noun forms, with file and line."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import ast

from games.core.fluent_syntax import functions, nodes, references, shown_variables, variables
from games.core.locales import CAPITAL, FALLBACK, FORM, LOCALES, NOUN_FILES, Source, entries

ARGUMENTS = {FORM: 2, CAPITAL: 1}
FUNCTIONS = frozenset({*BUILTINS, *ARGUMENTS})
"""The functions that a sentence may call."""
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""Keys by which a sentence chooses by number. `other` alone is also the default of other choices."""
COUNTED_UP_TO = 201
"""Whole numbers below this use every plural form that a language has for whole numbers."""


def _find_wrong_argument_counts(node: object) -> list[str]:
    """Return messages about functions that are called with too few or too many arguments."""
    calls = [each for each in nodes(node) if isinstance(each, ast.FunctionReference) and each.id.name in ARGUMENTS]
    given = [(each.id.name, len(each.arguments.positional)) for each in calls]
    return [f"gives {name} {count} instead of {ARGUMENTS[name]}" for name, count in given if count != ARGUMENTS[name]]


def _refers_to_itself(key: str, own: dict[str, Source]) -> bool:
    """Return whether an entry refers to itself, directly or through other entries."""
    found = sorted(references(own[key].entry))
    for each in found:  # The list grows during the loop.
        found += [other for other in sorted(references(own[each].entry) if each in own else ()) if other not in found]
    return key in found


def find_mistakes(language: str, root: Path = LOCALES) -> list[str]:
    """Return messages about mistakes of a translation: keys, variables, forms and functions that do not exist."""
    english, own = entries(root / FALLBACK), entries(root / language)
    found, known = [], forms(own)
    for key, source in own.items():
        if isinstance(source.entry, ast.Message) and key not in english:
            found.append(f"{source.place}: no sentence is called {key}{_suggest_key(key, english)}")
        said = [
            *_find_unknown_names(source, own, known),
            *(_comparevariables(source, english[key]) if key in english else []),
        ]
        said += ["leads back to itself"] if _refers_to_itself(key, own) else []
        found += [f"{source.place}: {key} {each}" for each in said]
    return found


NAME_AND_FORMS = {
    "language-name": "what the language calls itself",
    "language-forms": "the forms of its nouns, or nothing",
}


def find_missing_basics(language: str, root: Path = LOCALES) -> list[str]:
    """Return messages if a language does not give its own name or the list of its noun forms."""
    own = entries(root / language)
    return [f"{language}/core.ftl: {key} is missing: {what}" for key, what in NAME_AND_FORMS.items() if key not in own]


def _suggest_key(wrong: str, known: dict[str, Source]) -> str:
    near = get_close_matches(wrong, known, n=1)
    return f"; perhaps {near[0]} is meant" if near else ""


def _comparevariables(translated: Source, english: Source) -> list[str]:
    given = english.variables()
    found = [
        f"is not given ${name}; it is given {', '.join(f'${each}' for each in sorted(given)) or 'nothing'}"
        for name in sorted(variables(translated.entry) - given)
    ]
    left_out = shown_variables(english.entry.value) - variables(translated.entry.value)
    return found + [f"leaves out ${name}" for name in sorted(left_out)]


def _find_unknown_names(source: Source, own: dict[str, Source], known: list[str]) -> list[str]:
    """Return messages about unknown entries, functions and forms. `known` are the noun forms of the language."""
    entry = source.entry
    absent = sorted(references(entry).difference(own))
    missing = [f"names {each}, which this language does not have" for each in absent]
    calls = [
        f"calls {each}, which is no function" for each in sorted(functions(entry) - FUNCTIONS)
    ] + _find_wrong_argument_counts(entry)
    odd = sorted((source.forms() | _forms_used(entry)).difference(known))
    return missing + calls + [f"speaks of the form {each}; language-forms has {' '.join(known)}" for each in odd]


def _forms_used(node: object) -> set[str]:
    calls = [each.arguments for each in nodes(node) if isinstance(each, ast.FunctionReference) and each.id.name == FORM]
    return {str(each.value) for call in calls for each in call.positional if isinstance(each, ast.StringLiteral)}


# ---------------------------------------------------------------- what is left to translate


def forms(own: dict[str, Source]) -> list[str]:
    """Return the noun forms of a language, as its entry `language-forms` lists them."""
    declared = own.get("language-forms")
    found = nodes(declared.entry.value) if declared else ()
    return [name for each in found if isinstance(each, ast.TextElement) for name in each.value.split()]


def find_untranslated(language: str, root: Path = LOCALES) -> list[str]:
    """Return what is left to translate: entries that exist only in English, and missing plural and noun forms."""
    english = entries(root / FALLBACK)
    lacking = [f"{english[key].place}: {key} has no sentence yet" for key in _missing_keys(language, root)]
    return lacking + find_missing_plurals(language, root) + find_missing_forms(language, root)


def count_translated(language: str, root: Path = LOCALES) -> tuple[int, int]:
    """Return how many English sentences have one in this language, and how many there are."""
    total = sum(isinstance(source.entry, ast.Message) for source in entries(root / FALLBACK).values())
    return total - len(_missing_keys(language, root)), total


def _missing_keys(language: str, root: Path) -> list[str]:
    own = entries(root / language)
    english = entries(root / FALLBACK).items()
    return [key for key, source in english if key not in own and isinstance(source.entry, ast.Message)]


def find_missing_forms(language: str, root: Path = LOCALES) -> list[str]:
    """Return messages about nouns that lack a grammatical form of their language."""
    english, own = entries(root / FALLBACK), entries(root / language)
    nouns = [key for key, source in english.items() if source.file.endswith(NOUN_FILES) and key in own]
    return [
        f"{own[key].place}: {key} lacks the form {form}"
        for key in nouns
        for form in forms(own)
        if form not in own[key].forms()
    ]


def find_missing_plurals(language: str, root: Path = LOCALES) -> list[str]:
    """Return messages about sentences that choose by number but lack a plural form of their language."""
    return [
        f"{source.place}: {key} lacks the plural form {', '.join(missing)}"
        for key, source in entries(root / language).items()
        for chosen in nodes(source.entry)
        if isinstance(chosen, ast.SelectExpression) and (missing := _missing_plurals(language, chosen))
    ]


def _missing_plurals(language: str, chosen: ast.SelectExpression) -> list[str]:
    given = {each.key.name: each.default for each in chosen.variants if isinstance(each.key, ast.Identifier)}
    if not PLURALS.intersection(given):
        return []
    needed = plural_forms(language)
    missing = sorted(needed.difference(given))
    has_spare_default = any(default and name not in needed for name, default in given.items())
    return missing[1:] if has_spare_default else missing


@cache
def plural_forms(language: str) -> frozenset[str]:
    """Return the plural forms that a language uses for whole numbers."""
    return frozenset(map(Locale.parse(language).plural_form, range(COUNTED_UP_TO)))
