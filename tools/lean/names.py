"""Reads from a module's source its names: which of them cost a board memory, which must stay.

Where a function wants a ``tree``, it is the syntax tree of the module.
"""

import ast
import io
import re
import tokenize

from tools.circuitpython import BUILT_IN_MODULES

WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_NAMES = re.compile(r"\w+(\.\w+)*", re.ASCII)


class NamesError(Exception):
    """The names cannot be told from the source; the text says where and why."""


def tokens(source):
    """Return the tokens of a source, as bytes, that are names, in their order.

    Those in the braces of an f-string are among them from Python 3.12 on.
    """
    found = tokenize.generate_tokens(io.StringIO(source.decode()).readline)
    return [token for token in found if token.type == tokenize.NAME]


def costly(tree):
    """Return the names that a board keeps once it has loaded the module: all but local variables.

    Parameters are among them, for a function may be called by them.
    """
    found = set()
    waiting = [(tree, False)]
    while waiting:
        node, is_local = waiting.pop()
        match node:
            case ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()) if not is_local:
                found.add(name)
            case ast.alias(name=name, asname=other):
                found.update(WORD.findall(f"{name} {other or ''}"))
            case ast.FunctionDef(name=name):
                found.add(name)
                is_local = True
            case ast.ClassDef(name=name):
                found.add(name)
                is_local = False
            case ast.Lambda():
                is_local = True
        waiting += [(child, is_local) for child in ast.iter_child_nodes(node)]
    return found


def named_by_texts(tree):
    """Return the names by which the texts of a module may mean something, a set.

    A text may if it is one name (for ``getattr``, or a key that becomes a parameter), several with
    points between them (a module), or split into names where it stands. What an f-string has in
    braces is among them, for it is part of a text to Python 3.11; `fields` are not. Raises
    NamesError as `fields` does.
    """
    found = set()
    named = {place for place, _ in fields(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.FormattedValue(value=value):
                found.update(WORD.findall(ast.unparse(value)))
            case ast.Constant(value=str(text)) if _NAMES.fullmatch(text):
                if _inside(node) not in named:
                    found.update(text.split("."))
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="split")):
                found.update(WORD.findall(text))
    return found


def fields(tree):
    """Return the texts that name the fields of a ``namedtuple``: (place, name) of each, a list.

    The place is the number of the row, from 1, and the column of the name's first letter. Raises
    NamesError if the fields are anything else than a tuple of texts.
    """
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="namedtuple") | ast.Attribute(attr="namedtuple")):
                found += [(_inside(text), text.value) for text in _fields_of(node)]
    return found


def _fields_of(call):
    match call.args:
        case [_, ast.Tuple(elts=texts)]:
            if all(isinstance(getattr(text, "value", None), str) for text in texts):
                return texts
    raise NamesError(f"the fields are no tuple of texts in {ast.unparse(call)}")


def _inside(text):
    """Return the place of the first letter of a text in plain quotes."""
    return text.lineno, text.col_offset + 1


def of_other_modules(tree):
    """Return what a module names of those that it imports: their names, a set.

    Of CircuitPython's own modules what it takes out of them is in it as well.
    """
    found = set()
    native = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                found.update(alias.name.split("."))
                if alias.name in BUILT_IN_MODULES:
                    native.add(alias.asname or alias.name)
        elif isinstance(node, ast.ImportFrom):
            found.update(WORD.findall(node.module or ""))
            if node.module in BUILT_IN_MODULES and not node.level:
                found.update(alias.name for alias in node.names)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in native:
                found.add(attribute)
    return found
