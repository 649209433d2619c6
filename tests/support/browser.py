"""The Chromium or Chrome of the browser tests: where it is found, and how `make test` gets one.

`python -m tests.support.browser` installs a browser where none is found. `CHROMIUM` names a certain browser.
With `SKIP_NOTHING` set, a machine without a browser fails; otherwise the browser tests are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

import pytest

PROGRAMS = (
    "/usr/bin/chromium",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
"""Programs to look for, in this order. Debian's package is the one that the tests are written with."""
PLAYWRIGHTS = (
    "from playwright.sync_api import sync_playwright as playing\n"
    "with playing() as playwright: print(playwright.chromium.executable_path)"
)
ADVICE = (
    "To get one: `apt-get install chromium` as root, or `.venv/bin/python -m playwright install chromium`,"
    " or set CHROMIUM to the path of a Chromium or Chrome"
)
MISSING = "the browser tests need a Chromium or Chrome, and none was found that starts"
APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300")
UPDATE = (*APT, "update")
DEBIANS = (*APT, "install", "--yes", "--no-install-recommends", "chromium")
PLAYWRIGHT = (sys.executable, "-m", "playwright", "install")

Run = Callable[[Sequence[str]], bool]


def find(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return the path of the first browser that starts, or None."""
    return next((path for path in _candidates(environment) if _starts(path)), None)


@cache
def found() -> str | None:
    """Return what `find` returns, and look only once in a process."""
    return find()


def may_skip(environment: Mapping[str, str] = os.environ) -> bool:
    return not environment.get("SKIP_NOTHING")


def install(run: Run, is_root: bool) -> None:
    """Install a browser without asking for a password: Debian's package as root, otherwise Playwright's own.

    Ubuntu has no such package, so root installs Playwright's browser there, with the libraries that it needs.
    """
    if is_root and shutil.which("apt-get"):
        if run(UPDATE) and run(DEBIANS):
            return
        run((*PLAYWRIGHT, "--with-deps", "chromium"))
    else:
        run((*PLAYWRIGHT, "chromium"))


def path_or_skip() -> str:
    """Return the path of the browser. Without one, skip the test that asks, or fail it if nothing may be skipped."""
    if path := found():
        return path
    if may_skip():
        pytest.skip(MISSING)
    pytest.fail(f"{MISSING}. {ADVICE}.")


def _candidates(environment: Mapping[str, str]) -> Iterator[str]:
    if named := environment.get("CHROMIUM"):
        yield named
        return
    for program in PROGRAMS:
        if path := shutil.which(program, path=environment.get("PATH")):
            yield path
    asked = subprocess.run((sys.executable, "-c", PLAYWRIGHTS), capture_output=True, text=True, check=False)
    yield from asked.stdout.split("\n")[:1]


def _starts(path: str) -> bool:
    """Return whether the program prints its version. A browser without its libraries or a placeholder for a snap fails."""
    try:
        asked = subprocess.run((path, "--version"), capture_output=True, check=False, stdin=subprocess.DEVNULL)
    except OSError:
        return False
    return asked.returncode == 0


def _run(command: Sequence[str]) -> bool:
    """Run a command and return whether it worked. If not, print its last error in one line."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(f"It did not work: {last_error(done.stderr)}", file=sys.stderr)
    return done.returncode == 0


def last_error(said: str) -> str:
    """Return the last line that names an error, or else the last line."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith(("error", "e:"))]
    return (errors or lines or ["it gave no reason"])[-1]


def main() -> int:
    if find():
        return 0
    if not os.environ.get("CHROMIUM"):
        print("Installing Chromium for the browser tests (once) ...", flush=True)
        install(_run, os.geteuid() == 0)
    if path := find():
        print(f"The browser tests use {path}.")
        return 0
    print(f"Note: {MISSING}. {ADVICE}.", file=sys.stderr)
    return 0 if may_skip() else 1


if __name__ == "__main__":
    sys.exit(main())
