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


def is_setter_of(decorator):
    """Tell whether a decorator makes the setter of a property."""
    return isinstance(decorator, ast.Attribute) and decorator.attr == "setter"


def _names_in(node):
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


class Uses(ast.NodeVisitor):
    """What the code that was visited names, each a set.

    names     plain names, those that are only set left out
    made      those of them that stand for themselves, and attributes: what a class may be made by
    imported  what imports take out of modules, or modules; renamed: what they call it instead
    read      attributes, and names that are asked for while a class or a function is made
    stored    attributes that are set or deleted
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
        if not isinstance(node.ctx, ast.Load):
            self.stored.add(node.attr)
        if not isinstance(node.ctx, ast.Store):
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
        elif isinstance(node.target, ast.Name):
            self.names.add(node.target.id)
        self.generic_visit(node)

    def visit_Call(self, node):
        match node:
            case ast.Call(
                func=ast.Name(id="setattr" | "delattr"), args=[_, ast.Constant(value=str(name)), *_]
            ):
                self.stored.add(name)
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        # What makes a setter of a property asks for nothing that would not go with it.
        takes = [made for made in node.decorator_list if not is_setter_of(made)]
        for part in [*takes, *node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.read.update(_names_in(part))
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
                self.read.update(_names_in(part))

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
