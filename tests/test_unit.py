"""The systemd unit: systemd itself reads it without complaint, and it takes nothing from the bot that the bot needs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, ProcessCollector

UNIT = Path(__file__).parents[1] / "deploy" / "sietch.service"
PROGRAM = "/opt/sietch/.venv/bin/python"
NEWER = ("RestartSteps", "RestartMaxDelaySec")
"""Keys that systemd knows since version 254, and ignores before."""


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_systemd_reads_the_unit_without_complaint(tmp_path: Path) -> None:
    unit, program = tmp_path / UNIT.name, tmp_path / "python"
    program.symlink_to(sys.executable)  # The folder of the project may have spaces in its name.
    unit.write_text(UNIT.read_text(encoding="utf-8").replace(PROGRAM, str(program)), encoding="utf-8")
    read = subprocess.run(["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False)
    complaints = [line for line in read.stderr.splitlines() if str(unit) in line or line.startswith("sietch.service")]
    assert [line for line in complaints if not any(f"Unknown key '{key}'" in line for key in NEWER)] == []


def test_the_unit_lets_the_bot_read_proc_stat() -> None:
    """`ProcSubset=pid` hides it."""
    lines = UNIT.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("ProcSubset=")] == []


def test_the_unit_tells_the_bot_alone_to_stop() -> None:
    """The processes that draw and think serve it until its last answer."""
    assert "KillMode=mixed" in UNIT.read_text(encoding="utf-8").splitlines()


def test_without_proc_stat_there_are_no_figures_of_the_process(tmp_path: Path) -> None:
    (tmp_path / "self").symlink_to("/proc/self")
    registry = CollectorRegistry()
    ProcessCollector(proc=str(tmp_path), registry=registry)
    assert list(registry.collect()) == []
