"""Language files: reading `data/locale/<language>/*.ftl`, and comparing a translation with English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentResource
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import ast

from games.core.data import DATA, BadData

LOCALES = DATA / "locale"
FALLBACK = "en"
FORM, CAPITAL = "FORM", "CAPITAL"
ARGUMENTS = {FORM: 2, CAPITAL: 1}
FUNCTIONS = frozenset({*BUILTINS, *ARGUMENTS})
"""The functions that a sentence may call."""

NOUN_FILES = "names.ftl"
"""The end of the names of files that hold nouns. In some languages nouns have grammatical forms."""
_VARIABLE = re.compile(r"\$(\w+)")

Entry: TypeAlias = ast.Message | ast.Term


class Source(NamedTuple):
    """An entry of a language file, with its place and its comments."""

    entry: Entry
    place: str
    comment: str
    """The comments above the entry and above its group."""

    @property
    def file(self) -> str:
        return self.place.partition("/")[2].partition(":")[0]

    def variables(self) -> set[str]:
        """Return the variables that the sentence may use: those it uses, and those that its comments name."""
        given = _variables(self.entry) | set(_VARIABLE.findall(self.comment))
        return given | {"gender"} if "person" in given else given

    def forms(self) -> set[str]:
        return {attribute.id.name for attribute in self.entry.attributes}


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@lru_cache(maxsize=256)
def first_available_language(*wished: str | None) -> str | None:
    """Return the first wished language that exists, with or without its region (`en` for `en-GB`), or None."""
    known = languages()
    exact_or_plain = [name for each in wished if each for name in (each, each.partition("-")[0])]
    return next((name for name in exact_or_plain if name in known), None)


def choose_language(*wished: str | None) -> str:
    """Return the language for a reader: the first wished language that exists, else English.

    Callers pass the language that the person chose, that of their Discord client, and that of the table, in this order.
    """
    return first_available_language(*wished) or FALLBACK


def resources(folder: Path) -> list[ast.Resource]:
    """Return the parsed files of a language. An unreadable file or a key that occurs twice stops the program."""
    files = {path: _resource(path) for path in sorted(folder.glob("*.ftl"))}
    _check_keys_are_unique([source for path, resource in files.items() for source in _sources(path, resource)])
    return list(files.values())


@lru_cache(maxsize=16)
def entries(folder: Path) -> dict[str, Source]:
    """Return all entries of a language by key. The key of a Fluent term begins with a dash."""
    files = sorted(folder.glob("*.ftl"))
    return {key_of(source.entry): source for path in files for source in _sources(path, _resource(path))}


def key_of(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@lru_cache(maxsize=64)
def _parsed(text: str) -> ast.Resource:
    """Return the parsed text, cached: parsing is slow, and the checks read the same files again."""
    return FluentResource(text)


def _resource(path: Path) -> ast.Resource:
    try:
        resource = _parsed(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadData(f"{path.parent.name}/{path.name}: {error}") from error
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadData(f"{path.parent.name}/{path.name}: cannot read {(entry.content or '').strip()[:60]!r}")
    return resource


def _sources(path: Path, resource: ast.Resource) -> Iterator[Source]:
    text, group = path.read_text(encoding="utf-8"), ""
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        if isinstance(entry, Entry):
            line = text.count("\n", 0, entry.id.span.start if entry.id.span else 0) + 1
            own = entry.comment.content if entry.comment else ""
            yield Source(entry, f"{path.parent.name}/{path.name}:{line}", f"{group} {own}")


def _check_keys_are_unique(sources: list[Source]) -> None:
    first: dict[str, Source] = {}
    for source in sources:
        before = first.setdefault(key_of(source.entry), source)
        if before is not source:
            raise BadData(
                f"{key_of(source.entry)} stands twice: {before.place} and {source.place}. Rename one of them."
            )


# ---------------------------------------------------------------- comparison with English


@lru_cache(maxsize=8)
def _nodes(node: object) -> list[ast.SyntaxNode]:
    """Return a syntax node and all nodes inside it, cached because several checks read the same node in a row."""
    nodes, found = [], [node]
    for each in found:  # The list grows during the loop.
        if isinstance(each, ast.SyntaxNode):
            nodes.append(each)
            found += vars(each).values()
        elif isinstance(each, list):
            found += each
    return nodes


def _variables(node: object) -> set[str]:
    return {each.id.name for each in _nodes(node) if isinstance(each, ast.VariableReference)}


def _shown_variables(node: object) -> set[str]:
    """Return the variables whose value the sentence shows, without those by which it only selects."""
    placed = [each.expression for each in _nodes(node) if isinstance(each, ast.Placeable)]
    return {name for each in placed if not isinstance(each, ast.SelectExpression) for name in _variables(each)}


def _references(node: object) -> set[str]:
    found = _nodes(node)
    terms = {f"-{each.id.name}" for each in found if isinstance(each, ast.TermReference)}
    return terms | {each.id.name for each in found if isinstance(each, ast.MessageReference)}


def has_no_words(node: object) -> bool:
    """Return whether a pattern has only signs around its variables: `{ $head }; { $tail }`."""
    texts = "".join(each.value for each in _nodes(node) if isinstance(each, ast.TextElement))
    return not _references(node) and not any(map(str.isalpha, texts))


def _functions(node: object) -> set[str]:
    return {each.id.name for each in _nodes(node) if isinstance(each, ast.FunctionReference)}


def _find_wrong_argument_counts(node: object) -> list[str]:
    """Return messages about functions that are called with too few or too many arguments."""
    calls = [each for each in _nodes(node) if isinstance(each, ast.FunctionReference) and each.id.name in ARGUMENTS]
    given = [(each.id.name, len(each.arguments.positional)) for each in calls]
    return [f"gives {name} {count} instead of {ARGUMENTS[name]}" for name, count in given if count != ARGUMENTS[name]]


def _refers_to_itself(key: str, own: dict[str, Source]) -> bool:
    """Return whether an entry refers to itself, directly or through other entries."""
    found = sorted(_references(own[key].entry))
    for each in found:  # The list grows during the loop.
        found += [other for other in sorted(_references(own[each].entry) if each in own else ()) if other not in found]
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
            *(_compare_variables(source, english[key]) if key in english else []),
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


def _compare_variables(translated: Source, english: Source) -> list[str]:
    given = english.variables()
    found = [
        f"is not given ${name}; it is given {', '.join(f'${each}' for each in sorted(given)) or 'nothing'}"
        for name in sorted(_variables(translated.entry) - given)
    ]
    left_out = _shown_variables(english.entry.value) - _variables(translated.entry.value)
    return found + [f"leaves out ${name}" for name in sorted(left_out)]


def _find_unknown_names(source: Source, own: dict[str, Source], known: list[str]) -> list[str]:
    """Return messages about unknown entries, functions and forms. `known` are the noun forms of the language."""
    entry = source.entry
    absent = sorted(_references(entry).difference(own))
    missing = [f"names {each}, which this language does not have" for each in absent]
    calls = [
        f"calls {each}, which is no function" for each in sorted(_functions(entry) - FUNCTIONS)
    ] + _find_wrong_argument_counts(entry)
    odd = sorted((source.forms() | _forms_used(entry)).difference(known))
    return missing + calls + [f"speaks of the form {each}; language-forms has {' '.join(known)}" for each in odd]


def _forms_used(node: object) -> set[str]:
    calls = [
        each.arguments for each in _nodes(node) if isinstance(each, ast.FunctionReference) and each.id.name == FORM
    ]
    return {str(each.value) for call in calls for each in call.positional if isinstance(each, ast.StringLiteral)}


# ---------------------------------------------------------------- what is left to translate


def forms(own: dict[str, Source]) -> list[str]:
    """Return the noun forms of a language, as its entry `language-forms` lists them."""
    declared = own.get("language-forms")
    found = _nodes(declared.entry.value) if declared else ()
    return [name for each in found if isinstance(each, ast.TextElement) for name in each.value.split()]


def find_untranslated(language: str, root: Path = LOCALES) -> list[str]:
    """Return what is left to translate: entries that exist only in English, and nouns that lack forms."""
    english, own = entries(root / FALLBACK), entries(root / language)
    lacking = [f"{english[key].place}: {key} has no sentence yet" for key in english if key not in own]
    return lacking + find_missing_forms(language, root)


def find_missing_forms(language: str, root: Path = LOCALES) -> list[str]:
    english, own = entries(root / FALLBACK), entries(root / language)
    nouns = [key for key, source in english.items() if source.file.endswith(NOUN_FILES) and key in own]
    return [
        f"{own[key].place}: {key} lacks the form {form}"
        for key in nouns
        for form in forms(own)
        if form not in own[key].forms()
    ]
