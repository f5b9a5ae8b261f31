"""Writes the numbers into compiled modules that they give names to.

A name costs a board memory in each module that binds it, and time wherever it is looked up; a small
number costs neither. So the number is written wherever a module names a constant, its own or
another's, and what then nobody needs is left out: imports of constants, of modules for the sake of
their constants, and the assignments.

A constant is a name that its module binds once, in no block, to a number of at most 30 bits or to a
sum, product, shift or union of such. A name that is bound in any other way as well, be it by a
parameter or in a class, is none; nor is one that is set as an attribute of anything. Constants that
are also asked of what is no known module, or named by a word of a text, keep their assignment.
"""

import ast

from tools.cut import cut
from tools.imports import module_of, name_of
from tools.program import Program, assigned
from tools.uses import uses_of


def numbers(files):
    """Return the constants of all modules in ``files``, a dict from path to bytes.

    It is a dict from module and name, a pair, to the number.
    """
    program = Program(files)
    return {
        (module, name): number
        for module, tree in program.trees.items()
        for name in map(assigned, tree.body)
        if name and (number := program.number(module, name)) is not None
    }


def written(files):
    """Return ``files``, a dict from path to bytes, with numbers where constants were named.

    The files at the drive's top come back as they are, and so does what is no module.
    """
    program = Program(files)
    paths = {name_of(path): path for path in files if "/" in path and path.endswith(".py")}
    writers = {module: _Writer(program, module) for module in paths}
    for module, writer in writers.items():
        writer.visit(program.trees[module])
    spare = True
    while spare:
        needed = _Needed(program)
        spare = set()
        for module, writer in writers.items():
            spare |= needed.spare_parts(module, writer.owners)
        for module in writers:
            cut(program.trees[module], spare.__contains__)
    return files | {
        path: ast.unparse(program.trees[module]).encode() + b"\n" for module, path in paths.items()
    }


class _Writer(ast.NodeTransformer):
    """Writes the numbers into one module; `owners` are the names whose attributes they were."""

    def __init__(self, program, module):
        self._program = program
        self._module = module
        self.owners = set()

    def visit_Name(self, node):
        if not isinstance(node.ctx, ast.Load):
            return node
        return self._written(node) or node

    def visit_Attribute(self, node):
        number = self._written(node)
        if number is None:
            return self.generic_visit(node)
        self.owners.add(node.value.id)
        return number

    def _written(self, node):
        number = self._program.value(self._module, node)
        if number is None:
            return None
        digits = ast.Constant(abs(number))
        return digits if number >= 0 else ast.UnaryOp(ast.USub(), digits)


class _Needed:
    """What is still named in a program into which the numbers are written."""

    def __init__(self, program):
        self._program = program
        self._names = {}
        # What is asked of known modules, in pairs with them; and of anything else, or in texts.
        self._of_modules = set()
        self._of_anything = set()
        for module, tree in program.trees.items():
            uses = uses_of([tree])
            self._names[module] = uses.names
            self._of_anything |= uses.texts
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom):
                    owner = module_of(node, program.packages[module])
                    self._of_modules.update((owner, alias.name) for alias in node.names)
                elif isinstance(node, ast.Attribute):
                    owner = program.module_of(module, node.value)
                    if owner is None:
                        self._of_anything.add(node.attr)
                    else:
                        self._of_modules.add((owner, node.attr))

    def spare_parts(self, module, owners):
        """Return the assignments and the names of imports of a module that nobody needs, a set.

        `owners` are the names of modules that were named for the sake of their constants.
        """
        spare = set()
        for node in ast.walk(self._program.trees[module]):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    name = alias.asname or alias.name
                    only_owner = name in owners and self._is_unnamed(module, name)
                    if only_owner or self._is_spare(module, name):
                        spare.add(alias)
            elif self._is_spare(module, assigned(node)):
                spare.add(node)
        return spare

    def _is_spare(self, module, name):
        """Tell whether a name is that of a constant and not needed."""
        return (
            self._program.number(module, name) is not None
            and name not in self._of_anything
            and self._is_unnamed(module, name)
        )

    def _is_unnamed(self, module, name):
        taken = {(module, name), (module, "*")} & self._of_modules
        return name not in self._names[module] and not taken
