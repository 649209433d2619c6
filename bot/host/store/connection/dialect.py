"""The one text of each statement, rewritten for PostgreSQL.

Statements are written so that both databases understand them. The only differences are these marks:
- parameters: `:name` and `?` are `%(name)s` and `%s`;
- `user` is a reserved word;
- `INDEXED BY` and `CROSS JOIN … ON` are hints for SQLite's planner;
- `/* FOR SHARE */` locks rows that were read, which SQLite does not need: it has one writer at a time;
- `IS NOT :value`, which compares with NULL as well, is `IS DISTINCT FROM`.
"""

from __future__ import annotations

import re
from functools import cache

_MARKS = re.compile(
    r"""(?P<quoted>'[^']*'|"[^"]*")
    |(?P<hint>\s+INDEXED\ BY\ \w+)
    |/\*(?P<lock>\ FOR\ SHARE)\ \*/
    |(?P<join>\bCROSS\ JOIN\b(?=\s+\w+\s+ON\b))
    |(?P<differs>\bIS\ NOT\ (?=:))
    |(?<![:\w]):(?P<name>[a-z_]+)
    |(?P<value>\?)
    |(?P<percent>%)
    |(?P<user>(?<![\w.])user(?!\w))""",
    re.VERBOSE,
)


@cache
def for_postgres(sql: str) -> str:
    """Return a statement as psycopg expects it."""
    return _MARKS.sub(_rewritten, sql)


def _rewritten(mark: re.Match[str]) -> str:
    match mark.lastgroup:
        case "hint":
            return ""
        case "join":
            return "JOIN"
        case "differs":
            return "IS DISTINCT FROM "
        case "lock":
            return mark["lock"]
        case "name":
            return f"%({mark['name']})s"
        case "value":
            return "%s"
        case "user":
            return '"user"'
        case _:  # A percent sign, also in quotes: psycopg would read it as a parameter.
            return mark[0].replace("%", "%%")
