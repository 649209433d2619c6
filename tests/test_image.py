"""The image installs exactly the tested versions, each known by its content."""

import re
from pathlib import Path

from deploy.lock import LOCKED, PROCESSORS, needed, pinned

ROOT = Path(__file__).parents[1]
ENTRY = re.compile(r"^(\S+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


def locked() -> dict[str, tuple[str, int]]:
    """Each package's version and how many hashes it has."""
    found = ENTRY.findall(LOCKED.read_text(encoding="utf-8"))
    return {name: (version, hashes.count("sha256:")) for name, version, hashes in found}


def test_everything_that_is_needed_to_play_is_locked_at_the_version_that_is_tested() -> None:
    assert {name: version for name, (version, _) in locked().items()} == {name: pinned()[name] for name in needed()}


def test_a_package_has_one_file_for_all_processors_or_one_for_each() -> None:
    assert {hashes for _, hashes in locked().values()} == {1, len(PROCESSORS)}


def test_the_base_and_the_packages_of_the_image_are_known_by_their_content() -> None:
    made = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^FROM python:3\.11\S+@sha256:[0-9a-f]{64}$", made, re.MULTILINE)
    assert "--require-hashes" in made
