"""Finds in Python source what CPython runs and CircuitPython 10 does not."""

import ast

# Methods of CPython's str, bytes, numbers and namedtuples that CircuitPython lacks.
MISSING_METHODS = frozenset(
    (
        "_asdict",
        "_replace",
        "as_integer_ratio",
        "bit_count",
        "bit_length",
        "capitalize",
        "casefold",
        "expandtabs",
        "format_map",
        "isalnum",
        "isascii",
        "isdecimal",
        "is_integer",
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

MISSING_FUNCTIONS = frozenset(("aiter", "anext", "ascii", "breakpoint", "format", "vars"))
# All that these modules have, where that is less than on CPython.
WHOLE_MODULES = {
    "collections": frozenset(("OrderedDict", "deque", "namedtuple")),
    "random": frozenset(
        ("choice", "getrandbits", "randint", "random", "randrange", "seed", "uniform")
    ),
}
PRINT_KEYWORDS = frozenset(("end", "file", "sep"))


def problems(source):
    """Return what CircuitPython lacks in ``source``, a list of (line number, text)."""
    tree = ast.parse(source)
    found = missing_in_modules(tree)
    lines = [(1, tree)]
    while lines:
        line, node = lines.pop()
        found += [(line, text) for text in (check(node) for check in CHECKS) if text]
        # Some nodes (a function's parameters) have no line of their own.
        lines += [(getattr(inner, "lineno", line), inner) for inner in ast.iter_child_nodes(node)]
    return sorted(found)


def missing_in_modules(tree):
    """Return what is taken from the modules of WHOLE_MODULES and is not there."""
    used = []
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names if not alias.asname}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            used += [(node.lineno, node.module, alias.name) for alias in node.names]
    for node in ast.walk(tree):
        # A module of ours may have the same name.
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in imported:
            used.append((node.lineno, ast.unparse(node.value), node.attr))
    return [
        (line, f"{module}.{name}")
        for line, module, name in used
        if name not in WHOLE_MODULES.get(module, (name,))
    ]


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


def missing_function(node):
    for name in MISSING_FUNCTIONS:
        if _calls(node, name):
            return f"{name}()"


def deque_without_length(node):
    if _calls(node, "deque") and len(node.args) < 2:
        return "deque without maxlen as second argument"


def print_keyword(node):
    if _calls(node, "print"):
        for keyword in node.keywords:
            if keyword.arg not in (None, *PRINT_KEYWORDS):
                return f"print({keyword.arg}=)"


def seconds_as_a_float(node):
    # Floats have seven digits: after an hour the milliseconds are gone.
    if isinstance(node, ast.Attribute) and ast.unparse(node) in ("time.monotonic", "time.time"):
        return f"{ast.unparse(node)} (supervisor.ticks_ms counts milliseconds)"
    if isinstance(node, ast.ImportFrom) and node.module == "time":
        for alias in node.names:
            if alias.name in ("monotonic", "time"):
                return f"time.{alias.name} (supervisor.ticks_ms counts milliseconds)"


def async_syntax(node):
    # .mpy files with it differ from those of CircuitPython's own compiler.
    if isinstance(node, (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)):
        return "async"
    if isinstance(node, ast.comprehension) and node.is_async:
        return "async"


def exception_groups(node):
    if isinstance(node, ast.TryStar):
        return "except*"


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
    missing_function,
    deque_without_length,
    print_keyword,
    seconds_as_a_float,
    async_syntax,
    exception_groups,
    next_with_default,
    zip_strict,
    stepped_slice_assignment,
    f_string_conversion,
    braces_in_an_f_string,
    metaclass,
)
