"""Takes out of a module what a board has no use for: docstrings, comments and wide indentation.

Every statement stays on its line. A comment that tells whose a file is and under which licence
stays too.
"""

import ast
import io
import tokenize

LICENCE = "# SPDX-"
_DOCUMENTED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class StripError(Exception):
    """What would be left of a module is not the same program."""


def stripped(source):
    """Return the bytes of a module without its docstrings and comments, indented by single spaces.

    ``source`` are the bytes of its .py file, in UTF-8. What is left is read again and compared with
    it, statement by statement and line by line; raises StripError where the two differ.
    """
    lines = source.splitlines()
    tokens = list(tokenize.tokenize(io.BytesIO(source).readline))
    _cut_comments(lines, tokens)
    tree = ast.parse(source)
    _cut_docstrings(lines, tree)
    _narrow(lines, tokens)
    content = b"\n".join(lines) + b"\n"
    if _told(ast.parse(content)) != _told(tree):
        raise StripError("without docstrings and comments it would be another program")
    return content


def licence(source):
    """Return the lines of ``source``, the bytes of a module, that tell whose it is, as bytes."""
    lines = source.splitlines(keepends=True)
    return b"".join([line for line in lines if line.startswith(LICENCE.encode())])


def _cut_comments(lines, tokens):
    for token in tokens:
        if token.type == tokenize.COMMENT and not token.string.startswith(LICENCE):
            row, column = token.start
            before = token.line[:column].encode()
            lines[row - 1] = before.rstrip()


def _cut_docstrings(lines, tree):
    """Empty the lines of all docstrings, and take them out of the tree as well."""
    for node in ast.walk(tree):
        if not isinstance(node, (ast.Module, *_DOCUMENTED)) or ast.get_docstring(node) is None:
            continue
        text = node.body.pop(0)
        first, last = text.lineno - 1, text.end_lineno - 1
        lines[first] = lines[first][: text.col_offset].rstrip()
        lines[first + 1 : last + 1] = [b""] * (last - first)
        if not node.body and isinstance(node, _DOCUMENTED):
            lines[first] = lines[first].ljust(text.col_offset) + b"pass"
            node.body.append(ast.Pass(lineno=text.lineno, col_offset=text.col_offset))


def _narrow(lines, tokens):
    """Indent each line by one space for each block it is in, and not at all within brackets."""
    depth = 0
    begins = True
    indents = {}
    inside_of_strings = set()
    for token in tokens:
        row = token.start[0] - 1
        if token.type == tokenize.INDENT:
            depth += 1
        elif token.type == tokenize.DEDENT:
            depth -= 1
        elif token.type == tokenize.NEWLINE:
            begins = True
        elif token.type not in (tokenize.NL, tokenize.COMMENT):
            if begins:
                indents[row] = depth
                begins = False
            inside_of_strings.update(range(row + 1, token.end[0]))
    for row, line in enumerate(lines):
        if row not in inside_of_strings:
            lines[row] = b" " * indents.get(row, 0) + line.lstrip() if line.strip() else b""


def _told(tree):
    """Return all that a tree says, and the line of each part of it."""
    return ast.dump(tree), [node.lineno for node in ast.walk(tree) if hasattr(node, "lineno")]
