"""Every locale key that the bot uses exists, and every key of the bot is used."""

import re
from pathlib import Path

from bot.host.model.facts import Status
from bot.host.model.preferences import COLOURS, AtDeadline, CalledBy, Coach, Pictures, Pronoun
from bot.host.replies.personal import AGAIN, palette_name
from bot.host.replies.seating import PACES, SIZES
from games.core.locales import LOCALES, entries
from players import Level
from renderer.colours import load_palettes

SOURCES = [path for room in ("ui", "cogs", "host") for path in sorted(Path("bot", room).rglob("*.py"))]
NAMED = re.compile(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""")
KEYS = set(re.findall(r"^([a-z][a-z0-9-]*) =", (LOCALES / "en" / "bot.ftl").read_text(), re.MULTILINE))


def named() -> set[str]:
    text = "\n".join(path.read_text() for path in SOURCES)
    return {key for key in NAMED.findall(text) if key in KEYS or f'say("{key}"' in text}


def made() -> set[str]:
    """Return the keys that the code puts together from parts."""
    return {
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"pace-{pace}" for pace in PACES),
        *(f"silence-{each.value.replace('_', '-')}" for each in AtDeadline),
        *(f"status-{each.value}" for each in Status),
        *(f"{done}-else" for done in ("plan-done", "plan-done-so-far")),
        *(
            f"settings-{key}-placeholder"
            for key in (
                "wanted",
                "colour",
                "deadline",
                "silence",
                "absence",
                "nudge",
                "full",
                "language",
                "friends",
                "advice",
                "reasons",
            )
        ),
        *(f"settings-{key}-{each}" for key in ("full", "advice", "reasons") for each in ("no", "yes")),
        *(f"{key}-{each}" for key in ("coach", "me-coach") for each in (*Coach, AGAIN)),
        *(f"me-deputy-{each}" for each in ("no", "yes")),
        *(f"seat-lost-{why}" for why in ("admin", "silence")),
        *(f"at-risk-{asked}{what}" for asked in ("", "vote-") for what in ("hand-over", "deputy")),
        *(f"mind-level-{each.value}" for each in Level),
        "settings-pictures-placeholder",
        *(f"settings-pictures-{each}" for each in SIZES),
        *(f"{key}-{each}" for key in ("pictures", "me-pictures") for each in Pictures),
        *(f"{key}-{each}" for key in ("calls", "me-calls") for each in CalledBy),
        *("me-pronoun-she", "me-pronoun-he", *(f"pronoun-{each}" for each in Pronoun)),
        *(f"button-{each}" for each in SIZES),
        *(palette_name(each).key for each in load_palettes()),
        *(f"button-{verb}" for verb in ("rematch", "verify")),
    }


def test_every_sentence_that_is_named_exists():
    assert named() | made() <= {*entries(LOCALES / "en"), "seat"}


def test_every_sentence_of_the_bot_is_used():
    dead = KEYS - named() - made()
    assert {key for key in dead if not key.startswith(("command-", "option-", "permission-"))} == set()
