"""What the names in a program's modules stand for, as far as that is the same in every run."""

import ast
import operator

from tools.imports import module_of, name_of, package_of
from tools.lean.uses import uses_of

_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
}


def is_small(value):
    """Tell whether a board keeps a value without an object of its own, wherever it is written.

    That are ints of up to 30 bits, and texts that the compiler makes a name of.
    """
    return type(value) is int and abs(value) < 1 << 30 or type(value) is str and len(value) <= 10


def assigned(node):
    """Return the name that a statement binds by "name = value" alone, or None."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        return getattr(node.targets[0], "id", None)
    return None


class Program:
    """All modules of a program, a dict from path to bytes, by the names they are imported as.

    trees     their syntax trees
    packages  to which packages their imports refer
    """

    def __init__(self, files):
        self.trees = {}
        self.packages = {}
        self._binds = {}
        self._values = {}
        for path, content in files.items():
            if path.endswith(".py"):
                name = name_of(path)
                self.trees[name] = ast.parse(content)
                self.packages[name] = package_of(path)
                self._binds[name] = _binds(self.trees[name], package_of(path))
        for name in uses_of(self.trees.values()).stored:
            self._values |= {(module, name): None for module in self.trees}

    def constant(self, module, name):
        """Return the value that the name has all over the module, or None if it is no constant."""
        key = module, name
        if key not in self._values:
            # Until it is known: what is made of itself is no constant.
            self._values[key] = None
            bind = None if name.startswith("__") else self._only_bind(module, name)
            if isinstance(bind, tuple):
                self._values[key] = self.constant(*bind)
            elif bind is not None:
                self._values[key] = self.value(module, bind)
        return self._values[key]

    def origin(self, module, node):
        """Return which module assigns what an expression names, and to which name, or None."""
        if isinstance(node, ast.Attribute):
            owner = self.module_of(module, node.value)
            return None if owner is None else self._origin(owner, node.attr)
        return self._origin(module, node.id) if isinstance(node, ast.Name) else None

    def module_of(self, module, node):
        """Return which module of the program an expression in the module is, or None."""
        bind = self._only_bind(module, node.id) if isinstance(node, ast.Name) else None
        if not isinstance(bind, tuple):
            return None
        package, inside = bind
        if inside in self._binds.get(package, ()) or ".".join(bind) not in self.trees:
            return None
        return ".".join(bind)

    def value(self, module, node):
        """Return the value that an expression in the module always has, or None.

        That is an int, a str, bytes, or a tuple of small ones and of what stands in it itself.
        """
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) in (int, str, bytes) else None
        if isinstance(node, (ast.Name, ast.Attribute)):
            origin = self.origin(module, node)
            return None if origin is None else self.constant(*origin)
        if isinstance(node, ast.Tuple):
            values = [self._element(module, part) for part in node.elts]
            return None if None in values else tuple(values)
        compute = _OPERATORS.get(type(getattr(node, "op", None)))
        if compute is None:
            return None
        parts = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
        values = [self.value(module, part) for part in parts]
        return compute(*values) if {int} == set(map(type, values)) else None

    def _element(self, module, node):
        """Return the value of an expression in a tuple, or None if it is a large object's name."""
        value = self.value(module, node)
        named = isinstance(node, (ast.Name, ast.Attribute))
        return None if named and not is_small(value) else value

    def _origin(self, module, name):
        bind = self._only_bind(module, name)
        if isinstance(bind, tuple):
            return self._origin(*bind)
        return None if bind is None else (module, name)

    def _only_bind(self, module, name):
        """Return what binds the name in the module, if all that bind it are equal, or None."""
        known = self._binds.get(module, {})
        # What "import *" brings may have any name.
        binds = [None] if "*" in known else known.get(name, [None])
        return binds[0] if len(set(binds)) == 1 else None


def _binds(tree, package):
    """Return what binds the names of a module anywhere in it, a dict from name to a list.

    That is the value, a node, where the module itself assigns it; the module and the name in it, a
    pair, where it is imported from there; None for all else.
    """
    binds = {}
    whole = {node.targets[0]: node.value for node in tree.body if assigned(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found = [(node.id, whole.get(node))]
        elif isinstance(node, ast.ImportFrom):
            module = module_of(node, package)
            found = [(alias.asname or alias.name, (module, alias.name)) for alias in node.names]
        elif isinstance(node, ast.Import):
            found = [(alias.asname or alias.name.partition(".")[0], None) for alias in node.names]
        elif isinstance(node, ast.arg):
            found = [(node.arg, None)]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
            found = [(node.name, None)]
        else:
            found = []
        for name, bind in found:
            binds.setdefault(name, []).append(bind)
    return binds
