"""Questions about parsed Fluent entries: their variables, references and functions."""

from __future__ import annotations

from functools import lru_cache

from fluent.syntax import ast


@lru_cache(maxsize=8)
def nodes(node: object) -> list[ast.SyntaxNode]:
    """Return a syntax node and all nodes inside it, cached because several checks read the same node in a row."""
    inside, found = [], [node]
    for each in found:  # The list grows during the loop.
        if isinstance(each, ast.SyntaxNode):
            inside.append(each)
            found += vars(each).values()
        elif isinstance(each, list):
            found += each
    return inside


def variables(node: object) -> set[str]:
    return {each.id.name for each in nodes(node) if isinstance(each, ast.VariableReference)}


def shown_variables(node: object) -> set[str]:
    """Return the variables whose value the sentence shows, without those by which it only selects."""
    placed = [each.expression for each in nodes(node) if isinstance(each, ast.Placeable)]
    return {name for each in placed if not isinstance(each, ast.SelectExpression) for name in variables(each)}


def references(node: object) -> set[str]:
    """Return the keys of the entries that a parsed text refers to. The key of a term begins with a dash."""
    found = nodes(node)
    terms = {f"-{each.id.name}" for each in found if isinstance(each, ast.TermReference)}
    return terms | {each.id.name for each in found if isinstance(each, ast.MessageReference)}


def has_no_words(node: object) -> bool:
    """Return whether a pattern has only signs around its variables: `{ $head }; { $tail }`."""
    texts = "".join(each.value for each in nodes(node) if isinstance(each, ast.TextElement))
    return not references(node) and not any(map(str.isalpha, texts))


def functions(node: object) -> set[str]:
    return {each.id.name for each in nodes(node) if isinstance(each, ast.FunctionReference)}
