"""`make bench`: print all figures with their targets in one table, and write them to bench.json."""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from pathlib import Path

import tests.bench

HEADINGS = ("what", "measured", "aim")


def main(wanted: list[str]) -> int:
    rooms = [module.name for module in pkgutil.iter_modules(tests.bench.__path__) if not module.name.startswith("_")]
    unknown = [name for name in wanted if name not in rooms]
    if unknown:
        print(f"no benchmark is called {unknown[0]}; there are: {', '.join(rooms)}")
        return 2
    table: dict[str, list[tuple[str, str, str]]] = {}
    for room in wanted or rooms:
        print(f"measuring {room} ...", file=sys.stderr, flush=True)
        table[room] = importlib.import_module(f"tests.bench.{room}").run()
    show(table)
    plain = {room: [dict(zip(HEADINGS, row, strict=True)) for row in rows] for room, rows in table.items()}
    Path("bench.json").write_text(json.dumps(plain, indent=2) + "\n", encoding="utf-8")
    return 0


def show(table: dict[str, list[tuple[str, str, str]]]) -> None:
    rows = [HEADINGS, *(row for figures in table.values() for row in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    for room, figures in table.items():
        print(f"\n{room}")
        for row in (HEADINGS, *figures):
            print("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
