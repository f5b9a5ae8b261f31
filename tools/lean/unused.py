"""Leaves out of the libraries what the program never comes to, before they are compiled.

Adafruit's libraries serve every program; a board's memory holds what this one does not use as well.
Left out are, in modules of lib/ only:

- functions, classes, methods and properties whose name stands nowhere in what is kept: not as a
  name or an attribute, not as a word of a text (by which it could be looked up), not in an import.
  What only such a part names goes with it. A setter stays if an attribute of its name is set.
- methods and properties in whose place every object has those of a class that extends theirs, if
  nobody asks for them by way of the class or of super(). An object is only one of classes that are
  named other than as a base, in an import, or as the owner of a plain function.
- what modules import or bind to a plain value for nobody, and annotations.
- that a private attribute is set which nobody reads; what it is set to is still worked out. (A
  Label has 28 attributes, of which a line of text needs 17.)

What begins and ends with two underscores in a class is Python's to call and stays with its class.
No native class of a board calls a method of one that extends it by any other name.
"""

import ast

from tools.imports import module_of, name_of, package_of
from tools.lean.cut import cut
from tools.lean.families import Families
from tools.lean.program import assigned
from tools.lean.strip import licence
from tools.lean.uses import is_setter_of, uses_of

LIBRARIES = "lib/"
_DEFINITIONS = (ast.FunctionDef, ast.ClassDef)
# Decorators that do nothing but make something of a function. Others may note it somewhere.
_MAKERS = ("property", "staticmethod", "classmethod")


def left_out(files):
    """Return ``files``, a dict from path to bytes, without what their libraries hold for nobody.

    What is not a module in lib/ comes back as it is.
    """
    trees = {path: ast.parse(files[path]) for path in files if path.endswith(".py")}
    libraries = {path: tree for path, tree in trees.items() if path.startswith(LIBRARIES)}
    for tree in libraries.values():
        _WithoutAnnotations().visit(tree)
    unused = _unused(trees.values(), libraries.values())
    for tree in libraries.values():
        cut(tree, unused.__contains__)
    uses = {path: uses_of([tree]) for path, tree in trees.items()}
    texts = set().union(*[one.texts for one in uses.values()])
    read = texts.union(*[one.read | one.names for one in uses.values()])
    taken = _taken(trees)
    for path, tree in libraries.items():
        _WithoutUnread(read).visit(tree)
        spare = _spare(tree, _wanted(path, tree, uses, taken), texts)
        cut(tree, spare.__contains__)
    return files | {
        path: licence(files[path]) + ast.unparse(tree).encode() + b"\n"
        for path, tree in libraries.items()
    }


def _unused(trees, libraries):
    """Return the definitions in the trees of ``libraries`` that are not used, a set of nodes."""
    owners = {}
    for tree in libraries:
        for node in tree.body:
            if isinstance(node, _DEFINITIONS) and _does_nothing(node):
                owners[node] = None
            if isinstance(node, ast.ClassDef):
                inner = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                owners |= {part: node for part in inner if _does_nothing(part)}
    uses = uses_of(trees, owners)
    families = Families(trees)
    while True:
        used = [node for node in uses.shut if _is_used(node, owners, uses, families)]
        if not used:
            return uses.shut
        for node in used:
            uses.open(node)


def _is_used(node, owners, uses, families):
    owner = owners[node]
    if owner is None:
        return node.name in uses.names | uses.imported | uses.read | uses.texts
    if owner in uses.shut:
        return False
    if _is_setter(node):
        asked_for = node.name in uses.stored | uses.texts
    else:
        setters = [part for part in owner.body if _is_setter(part) and part.name == node.name]
        if any(setter not in uses.shut for setter in setters):
            return True
        asked_for = node.name in uses.read | uses.texts
    return asked_for and families.may_come_to(node.name, owner, uses)


def _does_nothing(node):
    """Tell whether a definition does nothing unless somebody asks for its name."""
    is_pythons = node.name.startswith("__") and node.name.endswith("__")
    makers = [made for made in node.decorator_list if not is_setter_of(made)]
    return not is_pythons and all(getattr(made, "id", None) in _MAKERS for made in makers)


def _is_setter(node):
    return any(map(is_setter_of, getattr(node, "decorator_list", ())))


def _spare(tree, wanted, texts):
    """Return the statements and the names of imports that do nothing for anybody, a set of nodes.

    `wanted` are the names that are wanted of the module, `texts` what might be looked up in it.
    """
    spare = set()
    for node in ast.walk(tree):
        name = _bound(node, tree)
        if isinstance(node, ast.alias):
            is_spare = name not in wanted
        elif isinstance(node, ast.Expr):
            is_spare = isinstance(node.value, ast.Constant)
        else:
            is_spare = name and isinstance(node.value, ast.Constant) and name not in wanted | texts
        if is_spare:
            spare.add(node)
    return spare - _tried(tree, spare)


def _bound(node, tree):
    """Return what name of the module an assignment or the part of an import binds, or None.

    What a class binds, or a function, is no name of the module.
    """
    if isinstance(node, ast.alias):
        return node.asname or node.name.partition(".")[0]
    return assigned(node) if node in tree.body else None


def _tried(tree, spare):
    """Return the names of imports that a "try" makes anything depend on that is not in `spare`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try):
            handled = [part for handler in node.handlers for part in handler.body]
            if not all(_goes(part, spare) for part in [*node.body, *node.orelse, *handled]):
                parts = [inner for part in node.body for inner in ast.walk(part)]
                found.update(part for part in parts if isinstance(part, ast.alias))
    return found


def _goes(node, spare):
    """Tell whether a statement does nothing without what is in `spare`."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return spare.issuperset(node.names)
    return node in spare or isinstance(node, ast.Pass)


def _taken(trees):
    """Return what imports take out of modules, a set of pairs of a module and a name in it."""
    return {
        (module_of(node, package_of(path)), alias.name)
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _wanted(path, tree, uses, taken):
    """Return the names that may be wanted of the module in the file `path`, a set.

    `tree` is its syntax tree, `uses` are those of all modules by their paths, `taken` what their
    imports take.
    """
    name = name_of(path)
    wanted = {"*"} | uses[path].names | {word for module, word in taken if module == name}
    for one in uses.values():
        called = one.renamed | {name.rpartition(".")[2]}
        wanted |= {attribute for owner, attribute in one.owned if owner in called}
    if (name, "*") in taken:
        wanted |= {_bound(node, tree) for node in ast.walk(tree)}
    return wanted


class _WithoutAnnotations(ast.NodeTransformer):
    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node):
        return ast.Assign([node.target], node.value, lineno=node.lineno) if node.value else None


class _WithoutUnread(ast.NodeTransformer):
    """Lets go of what is assigned to private attributes that are not among the names `read`."""

    def __init__(self, read):
        self._read = read

    def visit_Assign(self, node):
        node.targets = [to for to in node.targets if not self._is_unread(to)]
        for target in node.targets:
            # (Where there is a function of the name "_", it would be hidden.)
            if isinstance(target, ast.Tuple) and "_" not in self._read:
                nowhere = ast.Name("_", ast.Store())
                target.elts = [nowhere if self._is_unread(to) else to for to in target.elts]
        if node.targets:
            return node
        return None if isinstance(node.value, (ast.Constant, ast.Name)) else ast.Expr(node.value)

    def _is_unread(self, target):
        return (
            isinstance(target, ast.Attribute)
            and isinstance(target.value, ast.Name)
            and target.attr.startswith("_")
            and target.attr not in self._read
        )
