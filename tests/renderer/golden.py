"""Approved pictures, small, and the packed views they are drawn from. Both are in a `golden` folder."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import zstandard
from PIL import Image

V = TypeVar("V")
WIDTH = 200


@dataclass(frozen=True)
class Golden(Generic[V]):
    folder: Path
    view: type[V]

    def approved(self, name: str, size: str) -> Path:
        return self.folder / f"{name}-{size}.webp"

    def approve(self, name: str, size: str, image: Image.Image) -> None:
        small = image.convert("RGB").resize((WIDTH, WIDTH * image.height // image.width), Image.Resampling.BOX)
        small.save(self.approved(name, size), lossless=True, method=6)

    def kept(self, name: str) -> V:
        packed = (self.folder / f"{name}.view").read_bytes()
        return msgspec.msgpack.decode(zstandard.decompress(packed), type=self.view)

    def keep(self, **views: Any) -> None:
        for name, view in views.items():
            (self.folder / f"{name}.view").write_bytes(zstandard.compress(msgspec.msgpack.encode(view), 19))
