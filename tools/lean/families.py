"""Which classes of a program extend which, as far as names tell, and whose attributes are used."""

import ast


class Families:
    """The classes in the syntax trees of a program's modules."""

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
                if self._may_be_made(node, uses):
                    return True
            elif owner in line:
                asked = self._may_be_made(node, uses) or (node.name, name) in uses.owned
                if asked and _nearest(name, line) is owner:
                    return True
        return False

    def _may_be_made(self, node, uses):
        """Tell whether there may be objects of a class itself."""
        if node.name in uses.made | uses.texts:
            return True
        # A method of the class can make one, but no other function that is asked of the class.
        line = self._line(node) or []
        asked = [name for owner, name in uses.owned if owner == node.name]
        return not all(_is_function(_nearest(name, line), name) for name in asked)

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


def _nearest(name, line):
    """Return the first of the classes in a line that binds a name, or None."""
    return next((node for node in line if name in _bound_in(node)), None)


def _is_function(node, name):
    """Tell whether a name in a class is that of a function without decorators alone."""
    found = (
        [] if node is None else [part for part in node.body if getattr(part, "name", "") == name]
    )
    return len(found) == 1 and isinstance(found[0], ast.FunctionDef) and not found[0].decorator_list


def _bound_in(node):
    """Return the names that the body of a class binds, a set."""
    names = set()
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            names.add(part.name)
        elif isinstance(part, ast.Assign):
            names.update(target.id for target in part.targets if isinstance(target, ast.Name))
    return names
