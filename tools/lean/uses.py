"""Collects which names the code of modules uses, and what for."""

import ast
import re

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def uses_of(trees, shut=()):
    """Return the `Uses` of all these syntax trees; in `shut` are definitions to pass over."""
    uses = Uses(shut)
    for tree in trees:
        uses.visit(tree)
    return uses


class Uses(ast.NodeVisitor):
    """What the code that was visited names, each a set.

    names     plain names, those that are only set left out
    made      those of them that stand for themselves, and attributes: what a class may be made by
    imported  what imports take out of modules, or modules; renamed: what they call it instead
    read      attributes, and names in the bodies of classes; stored: those attributes that are set
    owned     attributes with the last name of what they are asked of before them, in pairs
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
        if isinstance(node.ctx, ast.Store):
            self.stored.add(node.attr)
        else:
            self.read.add(node.attr)
            self.made.add(node.attr)
        self._visit_owner(node)

    def _visit_owner(self, node):
        owner = node.value
        if isinstance(owner, ast.Name):
            self.names.add(owner.id)
            self.owned.add((owner.id, node.attr))
            return
        if isinstance(owner, ast.Attribute):
            self.owned.add((owner.attr, node.attr))
        elif isinstance(owner, ast.Call) and ast.unparse(owner.func) == "super":
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
            if not isinstance(part, (ast.FunctionDef, ast.ClassDef)):
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
