"""A record of every request, so that a test can ask what a turn cost."""

from collections import deque
from dataclasses import asdict, dataclass
from itertools import count

from sandbox.protocol.payloads import Json

KEPT = 10_000


@dataclass(frozen=True, slots=True)
class Entry:
    """One request and its answer; `route` is the path with its parameters' names."""

    number: int
    method: str
    path: str
    route: str = ""
    query: str = ""
    status: int = 0
    seconds: float = 0.0
    request: object = None
    response: object = None
    files: int = 0
    at: str = ""


class Transcript:
    """The latest entries, numbered from one."""

    def __init__(self) -> None:
        self._entries: deque[Entry] = deque(maxlen=KEPT)
        self._numbers = count(1)
        self.last = 0

    def add(self, method: str, path: str, **details: object) -> None:
        self.last = next(self._numbers)
        self._entries.append(Entry(self.last, method, path, **details))  # type: ignore[arg-type]

    def note(self, method: str, path: str) -> None:
        """Something that is no request: a gateway session begun or resumed."""
        self.add(method, path)

    def since(self, number: int = 0) -> list[Entry]:
        return [entry for entry in self._entries if entry.number > number]

    def as_json(self, number: int = 0) -> list[Json]:
        return [asdict(entry) for entry in self.since(number)]
