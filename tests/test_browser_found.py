"""How `make test` finds a browser, installs one, and says that it has none."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.support import browser

ONE_BROWSER_TEST = "tests/browser/test_web_client.py::test_what_one_person_says_the_other_sees_at_once"


def put_program(folder: Path, name: str, status: int = 0) -> str:
    """Write a program that ends with this status, whatever it is asked."""
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def no_system_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [name for name in browser.PROGRAMS if not name.startswith("/")]
    monkeypatch.setattr(browser, "PROGRAMS", names)
    monkeypatch.setattr(browser, "PLAYWRIGHTS", "print()")


@pytest.mark.usefixtures("no_system_browser")
@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_any_chromium_or_chrome_is_found(name: str, tmp_path: Path) -> None:
    path = put_program(tmp_path, name)
    assert browser.find({"PATH": str(tmp_path)}) == path


@pytest.mark.usefixtures("no_system_browser")
def test_a_browser_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    put_program(tmp_path, "chromium", status=127)
    path = put_program(tmp_path, "google-chrome")
    assert browser.find({"PATH": str(tmp_path)}) == path


@pytest.mark.usefixtures("no_system_browser")
def test_playwrights_own_browser_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put_program(tmp_path, "chrome")
    monkeypatch.setattr(browser, "PLAYWRIGHTS", f"print({path!r})")
    assert browser.find({"PATH": ""}) == path


@pytest.mark.usefixtures("no_system_browser")
def test_an_empty_machine_has_no_browser(tmp_path: Path) -> None:
    assert browser.find({"PATH": str(tmp_path)}) is None


def test_a_browser_that_is_named_is_the_only_one(tmp_path: Path) -> None:
    path = put_program(tmp_path, "mine")
    assert browser.find({"CHROMIUM": path}) == path
    assert browser.find({"CHROMIUM": str(tmp_path / "nowhere")}) is None


class Commands:
    """The commands that an installation ran; those that begin with `fails` fail."""

    def __init__(self, fails: Sequence[str] = ("nothing",)) -> None:
        self.ran: list[Sequence[str]] = []
        self.fails = fails

    def __call__(self, command: Sequence[str]) -> bool:
        self.ran.append(command)
        return tuple(command[: len(self.fails)]) != tuple(self.fails)


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_program(tmp_path, "apt-get")
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.mark.usefixtures("debian")
def test_root_installs_debians_package() -> None:
    commands = Commands()
    browser.install(commands, is_root=True)
    assert commands.ran == [browser.UPDATE, browser.DEBIANS]


@pytest.mark.usefixtures("debian")
def test_root_installs_playwrights_browser_with_its_libraries_where_there_is_no_package() -> None:
    commands = Commands(fails=browser.DEBIANS)
    browser.install(commands, is_root=True)
    assert commands.ran[-1] == (*browser.PLAYWRIGHT, "--with-deps", "chromium")


@pytest.mark.usefixtures("debian")
def test_without_root_playwrights_browser_is_installed_and_no_password_is_asked_for() -> None:
    commands = Commands()
    browser.install(commands, is_root=False)
    assert commands.ran == [(*browser.PLAYWRIGHT, "chromium")]


def run_one_browser_test_without_a_browser(folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("SKIP_NOTHING", "PYTEST_XDIST_WORKER")}
    environment = {**kept, "CHROMIUM": str(folder / "nowhere"), **more}
    command = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", ONE_BROWSER_TEST)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_one_line_says_how_many_tests_were_skipped_and_how_to_get_a_browser(tmp_path: Path) -> None:
    done = run_one_browser_test_without_a_browser(tmp_path)
    assert done.returncode == 0
    assert done.stdout.count(f"1 test was skipped: {browser.MISSING}. {browser.ADVICE}.") == 1


def test_where_nothing_may_be_skipped_a_missing_browser_fails(tmp_path: Path) -> None:
    done = run_one_browser_test_without_a_browser(tmp_path, SKIP_NOTHING="1")
    assert done.returncode != 0
    assert browser.ADVICE in done.stdout


def test_of_a_failed_installation_one_line_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    said = "Error: no such host cdn.example\n    at onlookup (dns:101)\n  code: 'ENOTFOUND'\n}"
    assert not browser._run((sys.executable, "-c", f"import sys; sys.exit({said!r})"))
    assert capsys.readouterr().err == "It did not work: Error: no such host cdn.example\n"
