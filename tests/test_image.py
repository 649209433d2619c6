"""The image installs exactly the tested versions, each known by its content."""

import json
import re
from pathlib import Path

from deploy.lock import PROCESSORS, needed, pinned
from deploy.sbom import SBOM, bill, locked

ROOT = Path(__file__).parents[1]


def test_everything_that_is_needed_to_play_is_locked_at_the_version_that_is_tested() -> None:
    assert {name: version for name, (version, _) in locked().items()} == {name: pinned()[name] for name in needed()}


def test_a_package_has_one_file_for_all_processors_or_one_for_each() -> None:
    assert {len(hashes) for _, hashes in locked().values()} == {1, len(PROCESSORS)}


def test_the_base_and_the_packages_of_the_image_are_known_by_their_content() -> None:
    made = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^FROM python:3\.11\S+@sha256:[0-9a-f]{64}$", made, re.MULTILINE)
    assert "--require-hashes" in made


def test_the_bill_of_materials_lists_what_the_image_holds() -> None:
    """`make lock` writes it anew."""
    assert json.loads(SBOM.read_text(encoding="utf-8")) == bill()


def test_the_bill_of_materials_names_a_licence_for_every_package() -> None:
    packages = [each for each in bill()["components"] if each["type"] == "library"]
    assert {each["name"] for each in packages} == needed()
    assert [each["name"] for each in packages if not each["licenses"]] == []
