"""Programs that tests fork run the project itself, whatever the current folder is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.support.forkserver import ROOT

START = """
import os, sys
sys.path.insert(0, sys.argv[1])
from tests.support.forkserver import FORKED, start_server
os.chdir(sys.argv[2])
start_server()
forked = FORKED.Process(target=exec, args=("import bot; print(bot.__file__)",))
forked.start()
forked.join()
"""


def test_a_forked_program_imports_nothing_from_the_current_folder(tmp_path: Path) -> None:
    for name in ("bot", "games", "players", "renderer", "sandbox", "tests", "data"):
        (tmp_path / name).symlink_to(ROOT / name)
    command = (sys.executable, "-c", START, str(ROOT), str(tmp_path))
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(ROOT / "bot" / "__init__.py")
