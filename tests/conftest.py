"""What all tests have in common."""

import sys

import pytest


@pytest.fixture(autouse=True)
def modules_as_they_were():
    """Put back the modules that the app lets go of: other tests know classes and values of them."""
    before = {
        name: module
        for name, module in sys.modules.items()
        if name.partition(".")[0] in ("engine", "firmware")
    }
    yield
    for name, module in before.items():
        if sys.modules.get(name) is not module:
            sys.modules[name] = module
            package, _, last = name.rpartition(".")
            if package in before:
                setattr(before[package], last, module)
