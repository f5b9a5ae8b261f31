"""Reads from a module's source what it imports, without running it."""

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Import:
    """One imported module.

    ``names`` are what a ``from ... import`` takes out of it, any of which may be a module too.
    ``optional`` is true inside ``try: ... except ImportError``, ``line`` the line number.
    """

    module: str
    names: tuple[str, ...]
    optional: bool
    line: int


def imports_of(source, package=""):
    """Return the imports of a module's ``source`` in the order of its lines.

    ``package`` is the package that the module belongs to (its own name, for an ``__init__``), to
    which relative imports refer. Raises SyntaxError if ``source`` is no Python.
    """
    tree = ast.parse(source)
    optional = _nodes_that_may_fail(tree)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                found.append(Import(alias.name, (), node in optional, node.lineno))
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            found.append(Import(module_of(node, package), names, node in optional, node.lineno))
    return sorted(found, key=lambda imported: imported.line)


def name_of(path):
    """Return what the module in the file ``path`` of the drive is imported as.

    That of a package's ``__init__.py`` is the package's own name.
    """
    inside = path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__")
    return inside.replace("/", ".")


def package_of(path):
    """Return to which package the imports in the file ``path`` of the drive refer; "" for none."""
    return path.removeprefix("lib/").rpartition("/")[0].replace("/", ".")


def module_of(node, package):
    """Return the full name of the module out of which an ``ast.ImportFrom`` takes names."""
    if not node.level:
        return node.module
    parents = package.split(".")
    base = parents[: len(parents) - node.level + 1]
    return ".".join([*base, node.module] if node.module else base)


def _nodes_that_may_fail(tree):
    nodes = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and any(_catches_import_error(h) for h in node.handlers):
            for statement in node.body:
                nodes.update(ast.walk(statement))
    return nodes


def _catches_import_error(handler):
    return handler.type is not None and "ImportError" in ast.unparse(handler.type)
