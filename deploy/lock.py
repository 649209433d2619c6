"""`make lock`: write the hashes of all packages that the image installs to deploy/locked.txt.

The bill of materials (deploy/sbom.json) is made from that file. The versions are those of constraints.txt. Files are
downloaded once for each processor, from the index that pip is set up with; the result names no index.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from hashlib import sha256
from pathlib import Path

from deploy import sbom
from deploy.sbom import LOCKED, ROOT, canonical, name_of, needs

PYTHON = "3.11"
"""The Python version of the image."""
PROCESSORS = ("x86_64", "aarch64")
LIBRARIES = ("manylinux2014", "manylinux_2_17", "manylinux_2_28")
HEAD = "# What the image installs, and nothing else: written by `make lock` from constraints.txt.\n"


def main() -> None:
    versions = pinned()
    lines = [f"{name}=={versions[name]}{_hashes(name, versions[name])}\n" for name in sorted(needed())]
    LOCKED.write_text(HEAD + "".join(lines), encoding="utf-8")
    sbom.write()


def pinned() -> dict[str, str]:
    """Return every version in constraints.txt by its canonical name."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    parts = (line.partition("==") for line in lines if line and not line.startswith("#"))
    return {canonical(name): version for name, _, version in parts}


def wanted() -> list[str]:
    """Return the direct dependencies of the project, and those for PostgreSQL, which the image has as well."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = project["dependencies"] + project["optional-dependencies"]["postgres"]
    # The binary package is an extra of psycopg, so that both are named.
    return [name for each in listed for name in ([name_of(each), "psycopg-binary"] if "[" in each else [name_of(each)])]


def needed() -> set[str]:
    """Return all pinned packages that the project needs, directly or indirectly."""
    versions, found, new = pinned(), set[str](), set(wanted())
    while new:
        found |= new
        further = {each for name in new for each in needs(name)}
        new = {name for name in further if name in versions} - found
    return found


def _hashes(name: str, version: str) -> str:
    digests = sorted({digest for processor in PROCESSORS for digest in _fetched(name, version, processor)})
    return "".join(f" \\\n    --hash=sha256:{digest}" for digest in digests)


def _fetched(name: str, version: str, processor: str) -> list[str]:
    platforms = [part for library in LIBRARIES for part in ("--platform", f"{library}_{processor}")]
    with tempfile.TemporaryDirectory() as folder:
        fetch = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", folder]
        told = [*fetch, "--python-version", PYTHON, *platforms, f"{name}=={version}"]
        subprocess.run([sys.executable, *told], check=True)
        return [sha256(path.read_bytes()).hexdigest() for path in Path(folder).iterdir()]


if __name__ == "__main__":
    main()
