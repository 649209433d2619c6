"""A painter that draws nothing. This module imports little, because processes of tests load it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from games.core.protocol import Text


class Sketch(msgspec.Struct, frozen=True):
    filename: str
    data: bytes
    alt: str

    @property
    def digest(self) -> str:
        return sha256(self.data).hexdigest()


class FakePainter:
    """A painter that draws nothing and returns the view as text, so that tests can see what a picture would show."""

    def render(self, game_key: str, view: Any, picture: str, **how: Any) -> Sketch:
        drawn = (view, how["before"], how["marks"], how["size"], how["lang"])
        return Sketch(f"{game_key}-{picture}.png", repr(drawn).encode(), repr(view))

    def render_text(self, game_key: str, view: Any, picture: str, **how: Any) -> str:
        return repr(view)

    def film(self, game_key: str, turns: Sequence[Any], **how: Any) -> Sketch:
        return Sketch(f"{game_key}-film.gif", repr((turns, how)).encode(), f"{len(turns)} turns")

    def lobby(self, title: Text, chairs: int) -> Any:
        return title, chairs

    def profile(self, pools: Sequence[Any], **facts: Any) -> Any:
        return pools, facts

    def curve(self, **facts: Any) -> Any:
        return facts

    def palettes(self) -> list[str]:
        return ["default", "high_contrast"]

    def emoji(self) -> dict[str, bytes]:
        return {"spice": b"png"}
