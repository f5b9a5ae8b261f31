"""Finds places where the order of a dict or a set may decide something.

CircuitPython's dicts and sets have no order that can be relied on. Told is every iteration over
what the source shows to be a dict or a set, unless its result does not depend on the order
(``sorted``, ``sum``, a set made of it, ...), or a comment on the line or above it gives the reason
why it does not matter: ``# any order: REASON``.
"""

import ast
import re

MARK = re.compile(r"# any order: \S")
_MAKERS = {"dict", "set", "frozenset"}
_DICT_VIEWS = {"items", "keys", "values"}
_SET_METHODS = {"copy", "difference", "intersection", "symmetric_difference", "union"}
# Functions and methods that go through their argument in its order.
_IN_ORDER = {
    "OrderedDict",
    "bytearray",
    "bytes",
    "deque",
    "enumerate",
    "extend",
    "filter",
    "iter",
    "join",
    "list",
    "map",
    "print",
    "repr",
    "reversed",
    "str",
    "tuple",
    "zip",
    "dump",
    "dumps",
}
# Those whose result is the same in any order, but for a key by which several may be equal.
_IN_ANY_ORDER = {"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"}
_BY_KEY = {"max", "min", "sorted"}


def order_problems(source):
    """Return where the order of a dict or a set may matter, a list of (line number, text)."""
    tree = ast.parse(source)
    known = _known_names(tree)
    excused = _in_any_order(tree)
    found = set()
    for node in ast.walk(tree):
        for used in _iterated(node):
            if _unordered(used, known) and node not in excused:
                found.add((used.lineno, ast.unparse(used)))
    lines = source.splitlines()
    return sorted(place for place in found if not marked(lines, place[0], MARK))


def marked(lines, number, mark):
    """Return whether the line of this number, or a comment right above it, bears ``mark``."""
    texts = [lines[number - 1]]
    for line in reversed(lines[: number - 1]):
        if not line.lstrip().startswith("#"):
            break
        texts.append(line)
    return any(mark.search(text) for text in texts)


def _iterated(node):
    """Return the expressions whose order ``node`` follows."""
    if isinstance(node, (ast.For, ast.YieldFrom)):
        return [node.iter if isinstance(node, ast.For) else node.value]
    if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
        return [generator.iter for generator in node.generators]
    if isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load):
        return [node.value]
    if isinstance(node, ast.FormattedValue):
        return [node.value]
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Tuple, ast.List)):
        return [node.value]
    if isinstance(node, ast.Call):
        return _iterated_by_call(node)
    return []


def _iterated_by_call(node):
    name = _called(node)
    if name in _IN_ORDER:
        return node.args
    if name in _BY_KEY and _has_key(node):
        return node.args
    if isinstance(node.func, ast.Attribute):
        if name == "popitem":
            return [ast.Dict([], [], lineno=node.lineno)]
        if name == "pop" and not node.args:
            # A list's pop takes the last; only a set takes any.
            return [node.func.value]
    return []


def _in_any_order(tree):
    """Return the comprehensions whose order does not matter to what they are made for."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        node.args[0]
        for node in calls
        if _called(node) in _IN_ANY_ORDER and len(node.args) == 1 and not _has_key(node)
    }


def _unordered(node, known):
    """Return whether the expression ``node`` is seen to be a dict, a set or a view of a dict."""
    if isinstance(node, (ast.Dict, ast.Set, ast.DictComp, ast.SetComp)):
        return True
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            if node.func.id in ("list", "tuple", "iter", "enumerate", "reversed") and node.args:
                # That call is told of itself.
                return False
            return node.func.id in _MAKERS
        if isinstance(node.func, ast.Attribute):
            if node.func.attr in _DICT_VIEWS and not node.args:
                return True
            return node.func.attr in _SET_METHODS and _unordered(node.func.value, known)
    if isinstance(node, ast.BinOp) and isinstance(
        node.op, (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)
    ):
        return _unordered(node.left, known) or _unordered(node.right, known)
    if isinstance(node, ast.BoolOp):
        return any(_unordered(value, known) for value in node.values)
    if isinstance(node, ast.IfExp):
        return _unordered(node.body, known) or _unordered(node.orelse, known)
    if isinstance(node, (ast.Name, ast.Attribute)):
        return ast.unparse(node) in known
    return False


def _known_names(tree):
    """Return the names and attributes that the module sets to a dict or a set somewhere."""
    known = set()
    while True:
        before = len(known)
        for node in ast.walk(tree):
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, (ast.AnnAssign, ast.NamedExpr)):
                targets = [node.target]
            if targets and node.value is not None and _unordered(node.value, known):
                known |= {
                    ast.unparse(target)
                    for target in targets
                    if isinstance(target, (ast.Name, ast.Attribute))
                }
        if len(known) == before:
            return known


def _called(node):
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else None


def _has_key(node):
    return any(keyword.arg == "key" for keyword in node.keywords)
