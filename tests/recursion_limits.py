"""Finds functions that call themselves, directly or through others of their module.

CircuitPython's call stack holds about thirty calls. A cycle of calls is told unless a comment on
the ``def`` line of one of its functions, or above it, gives its bound: ``# bounded: REASON``.

Calls are followed by name: of functions, of classes (their ``__init__``), of methods by ``self``,
``cls`` and ``super()`` through the bases and subclasses in the module, and of methods of objects
that the same function has made of a class of the module. Where a method goes through things and
calls one of its own name of each (``for child in ...: child.draw()`` in ``draw``), that is taken
for its own; where it calls one of something else (``self.table.push()`` in ``push``), it is not.
"""

import ast
import re
from dataclasses import dataclass, field

from tests.order_limits import marked

MARK = re.compile(r"# bounded: \S")
# Built-in functions that call what is given to them.
_CALLERS = {"filter", "map", "max", "min", "sorted"}


@dataclass(eq=False)
class Function:
    """A function of the module: its node, the class it is a method of, and what it calls."""

    name: str
    node: ast.AST
    owner: str | None
    scope: dict
    calls: list = field(default_factory=list)


def recursion_problems(source):
    """Return the cycles of calls without a mark, a list of (line number, text)."""
    tree = ast.parse(source)
    module = _Module(tree)
    lines = source.splitlines()
    found = []
    seen = set()
    for function in module.functions:
        cycle = _cycle(function)
        if not cycle or frozenset(cycle) in seen:
            continue
        seen.add(frozenset(cycle))
        if not any(marked(lines, _first_line(inner.node), MARK) for inner in cycle):
            names = [inner.name for inner in [*cycle, function]]
            found.append((function.node.lineno, " calls ".join(names)))
    return found


def _first_line(node):
    decorators = [decorator.lineno for decorator in node.decorator_list]
    return min([node.lineno, *decorators])


def _cycle(function):
    """Return the shortest chain of calls from ``function`` back to itself, [] if there is none."""
    waiting = [[function]]
    reached = set()
    while waiting:
        chain = waiting.pop(0)
        for called in chain[-1].calls:
            if called is function:
                return chain
            if called not in reached:
                reached.add(called)
                waiting.append([*chain, called])
    return []


class _Module:
    """The functions of a module with their calls."""

    def __init__(self, tree):
        self.functions = []
        self._methods = {}
        self._bases = {}
        self._collect(tree, "", None, {})
        for function in self.functions:
            self._find_calls(function)

    def _collect(self, parent, prefix, owner, outer):
        scope = dict(outer)
        found = []
        for node in _inside(parent):
            if isinstance(node, ast.ClassDef):
                self._bases[node.name] = [ast.unparse(base) for base in node.bases]
                self._methods[node.name] = {}
                self._collect(node, node.name + ".", node.name, scope)
            elif isinstance(node, ast.FunctionDef):
                is_method = isinstance(parent, ast.ClassDef)
                function = Function(prefix + node.name, node, owner, scope)
                found.append(function)
                if is_method:
                    self._methods[owner][node.name] = function
                else:
                    scope[node.name] = function
        self.functions += found
        for function in found:
            function.scope = self._collect(function.node, function.name + ".", owner, scope)
        return scope

    def _find_calls(self, function):
        made = self._objects_made(function.node)
        for node in _own_nodes(function.node):
            if not isinstance(node, ast.Call):
                continue
            function.calls += self._called(function, node.func, made)
            if isinstance(node.func, ast.Name) and node.func.id in _CALLERS:
                for value in [*node.args, *[keyword.value for keyword in node.keywords]]:
                    function.calls += self._called(function, value, made)

    def _called(self, function, node, made):
        if isinstance(node, ast.Name):
            if node.id in self._methods:
                return self._method(node.id, "__init__")
            return [function.scope[node.id]] if node.id in function.scope else []
        if not isinstance(node, ast.Attribute):
            return []
        of = node.value
        if isinstance(of, ast.Call) and ast.unparse(of.func) == "super" and function.owner:
            return [
                method
                for base in self._bases[function.owner]
                for method in self._method(base, node.attr)
            ]
        if not isinstance(of, ast.Name):
            return []
        if of.id in ("self", "cls") and function.owner:
            names = [function.owner, *self._subclasses(function.owner)]
        elif of.id in self._methods:
            names = [of.id]
        elif of.id in made:
            names = [made[of.id]]
        elif of.id in _looped(function.node) and function.node.name == node.attr:
            names = [function.owner] if function.owner else []
        else:
            names = []
        return [method for name in names for method in self._method(name, node.attr)]

    def _method(self, owner, name):
        """Return the method of a class or of its bases in the module, in a list."""
        for candidate in [owner, *self._all_bases(owner)]:
            method = self._methods.get(candidate, {}).get(name)
            if method:
                return [method]
        return []

    def _all_bases(self, owner):
        bases = list(self._bases.get(owner, []))
        return bases + [above for base in bases for above in self._all_bases(base)]

    def _subclasses(self, owner):
        return [name for name in self._bases if owner in self._all_bases(name)]

    def _objects_made(self, node):
        return {
            inner.targets[0].id: inner.value.func.id
            for inner in _own_nodes(node)
            if isinstance(inner, ast.Assign)
            and isinstance(inner.targets[0], ast.Name)
            and isinstance(inner.value, ast.Call)
            and isinstance(inner.value.func, ast.Name)
            and inner.value.func.id in self._methods
        }


def _looped(node):
    """Return the names that stand for one thing after the other in loops of a function."""
    return {
        name.id
        for inner in _own_nodes(node)
        if isinstance(inner, (ast.For, ast.comprehension))
        for name in ast.walk(inner.target)
        if isinstance(name, ast.Name)
    }


def _inside(parent):
    """Return the functions and classes that stand in ``parent``, not inside of one another."""
    return [
        node for node in _own_nodes(parent) if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    ]


def _own_nodes(parent):
    """Return the nodes inside ``parent``, those of inner functions and classes left out."""
    found = []
    waiting = list(ast.iter_child_nodes(parent))
    while waiting:
        node = waiting.pop()
        found.append(node)
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return sorted(found, key=lambda node: getattr(node, "lineno", 0))
