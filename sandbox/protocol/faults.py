"""Faults that tests order: answer with an error status, delay, lose the response, or drop the connection."""

import re
from dataclasses import dataclass, field
from typing import Literal

from sandbox.protocol.payloads import Json

Action = Literal["status", "delay", "lose_response", "drop"]
ACTIONS = ("status", "delay", "lose_response", "drop")


@dataclass(slots=True)
class Fault:
    """A fault for the next `times` requests that match method and path."""

    action: Action
    method: str = ""
    path: str = ""
    status: int = 500
    seconds: float = 0.0
    times: int = 1
    _pattern: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        if self.action not in ACTIONS:
            raise ValueError(f"a fault's action is one of {', '.join(ACTIONS)}")
        self._pattern = re.compile(self.path)

    def matches(self, method: str, path: str) -> bool:
        return self.method in ("", method) and bool(self._pattern.search(path))


class Faults:
    """The pending faults, oldest first."""

    def __init__(self) -> None:
        self._pending: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._pending.append(fault)

    def clear(self) -> None:
        self._pending.clear()

    def next_for(self, method: str, path: str) -> Fault | None:
        """Return the oldest fault that matches this request, and count it down."""
        for fault in self._pending:
            if fault.matches(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self._pending.remove(fault)
                return fault
        return None


def from_json(spec: Json) -> Fault:
    match = spec.get("match", {})
    return Fault(
        action=spec["action"],
        method=str(match.get("method", "")).upper(),
        path=match.get("path_regex", ""),
        status=int(spec.get("status", 500)),
        seconds=float(spec.get("seconds", 0.0)),
        times=int(spec.get("times", 1)),
    )
