"""The screens that the game supports, for tests that hold on each of them."""

import pytest

from firmware import metrics

SCREENS = pytest.mark.parametrize(
    "sizes", metrics.ALL, ids=[f"{sizes.width}x{sizes.height}" for sizes in metrics.ALL]
)
