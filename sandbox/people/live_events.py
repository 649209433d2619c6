"""Live events for simulated people, sent to their web clients and to waiting Python tests."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from sandbox.protocol.payloads import Json

LiveEvent = tuple[str, Json]


class LiveEvents:
    """The event queues of the people who are subscribed."""

    def __init__(self) -> None:
        self._queues: dict[str, set[asyncio.Queue[LiveEvent]]] = defaultdict(set)

    @contextmanager
    def subscribe(self, user_id: str) -> Iterator[asyncio.Queue[LiveEvent]]:
        queue: asyncio.Queue[LiveEvent] = asyncio.Queue()
        self._queues[user_id].add(queue)
        try:
            yield queue
        finally:
            self._queues[user_id].discard(queue)

    def subscribers(self) -> list[str]:
        """Return the ids of the people with an open subscription."""
        return [user_id for user_id, queues in self._queues.items() if queues]

    def send(self, user_id: str, kind: str, data: Json) -> None:
        for queue in self._queues.get(user_id, ()):
            queue.put_nowait((kind, data))

    def send_to_all(self, kind: str, data: Json) -> None:
        for user_id in self.subscribers():
            self.send(user_id, kind, data)
