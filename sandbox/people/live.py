"""What simulated people are told as it happens: the other end of the web client's socket and of Python drivers."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from sandbox.wires.shapes import Json

Notice = tuple[str, Json]


class Live:
    """Subscriptions of people to their own view of the world."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Queue[Notice]]] = defaultdict(set)

    @contextmanager
    def listening(self, user_id: str) -> Iterator[asyncio.Queue[Notice]]:
        queue: asyncio.Queue[Notice] = asyncio.Queue()
        self._listeners[user_id].add(queue)
        try:
            yield queue
        finally:
            self._listeners[user_id].discard(queue)

    def present(self) -> list[str]:
        """The people somebody is listening for."""
        return [user_id for user_id, queues in self._listeners.items() if queues]

    def tell(self, user_id: str, kind: str, data: Json) -> None:
        for queue in self._listeners.get(user_id, ()):
            queue.put_nowait((kind, data))

    def tell_all(self, kind: str, data: Json) -> None:
        for user_id in self.present():
            self.tell(user_id, kind, data)
