"""Finds constants that CircuitPython keeps on the heap: ints beyond 30 bits.

Every result that does not fit a small int of 31 bits with its sign is a new object, which costs
time and memory in a loop that runs thousands of times.
"""

import ast
import operator

LOWEST = -(1 << 30)
HIGHEST = (1 << 30) - 1
# Further than any mask of tiles is shifted, and not so far that working it out would take long.
_FURTHEST = 200
_OPERATIONS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}


def int_problems(source):
    """Return the constants that are too large, a list of (line number, text).

    What is worked out of constants alone counts as one: the compiler does that.
    """
    found = []
    waiting = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        value = _value(node)
        if value is None:
            waiting += ast.iter_child_nodes(node)
        elif not LOWEST <= value <= HIGHEST:
            found.append((node.lineno, ast.unparse(node)))
    return sorted(found)


def _value(node):
    """Return the value of an expression of int constants, None if it is none."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Invert)):
        value = _value(node.operand)
        if value is None:
            return None
        return -value if isinstance(node.op, ast.USub) else ~value
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
        left = _value(node.left)
        right = _value(node.right)
        if left is None or right is None:
            return None
        if isinstance(node.op, (ast.Pow, ast.LShift)):
            if right < 0:
                return None
            right = min(right, _FURTHEST)
        if isinstance(node.op, (ast.FloorDiv, ast.Mod, ast.RShift)) and right <= 0:
            return None
        return _OPERATIONS[type(node.op)](left, right)
    return None
