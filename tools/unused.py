"""Leaves out of the libraries what the program never comes to, before they are compiled.

Adafruit's libraries serve every program; a board's memory holds what this one does not use as well.
Left out are, in modules of lib/ only:

- functions, classes, methods and properties whose name stands nowhere in what is kept: not as a
  name or an attribute, not as a word of a text (by which it could be looked up), not in an import.
  What only such a part names goes with it. A setter stays if an attribute of its name is set.
- methods and properties in whose place every object has those of a class that extends theirs, if
  nobody asks for them by way of the class or of super(). An object is only one of classes that are
  named other than as a base, as the owner of an attribute or in an import.
- what modules import or bind to a plain value for nobody, and annotations.
- that a private attribute is set which nobody reads; what it is set to is still worked out. (A
  Label has 28 attributes, of which a line of text needs 17.)

What begins and ends with two underscores in a class is Python's to call and stays with its class.
No native class of a board calls a method of one that extends it by any other name.
"""

import ast
import re

from tools.cut import cut
from tools.imports import module_of, name_of, package_of

LIBRARIES = "lib/"
_DEFINITIONS = (ast.FunctionDef, ast.ClassDef)
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


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
    uses = _uses(trees.values())
    for path, tree in libraries.items():
        _WithoutUnread(uses.read | uses.texts).visit(tree)
        wanted = _wanted(path, trees)
        cut(tree, lambda node, wanted=wanted: _is_for_nobody(node, wanted, uses.texts))
    written = {path: ast.unparse(tree).encode() + b"\n" for path, tree in libraries.items()}
    return {path: written.get(path, content) for path, content in files.items()}


def _unused(trees, libraries):
    """Return the definitions in the trees of ``libraries`` that are not used, a set of nodes."""
    owners = {}
    for tree in libraries:
        for node in tree.body:
            if isinstance(node, _DEFINITIONS):
                owners[node] = None
            if isinstance(node, ast.ClassDef):
                inner = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                owners |= {part: node for part in inner if not _is_pythons(part.name)}
    uses = _uses(trees, owners)
    families = _Families(trees)
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


def _is_pythons(name):
    return name.startswith("__") and name.endswith("__")


def _is_setter(node):
    decorators = getattr(node, "decorator_list", ())
    return any(isinstance(made, ast.Attribute) and made.attr == "setter" for made in decorators)


class _Uses(ast.NodeVisitor):
    """What the code that was visited names, each a set.

    names     plain names, those that are only set left out
    made      those of them that stand for themselves, and attributes: what a class may be made by
    imported  what imports take out of modules, or modules; renamed: what they call it instead
    read      attributes, and names in the bodies of classes; stored: those attributes that are set
    owned     attributes with the plain name that they are asked of, in pairs
    inherited attributes that are asked of super()
    texts     words of texts, docstrings left out
    shut      the definitions that are not looked into, until each is opened
    """

    def __init__(self, shut=()):
        self.names = set()
        self.made = set()
        self.imported = set()
        self.renamed = set()
        self.read = set()
        self.stored = set()
        self.owned = set()
        self.inherited = set()
        self.texts = set()
        self.shut = set(shut)

    def open(self, node):
        """Visit a definition that was shut."""
        self.shut.remove(node)
        self.visit(node)

    def visit(self, node):
        if node not in self.shut:
            super().visit(node)

    def visit_Name(self, node):
        if not isinstance(node.ctx, ast.Store):
            self.names.add(node.id)
            self.made.add(node.id)

    def visit_Attribute(self, node):
        if isinstance(node.ctx, ast.Load):
            self.read.add(node.attr)
            self.made.add(node.attr)
        else:
            self.stored.add(node.attr)
        self._visit_owner(node)

    def _visit_owner(self, node):
        owner = node.value
        if isinstance(owner, ast.Name):
            self.names.add(owner.id)
            self.owned.add((owner.id, node.attr))
            return
        if isinstance(owner, ast.Call) and ast.unparse(owner.func) == "super":
            self.inherited.add(node.attr)
        self.visit(owner)

    def visit_AugAssign(self, node):
        if isinstance(node.target, ast.Attribute):
            self.read.add(node.target.attr)
        self.generic_visit(node)

    def visit_ClassDef(self, node):
        for base in node.bases:
            if isinstance(base, ast.Name):
                self.names.add(base.id)
            elif isinstance(base, ast.Attribute):
                self.read.add(base.attr)
                self._visit_owner(base)
            else:
                self.visit(base)
        for part in [*node.keywords, *node.decorator_list, *node.body]:
            self.visit(part)
            if not isinstance(part, _DEFINITIONS):
                named = [inner for inner in ast.walk(part) if isinstance(inner, ast.Name)]
                self.read.update(name.id for name in named)

    def visit_Import(self, node):
        for alias in node.names:
            self.imported.update(alias.name.split("."))
            if alias.asname:
                self.made.update(alias.name.split("."))
                self.renamed.add(alias.asname)

    visit_ImportFrom = visit_Import

    def visit_Expr(self, node):
        # A text that stands alone is a docstring.
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_Constant(self, node):
        if isinstance(node.value, str):
            self.texts.update(_WORD.findall(node.value))


def _uses(trees, shut=()):
    uses = _Uses(shut)
    for tree in trees:
        uses.visit(tree)
    return uses


class _Families:
    """The classes of all modules and which extends which, as far as their names tell."""

    def __init__(self, trees):
        self._classes = {}
        for tree in trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    self._classes.setdefault(node.name, []).append(node)

    def may_come_to(self, name, owner, uses):
        """Tell whether the attribute `name` of any object may be that of the class `owner`."""
        if name in uses.inherited:
            return True
        for node in sum(self._classes.values(), []):
            line = self._line(node)
            if line is None:
                # It may extend any class.
                if node.name in uses.made:
                    return True
            elif owner in line:
                nearest = [heir for heir in line if name in _bound_in(heir)][0]
                if (node.name, name) in uses.owned or node.name in uses.made and nearest is owner:
                    return True
        return False

    def _line(self, node):
        """Return the class and all that it extends, nearest first; None if that cannot be told.

        Classes that are in none of the modules are left out: they extend none of these.
        """
        line = []
        while True:
            line.append(node)
            if not node.bases:
                return line
            name = ast.unparse(node.bases[0]).rpartition(".")[2]
            bases = self._classes.get(name, [])
            if len(node.bases) > 1 or not name.isidentifier() or len(bases) > 1:
                return None
            if not bases:
                return line
            [node] = bases


def _bound_in(node):
    """Return the names that the body of a class binds, a set."""
    names = set()
    for part in node.body:
        if isinstance(part, _DEFINITIONS):
            names.add(part.name)
        else:
            stored = [inner for inner in ast.walk(part) if isinstance(inner, ast.Name)]
            names.update(name.id for name in stored)
    return names


def _is_for_nobody(node, wanted, texts):
    """Tell whether a statement, or a name of an import, does nothing for anybody.

    `wanted` are the names that are wanted of the module, `texts` what might be looked up in it.
    """
    if isinstance(node, ast.alias):
        return (node.asname or node.name.partition(".")[0]) not in wanted
    if isinstance(node, ast.Expr):
        return isinstance(node.value, (ast.Constant, ast.Name))
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
        names = {to.id for to in node.targets if isinstance(to, ast.Name)}
        return len(names) == len(node.targets) and not names & (wanted | texts)
    return False


def _wanted(path, trees):
    """Return the names that may be wanted of the module in the file `path`, a set."""
    wanted = set()
    last = name_of(path).rpartition(".")[2]
    for other, tree in trees.items():
        uses = _uses([tree])
        if other == path:
            wanted |= uses.names
        aliases = uses.renamed | {last}
        wanted |= {name for owner, name in uses.owned if owner in aliases}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                if module_of(node, package_of(other)) == name_of(path):
                    wanted.update(alias.name for alias in node.names)
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
            if isinstance(target, ast.Tuple):
                nowhere = ast.Name("_", ast.Store())
                target.elts = [nowhere if self._is_unread(to) else to for to in target.elts]
        return node if node.targets else ast.Expr(node.value)

    def _is_unread(self, target):
        return (
            isinstance(target, ast.Attribute)
            and isinstance(target.value, ast.Name)
            and target.attr.startswith("_")
            and target.attr not in self._read
        )
