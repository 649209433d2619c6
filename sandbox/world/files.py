"""Uploaded files, and their signed CDN URLs that expire."""

import hashlib
import struct
import zlib
from pathlib import Path
from typing import Any

from sandbox.protocol.payloads import Json, Upload
from sandbox.world.clock import Clock

URL_LIFETIME = 24 * 3600
_STORED = "cdn:/"
"""The prefix of a stored URL. Host, port and signature are added when a message is read."""


class Files:
    """The contents of files by id, in memory or, if the world is saved, in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._kept: dict[str, bytes] = {}
        if folder:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.chmod(0o700)  # It holds pictures of secret hands.

    def put(self, file_id: str, content: bytes) -> None:
        if self._folder:
            (self._folder / file_id).write_bytes(content)
        else:
            self._kept[file_id] = content

    def get(self, file_id: str) -> bytes | None:
        if self._folder and file_id.isdigit():
            path = self._folder / file_id
            return path.read_bytes() if path.exists() else None
        return self._kept.get(file_id)


_KINDS = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".json": "application/json; charset=utf-8",
}


def kind_by_name(filename: str, default: str = "application/octet-stream") -> str:
    """Return the content type for a file name, or `default`. Clients often send only octet-stream."""
    ending = "." + filename.rsplit(".", 1)[-1].lower()
    return _KINDS.get(ending, default)


def attachment(file_id: str, channel_id: str, upload: Upload, described: Json) -> Json:
    """Return the attachment object of a new file."""
    address = f"{_STORED}attachments/{channel_id}/{file_id}/{upload.filename}"
    shown: Json = {
        "id": file_id,
        "filename": upload.filename,
        "size": len(upload.content),
        "url": address,
        "proxy_url": address,
        "content_type": upload.content_type,
    }
    size = picture_size(upload.content)
    if size:
        shown["width"], shown["height"] = size
    for key in ("description", "title"):
        if described.get(key):
            shown[key] = described[key]
    return shown


_MAY_HOLD_URLS = frozenset({str, dict, list})
"""The types of values that may hold a stored URL."""


def with_signed_urls(value: Any, base: str, clock: Clock) -> Any:
    """Return a copy of a JSON value in which stored URLs are replaced by signed URLs that expire."""
    if isinstance(value, str):
        return base + "/" + signed(value.removeprefix(_STORED), clock) if value.startswith(_STORED) else value
    if isinstance(value, dict):
        return {
            key: with_signed_urls(each, base, clock) if type(each) in _MAY_HOLD_URLS else each
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [with_signed_urls(each, base, clock) if type(each) in _MAY_HOLD_URLS else each for each in value]
    return value


def signed(path: str, clock: Clock) -> str:
    issued = int(clock.now())
    expires = issued + URL_LIFETIME
    return f"{path}?ex={expires:x}&is={issued:x}&hm={_signature(path, expires)}&"


def is_valid(path: str, expires: str, signature: str, clock: Clock) -> bool:
    try:
        moment = int(expires, 16)
    except ValueError:
        return False
    return moment > clock.now() and signature == _signature(path, moment)


def _signature(path: str, expires: int) -> str:
    return hashlib.sha256(f"{path}:{expires}".encode()).hexdigest()


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG, GIF, WebP or JPEG, or None."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP" and len(content) >= 30:
        return _webp_size(content)
    if content.startswith(b"\xff\xd8"):
        return _jpeg_size(content)
    return None


def _webp_size(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8X":
        return int.from_bytes(content[24:27], "little") + 1, int.from_bytes(content[27:30], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return (bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1
    width, height = struct.unpack("<HH", content[26:30])
    return width & 0x3FFF, height & 0x3FFF


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(content) and content[at] == 0xFF:
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        # The start-of-frame markers hold the size. C4, C8 and CC are other markers.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def plain_picture(colour: tuple[int, int, int], side: int = 64) -> bytes:
    """Return a PNG of one colour, used as a default avatar."""
    rows = (b"\x00" + bytes(colour) * side) * side
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    body = b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body
