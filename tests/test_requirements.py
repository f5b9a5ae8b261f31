import importlib.metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
FILES = ("requirements.txt", "requirements-dev.txt")


def requirements(file):
    """Return the requirements of a file, but for the files that it includes."""
    lines = (ROOT / file).read_text().splitlines()
    return [Requirement(line) for line in lines if line and line[0] not in "#-"]


@pytest.mark.parametrize("file", FILES)
def test_every_requirement_is_pinned_to_one_version(file):
    assert requirements(file)
    for requirement in requirements(file):
        assert [pin.operator for pin in requirement.specifier] == ["=="], requirement


def test_what_the_packages_pull_in_is_pinned_too():
    listed = [requirement for file in FILES for requirement in requirements(file)]
    pinned = {canonicalize_name(requirement.name) for requirement in listed}
    for requirement in listed:
        if requirement.marker and not requirement.marker.evaluate():
            continue
        for line in importlib.metadata.requires(requirement.name) or []:
            needed = Requirement(line)
            if needed.marker and not needed.marker.evaluate({"extra": ""}):
                continue
            assert canonicalize_name(needed.name) in pinned, f"{requirement.name} needs {needed}"
