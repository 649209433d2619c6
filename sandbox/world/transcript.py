"""A record of every request of the bot, so that tests can count them."""

from collections import deque
from dataclasses import asdict, dataclass
from itertools import count

from sandbox.protocol.payloads import Json

MAX_ENTRIES = 10_000


@dataclass(frozen=True, slots=True)
class Entry:
    """A request and its answer. `route` is the path with the names of its parameters."""

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
    """The newest entries, numbered from one."""

    def __init__(self) -> None:
        self._entries: deque[Entry] = deque(maxlen=MAX_ENTRIES)
        self._numbers = count(1)
        self.last = 0

    def add(self, method: str, path: str, **details: object) -> None:
        self.last = next(self._numbers)
        self._entries.append(Entry(self.last, method, path, **details))  # type: ignore[arg-type]

    def note(self, method: str, path: str) -> None:
        """Add an entry that is no request: a gateway session was started or resumed."""
        self.add(method, path)

    def since(self, number: int = 0) -> list[Entry]:
        return [entry for entry in self._entries if entry.number > number]

    def as_json(self, number: int = 0) -> list[Json]:
        return [asdict(entry) for entry in self.since(number)]
