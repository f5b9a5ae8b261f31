"""Cuts parts out of a module's syntax tree, and with them what is empty without them."""

import ast

_IMPORTS = (ast.Import, ast.ImportFrom)


def cut(tree, goes):
    """Take the statements and the names of imports out of ``tree`` that ``goes(node)`` is true of.

    An import without names goes too, and a "try" that would try nothing, or for nothing. A body
    that is left empty gets a "pass".
    """
    _Cut(goes).visit(tree)


class _Cut(ast.NodeTransformer):
    def __init__(self, goes):
        self._goes = goes

    def visit(self, node):
        if isinstance(node, (ast.stmt, ast.alias)) and self._goes(node):
            return None
        node = self.generic_visit(node)
        if isinstance(node, _IMPORTS) and not node.names:
            return None
        if isinstance(node, ast.Try) and not node.body:
            return [*node.orelse, *node.finalbody] or None
        if isinstance(node, ast.Try) and not node.handlers and not node.finalbody:
            return node.body
        if hasattr(node, "body") and node.body == [] and not isinstance(node, ast.Module):
            node.body = [ast.Pass()]
        return node
