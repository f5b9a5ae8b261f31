"""What is said where a package is missing that some tools need and the game does without."""


def not_installed(name):
    """Return the text that the package `name` is missing, and how to get it."""
    return f"{name} is not installed; run: python -m pip install -r requirements-dev.txt"
