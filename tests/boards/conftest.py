import pytest


@pytest.fixture
def lay_out():
    """A function that lays a Bench out, ``lay_out(bench)``, and returns it."""
    benches = []

    def enter(bench):
        bench.enter()
        benches.append(bench)
        return bench

    yield enter
    for bench in reversed(benches):
        bench.leave()
