"""A reader for the little of YAML that our files for Prometheus and Docker use: maps, lists and plain scalars."""

from __future__ import annotations

import re
from typing import Any

Node = Any
IS_MAP = re.compile(r"\s*- [\w-]+:( |$)")


def read_yaml(text: str) -> Node:
    """Return what a file holds. Scalars stay texts."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    node, rest = _block(lines, _depth(lines[0]))
    assert rest == [], rest[:1]
    return node


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def _block(lines: list[str], depth: int) -> tuple[Node, list[str]]:
    return _items(lines, depth) if lines[0].lstrip().startswith("- ") else _map(lines, depth)


def _items(lines: list[str], depth: int) -> tuple[list[Node], list[str]]:
    items: list[Node] = []
    while lines and _depth(lines[0]) == depth and lines[0].lstrip().startswith("- "):
        if not IS_MAP.match(lines[0]):
            items.append(lines[0].strip()[2:])
            lines = lines[1:]
            continue
        lines = [lines[0].replace("- ", "  ", 1), *lines[1:]]
        item, lines = _map(lines, depth + 2)
        items.append(item)
    return items, lines


def _map(lines: list[str], depth: int) -> tuple[dict[str, Node], list[str]]:
    found: dict[str, Node] = {}
    while lines and _depth(lines[0]) == depth and not lines[0].lstrip().startswith("- "):
        key, colon, value = lines[0].strip().partition(":")
        assert colon, lines[0]
        assert key not in found, key
        lines, value = lines[1:], value.strip()
        # A colon or a hash with a space would mean something else within a plain scalar.
        assert ": " not in value, value
        assert " #" not in value, value
        if value:
            found[key] = value
        else:
            found[key], lines = _block(lines, _depth(lines[0]))
    return found, lines
