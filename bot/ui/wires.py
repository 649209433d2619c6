"""Responses to interactions with less work than discord.py's own: one body for a form, and no message sent back.

aiohttp writes every boundary, header and file of a form to the socket by itself. And Discord would answer each response
with the whole message that it became.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

import aiohttp
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Part = dict[str, Any]


def use_our_adapter() -> None:
    """Send the responses of every interaction that begins from here on through `Adapter`."""
    async_context.set(Adapter())  # type: ignore[no-untyped-call]


class Form(NamedTuple):
    body: bytes
    kind: str


def in_one_piece(parts: Sequence[Part]) -> Form:
    boundary = secrets.token_hex(16)
    pieces: list[bytes] = []
    for part in parts:
        pieces += f"--{boundary}\r\n{_head(part)}\r\n\r\n".encode(), _body(part), b"\r\n"
    return Form(b"".join([*pieces, f"--{boundary}--\r\n".encode()]), f"multipart/form-data; boundary={boundary}")


def _head(part: Part) -> str:
    filename = f'; filename="{part["filename"]}"' if "filename" in part else ""
    kind = part.get("content_type", "text/plain; charset=utf-8")
    return f'Content-Disposition: form-data; name="{part["name"]}"{filename}\r\nContent-Type: {kind}'


def _body(part: Part) -> bytes:
    value = part["value"]
    whole: bytes = value.encode() if isinstance(value, str) else value.read()
    return whole


_wants_receipt = ContextVar("wants_receipt", default=True)


@contextmanager
def without_receipt() -> Iterator[None]:
    """Of an answer that is given here, nobody wants to know what message it has become."""
    before = _wants_receipt.set(False)
    try:
        yield
    finally:
        _wants_receipt.reset(before)


class Adapter(AsyncWebhookAdapter):
    """Carries answers to interactions, as discord.py's own does."""

    async def create_interaction_response(self, interaction_id: int, token: str, **how: Any) -> Any:
        """Without a receipt it says no more than to what it is the answer."""
        receipt: Any = await super().create_interaction_response(interaction_id, token, **how)
        return receipt or {"interaction": {"id": interaction_id}}

    async def request(
        self,
        route: Any,
        session: Any,
        *,
        multipart: list[Part] | None = None,
        params: dict[str, Any] | None = None,
        **how: Any,
    ) -> Any:
        carrier: Any = _Carrier(session, in_one_piece(multipart)) if multipart else session
        asked = params if _wants_receipt.get() else None
        return await super().request(route, carrier, params=asked, **how)


class _Carrier:
    """A session that sends this form with what it is asked to send, at every try."""

    def __init__(self, session: aiohttp.ClientSession, form: Form) -> None:
        self._session = session
        self._form = form

    def request(self, method: str, url: str, *, data: object, headers: dict[str, str], **how: Any) -> Any:
        labelled = headers | {"Content-Type": self._form.kind}
        return self._session.request(method, url, data=self._form.body, headers=labelled, **how)
