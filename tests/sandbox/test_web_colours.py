"""The colours of the web client: all in one file, so that light and dark differ there alone."""

import re
from pathlib import Path

STYLE = Path(__file__).parents[2] / "sandbox" / "web" / "style"
COLOURS = (STYLE / "colours.css").read_text(encoding="utf-8")
OTHERS = {path.name: path.read_text(encoding="utf-8") for path in STYLE.glob("*.css") if path.name != "colours.css"}
SCRIPTS = "".join(path.read_text(encoding="utf-8") for path in STYLE.parent.glob("js/*.js"))
NAMED = re.compile(r"--([a-z-]+)(?=:|\")")


def test_no_colour_stands_anywhere_else():
    assert {name: found for name, css in OTHERS.items() if (found := re.findall(r"#[0-9a-f]{3,8}\b|rgb\(", css))} == {}


def test_every_name_that_is_used_has_a_value():
    css = "".join(OTHERS.values())
    assert set(re.findall(r"var\(--([a-z-]+)", css)) <= set(NAMED.findall(COLOURS + css + SCRIPTS))


def test_every_colour_that_is_named_is_used():
    used = "".join(OTHERS.values()) + SCRIPTS
    assert [name for name in sorted(set(NAMED.findall(COLOURS))) if f"var(--{name}" not in used] == []


def test_light_gives_no_name_that_dark_lacks():
    dark, light = COLOURS.split("@media (prefers-color-scheme: light)")[:2]
    assert set(NAMED.findall(light)) <= set(NAMED.findall(dark))
