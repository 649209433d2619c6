"""The only place that uses private names of psycopg.

In pipeline mode psycopg sends each statement by itself and looks for results after it, which takes several calls of the
system. Here all statements of a round trip are sent together, when the pipeline ends.
"""

from __future__ import annotations

from typing import Any, cast

import psycopg
from psycopg.abc import Params, PQGen, Query
from psycopg.rows import Row


class BatchCursor(psycopg.Cursor[Row]):
    """A cursor whose statements wait for the end of the pipeline."""

    def _execute_gen(
        self, query: Query, params: Params | None = None, *, prepare: bool | None = None, binary: bool | None = None
    ) -> PQGen[None]:
        private = cast(Any, self)
        if not private._conn._pipeline:
            yield from super()._execute_gen(query, params, prepare=prepare, binary=binary)
            return
        yield from private._start_query(query)
        converted = private._convert_query(query, params)
        yield from private._maybe_prepare_gen(converted, prepare=prepare, binary=binary)
        self._last_query = query
        yield from private._conn._prepared.maintain_gen(private._conn)
