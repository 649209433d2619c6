"""The benchmarks of `make bench` can be imported, and each has the function that `make bench` calls."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import tests.bench

MODULES = sorted(module.name for module in pkgutil.iter_modules(tests.bench.__path__) if module.name != "__main__")


@pytest.mark.parametrize("name", MODULES)
def test_every_benchmark_can_be_imported(name: str) -> None:
    module = importlib.import_module(f"tests.bench.{name}")
    assert name.startswith("_") or callable(module.run)
