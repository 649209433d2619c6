"""The bill of materials (SBOM) of the image, in the CycloneDX format: written by `make lock` to deploy/sbom.json.

It lists the base image and every package of deploy/locked.txt with version, hashes, licence and dependencies. It has no
date and no random number, so that the same versions give the same file.
"""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import metadata, requires
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from bot import VERSION

ROOT = Path(__file__).parents[1]
LOCKED = ROOT / "deploy" / "locked.txt"
SBOM = ROOT / "deploy" / "sbom.json"
ENTRY = re.compile(r"^(\S+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)
BASE = re.compile(r"^FROM (\S+):(\S+)@sha256:([0-9a-f]{64})$", re.MULTILINE)
Node = dict[str, Any]


def write() -> None:
    SBOM.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")


def locked() -> dict[str, tuple[str, list[str]]]:
    """Return the version and the hashes of each package that the image installs."""
    found = ENTRY.findall(LOCKED.read_text(encoding="utf-8"))
    return {name: (version, re.findall(r"sha256:(\w+)", hashes)) for name, version, hashes in found}


def bill() -> Node:
    packages = [_package(name, version, hashes) for name, (version, hashes) in locked().items()]
    components = [_base_image(), *packages]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(components))}",
        "version": 1,
        "metadata": {"component": _ourselves()},
        "components": components,
        "dependencies": _dependencies(),
    }


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needs(name: str) -> list[str]:
    """Return the names of the packages that a package asks for, without its extras."""
    return [name_of(each) for each in requires(name) or [] if "extra ==" not in each]


def name_of(requirement: str) -> str:
    return canonical(re.split(r"[^\w.-]", requirement, maxsplit=1)[0])


def _project() -> Node:
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"])


def _ourselves() -> Node:
    project = _project()
    return {
        "type": "application",
        "bom-ref": project["name"],
        "name": project["name"],
        "version": VERSION,
        "description": project["description"],
        "licenses": [{"license": {"id": project["license"]["text"]}}],
    }


def _base_image() -> Node:
    found = BASE.search((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert found, "the Dockerfile names its base without a digest"
    name, tag, digest = found.groups()
    purl = f"pkg:docker/{name}@sha256%3A{digest}?tag={tag}"
    return {"type": "container", "bom-ref": purl, "name": name, "version": tag, "purl": purl}


def _reference(name: str, version: str) -> str:
    return f"pkg:pypi/{name}@{version}"


def _package(name: str, version: str, hashes: list[str]) -> Node:
    """Describe a package. Each processor may have a file of its own, so the hashes belong to the files."""
    purl = _reference(name, version)
    page = f"https://pypi.org/project/{name}/{version}/"
    files = [{"type": "distribution", "url": page, "hashes": [{"alg": "SHA-256", "content": each}]} for each in hashes]
    described = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return {**described, "licenses": _licences(name), "externalReferences": files}


def _licences(name: str) -> list[Node]:
    """Return the licence as the package itself states it."""
    told = metadata(name)
    if expression := told.get("License-Expression"):
        return [{"expression": expression}]
    classified = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier") or [] if "License ::" in each]
    stated = (told.get("License") or "").strip().splitlines()
    names = stated[:1] if stated and len(stated[0]) <= 40 else classified
    return [{"license": {"name": each}} for each in names]


def _dependencies() -> list[Node]:
    packages = locked()
    references = {name: _reference(name, version) for name, (version, _) in packages.items()}
    ours = {name_of(each) for each in _project()["dependencies"]}
    top = {"ref": _project()["name"], "dependsOn": sorted(references[name] for name in ours & references.keys())}
    return [top, *({"ref": references[name], "dependsOn": _below(name, references)} for name in packages)]


def _below(name: str, references: dict[str, str]) -> list[str]:
    return sorted({references[each] for each in needs(name) if each in references})
