"""The controls of a panel, as the random players of the tests know them.

A random player fails when it meets a control that it does not know. Otherwise it would press the others for ever.
"""

from __future__ import annotations

from bot.ui.payload import read_custom_id
from games.core.simulation import RandomBelow
from sandbox import Post
from sandbox.protocol.payloads import Json

ANSWERS = frozenset({"pick", "sure", "last", "num", "none", "done", "give", "add", "set"})
"""Verbs of controls that answer a question, or that are a step to an answer."""
TURNS = frozenset({"open", "page", "part", "why", "more"})
"""Verbs of controls that show another part of the panel. `open` also empties a draft, which may hold too much."""
LOOKS = TURNS | {"undo", "board"}
"""Verbs of controls that change nothing, or take a step back."""
LEFT_ALONE = frozenset(
    {
        "advise",
        "ask",
        "doadvice",
        "howsure",
        "mine",
        "move",
        "no",
        "order",
        "plan",
        "since",
        "talk",
        "unorder",
        "what",
        "yes",
    }
)
"""Verbs of controls that random players know and do not press: they are about something else than the question."""
KNOWN = ANSWERS | LOOKS | LEFT_ALONE
LOOK_ONCE_IN = 12
"""One press in this many only shows something."""


class UnknownControl(AssertionError):
    """A panel shows a control that random players do not know."""


def verb(control: Json) -> str:
    act = read_custom_id(str(control.get("custom_id", "")))
    return act.verb if act else ""


def controls(panel: Post, verbs: frozenset[str]) -> list[Json]:
    """Return what of this kind can be pressed: a select as often as it has options, so that all weigh the same."""
    usable = [control for control in (*panel.buttons, *panel.selects) if not control.get("disabled")]
    found = [control for control in usable if verb(control) in verbs]
    return [control for control in found for _ in control.get("options") or [control]]


def choose_control(panel: Post, below: RandomBelow, looks: frozenset[str] = LOOKS) -> Json:
    """Return mostly an answer, and now and then one of `looks`."""
    must_know_all(panel)
    turns = controls(panel, looks) if below(LOOK_ONCE_IN) == 0 else []
    found = turns or controls(panel, ANSWERS)
    return found[below(len(found))]


def choose_values(select: Json, below: RandomBelow) -> list[str]:
    """Return as many options of a select as it takes."""
    options = [str(option["value"]) for option in select["options"]]
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    count = max(1, least + below(most - least + 1))
    return [options.pop(below(len(options))) for _ in range(count)]


def must_know_all(panel: Post) -> None:
    unknown = {verb(control) for control in (*panel.buttons, *panel.selects)} - KNOWN
    if unknown:
        raise UnknownControl(f"Random players do not know {sorted(unknown)}: add them to {__name__}.\n{panel.text}")
