"""Finds in Python source what CPython runs and CircuitPython 10 does not."""

import ast

# Methods of CPython's str, bytes and int that CircuitPython lacks.
MISSING_METHODS = frozenset(
    (
        "bit_count",
        "capitalize",
        "casefold",
        "expandtabs",
        "format_map",
        "isalnum",
        "isascii",
        "isdecimal",
        "isidentifier",
        "isnumeric",
        "isprintable",
        "istitle",
        "ljust",
        "maketrans",
        "removeprefix",
        "removesuffix",
        "rjust",
        "swapcase",
        "title",
        "translate",
        "zfill",
    )
)


def problems(source):
    """Return what CircuitPython lacks in ``source``, a list of (line number, text)."""
    found = []
    lines = [(1, ast.parse(source))]
    while lines:
        line, node = lines.pop()
        found += [(line, text) for text in (check(node) for check in CHECKS) if text]
        # Some nodes (a function's parameters) have no line of their own.
        lines += [(getattr(inner, "lineno", line), inner) for inner in ast.iter_child_nodes(node)]
    return sorted(found)


def match_statement(node):
    if isinstance(node, ast.Match):
        return "match"


def positional_only_parameters(node):
    if isinstance(node, ast.arguments) and node.posonlyargs:
        return "positional-only /"


def dict_unpacking(node):
    if isinstance(node, ast.Dict) and None in node.keys:
        return "{**a}"


def unpacking_in_a_display(node):
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        starred = any(isinstance(element, ast.Starred) for element in node.elts)
        if starred and not isinstance(getattr(node, "ctx", None), ast.Store):
            return "[*a, *b]"


def missing_method(node):
    if isinstance(node, ast.Call):
        node = node.func
    elif not (isinstance(node, ast.Attribute) and ast.unparse(node.value) == "str"):
        return None
    if isinstance(node, ast.Attribute) and node.attr in MISSING_METHODS:
        return f".{node.attr}"


def next_with_default(node):
    if _calls(node, "next") and len(node.args) + len(node.keywords) > 1:
        return "next with a default"


def zip_strict(node):
    if _calls(node, "zip") and any(keyword.arg == "strict" for keyword in node.keywords):
        return "zip(strict=)"


def stepped_slice_assignment(node):
    written = isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del))
    if written and isinstance(node.slice, ast.Slice) and node.slice.step is not None:
        return "stepped slice assignment"


def f_string_conversion(node):
    if isinstance(node, ast.FormattedValue) and node.conversion != -1:
        return "f-string with !r"


def braces_in_an_f_string(node):
    if isinstance(node, ast.JoinedStr):
        texts = (part.value for part in node.values if isinstance(part, ast.Constant))
        if any("{" in text or "}" in text for text in texts):
            return "f-string with literal braces"
        for part in node.values:
            spec = getattr(part, "format_spec", None)
            if spec and any(isinstance(inner, ast.FormattedValue) for inner in spec.values):
                return "f-string with nested braces"


def metaclass(node):
    if isinstance(node, ast.ClassDef) and node.keywords:
        return "class keyword"


def _calls(node, name):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


CHECKS = (
    match_statement,
    positional_only_parameters,
    dict_unpacking,
    unpacking_in_a_display,
    missing_method,
    next_with_default,
    zip_strict,
    stepped_slice_assignment,
    f_string_conversion,
    braces_in_an_f_string,
    metaclass,
)
