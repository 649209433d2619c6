"""Every locale key that the host uses exists, and every key of the host is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.host.model.facts import Status
from games.core.locales import LOCALES
from games.core.protocol import say
from games.core.texts import words

HOST = Path(__file__).parents[3] / "bot"
MADE = {
    *(f"host-is-{status.value}" for status in Status if status not in (Status.RUNNING, Status.PAUSED)),
    *("host-paused-steward", "host-paused-vote", "host-quarantined", "host-readable-again"),
    *("host-deadline-mildest",),
    *("host-vote-yes", "host-vote-no", "host-vote-silence", "host-vote-here"),
}
"""Keys that the code puts together from parts."""


def written() -> set[str]:
    texts = [(LOCALES / "en" / name).read_text("utf-8") for name in ("host.ftl", "rights.ftl")]
    return {key for text in texts for key in re.findall(r"^(host-[a-z-]+) =", text, re.MULTILINE)}


def said() -> set[str]:
    sources = [path.read_text("utf-8") for path in HOST.rglob("*.py")]
    return {key for source in sources for key in re.findall(r'"(host-[a-z-]+[a-z])"', source)} | MADE


def test_every_key_that_the_host_uses_exists() -> None:
    assert said() - written() == set()


def test_every_key_of_the_host_is_used() -> None:
    acts = {key for key in written() if key.startswith("host-act-")}  # test_admins checks these.
    assert written() - said() - acts == set()


@pytest.mark.parametrize("offer", ["undo-offer", "undo-offer-alone"])
def test_an_undo_offer_without_other_steps_has_no_list(offer: str) -> None:
    nothing, something = (words("en").say(say(offer, what="End turn", told=told)) for told in (0, 2))
    assert nothing.endswith("taken back.")
    assert something.endswith(("take back:", "taken back:"))
