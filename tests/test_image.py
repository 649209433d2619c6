"""The image installs exactly the tested versions, each known by its content."""

import json
import re
from pathlib import Path

import pytest

from bot import healthy
from bot.healthy import health_address
from bot.settings import Settings
from deploy.lock import PROCESSORS, needed, pinned
from deploy.sbom import SBOM, bill, locked
from tests.support.hosting.program import free_port

ROOT = Path(__file__).parents[1]


def test_everything_that_is_needed_to_play_is_locked_at_the_version_that_is_tested() -> None:
    assert {name: version for name, (version, _) in locked().items()} == {name: pinned()[name] for name in needed()}


def test_a_package_has_one_file_for_all_processors_or_one_for_each() -> None:
    assert {len(hashes) for _, hashes in locked().values()} == {1, len(PROCESSORS)}


def test_the_base_and_the_packages_of_the_image_are_known_by_their_content() -> None:
    made = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^FROM python:3\.11\S+@sha256:[0-9a-f]{64}$", made, re.MULTILINE)
    assert "--require-hashes" in made


def test_the_image_runs_as_a_user_with_a_number() -> None:
    """Kubernetes starts nothing as a named user where it must not be root."""
    made = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (user,) = re.findall(r"^USER (\S+)$", made, re.MULTILINE)
    assert re.fullmatch(r"\d+:\d+", user)
    assert f"--uid {user.partition(':')[0]} " in made


@pytest.mark.parametrize(
    ("settings", "asked"),
    [
        (Settings(metrics_port=9100), "http://127.0.0.1:9100/healthz"),
        (Settings(metrics_port=9200, metrics_address="0.0.0.0"), "http://127.0.0.1:9200/healthz"),
        (Settings(metrics_port=9200, metrics_address="::"), "http://[::1]:9200/healthz"),
        (Settings(), None),
    ],
)
def test_the_health_check_asks_at_the_port_that_is_set(settings: Settings, asked: str | None) -> None:
    assert health_address(settings) == asked


def test_the_health_check_fails_where_nobody_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    monkeypatch.setattr(healthy, "load", lambda: Settings(metrics_port=port))
    assert healthy.main() == 1
    assert f":{port}/healthz does not answer" in capsys.readouterr().err


def test_the_bill_of_materials_lists_what_the_image_holds() -> None:
    """`make lock` writes the bill of materials."""
    assert json.loads(SBOM.read_text(encoding="utf-8")) == bill()


def test_the_bill_of_materials_names_a_licence_for_every_package() -> None:
    packages = [each for each in bill()["components"] if each["type"] == "library"]
    assert {each["name"] for each in packages} == needed()
    assert [each["name"] for each in packages if not each["licenses"]] == []
