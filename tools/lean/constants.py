"""Writes the values of constants into compiled modules, in place of their names.

A name costs a board memory in each module that binds it, and time wherever it is looked up; a small
number or a short text that is written out costs neither. So these are written wherever a module
names a constant, its own or another's; and any other constant is where it is named in one place
only, for its object is then needed there alone. What after that nobody needs is left out: imports
of constants, of modules for the sake of their constants, and the assignments.

A constant is a name that its module binds once, in no block, to a number, a text, bytes, a tuple of
such, or a sum, product, shift or union of numbers. A name that is bound in any other way as well,
be it by a parameter or in a class, is none; nor is one that is set as an attribute of anything.
Constants that are also asked of what is no known module, or named by a word of a text, keep their
assignment. What an import in a function brings is written only if it is small: that module is not
loaded before it is needed.
"""

import ast

from tools.imports import module_of, name_of
from tools.lean.cut import cut
from tools.lean.program import Program, assigned, is_small
from tools.lean.strip import licence
from tools.lean.uses import uses_of


def values(files):
    """Return the constants of all modules in ``files``, a dict from path to bytes.

    It is a dict from module and name, a pair, to the value.
    """
    program = Program(files)
    return {
        (module, name): value
        for module, tree in program.trees.items()
        for name in map(assigned, tree.body)
        if name and (value := program.constant(module, name)) is not None
    }


def written(files):
    """Return ``files``, a dict from path to bytes, with values where constants were named.

    The files at the drive's top come back as they are, and so does what is no module.
    """
    program = Program(files)
    paths = {name_of(path): path for path in files if "/" in path and path.endswith(".py")}
    needed = _Needed(program)
    single = _named_in_one_place(program, needed.of_anything)
    writers = {module: _Writer(program, module, single) for module in paths}
    for module, writer in writers.items():
        writer.visit(program.trees[module])
    changed = list(paths)
    while changed:
        needed.look_into(changed)
        spare = {module: needed.spare_parts(module, writers[module].owners) for module in paths}
        changed = [module for module in paths if spare[module]]
        for module in changed:
            cut(program.trees[module], spare[module].__contains__)
    return files | {
        path: licence(files[path]) + ast.unparse(program.trees[module]).encode() + b"\n"
        for module, path in paths.items()
    }


def _named_in_one_place(program, sought):
    """Return the expressions that name, each alone in the program, an assigned value, a set.

    None of these values has a name that is in the set `sought`.
    """
    places = {}
    for module, tree in program.trees.items():
        late = _imported_late(tree)
        for node in ast.walk(tree):
            if isinstance(getattr(node, "ctx", None), ast.Load):
                origin = program.origin(module, node)
                first = getattr(node, "value", node)
                if origin and origin[1] not in sought:
                    places.setdefault(origin, []).append(None if first.id in late else node)
    return {nodes[0] for nodes in places.values() if len(nodes) == 1}


def _imported_late(tree):
    """Return the names that imports in the functions of a module bring, a set."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    late = [node for node in imports if node not in tree.body]
    return {alias.asname or alias.name for node in late for alias in node.names}


class _Writer(ast.NodeTransformer):
    """Writes the values into one module; `owners` are the names whose attributes they were.

    `single` are the expressions in whose place any value may stand.
    """

    def __init__(self, program, module, single):
        self._program = program
        self._module = module
        self._single = single
        self._in_text = False
        self.owners = set()

    def visit_Name(self, node):
        if not isinstance(node.ctx, ast.Load):
            return node
        return self._written(node) or node

    def visit_Attribute(self, node):
        value = self._written(node)
        if value is None:
            return self.generic_visit(node)
        self.owners.add(node.value.id)
        return value

    def visit_JoinedStr(self, node):
        self._in_text = True
        self.generic_visit(node)
        self._in_text = False
        return node

    def _written(self, node):
        value = self._program.value(self._module, node)
        if value is None or not (is_small(value) or node in self._single):
            return None
        # A board reads no quotes within an f-string.
        if self._in_text and type(value) is not int:
            return None
        return ast.parse(repr(value), mode="eval").body


class _Needed:
    """What is still named in a program; `of_anything` what is asked of no known module.

    To the latter belong the words of texts.
    """

    def __init__(self, program):
        self._program = program
        self._names = {}
        self._imports = {}
        self._asked = {}
        self.look_into(program.trees)

    def look_into(self, modules):
        """Find out what these modules name now."""
        for module in modules:
            tree = self._program.trees[module]
            uses = uses_of([tree])
            nodes = list(ast.walk(tree))
            self._names[module] = uses.names
            self._imports[module] = [node for node in nodes if isinstance(node, ast.ImportFrom)]
            asked = {(None, word) for word in uses.texts}
            for node in self._imports[module]:
                owner = module_of(node, self._program.packages[module])
                asked.update((owner, alias.name) for alias in node.names)
            for node in nodes:
                if isinstance(node, ast.Attribute):
                    asked.add((self._program.module_of(module, node.value), node.attr))
            self._asked[module] = asked
        self._of_modules = set().union(*self._asked.values())
        self.of_anything = {name for module, name in self._of_modules if module is None}

    def spare_parts(self, module, owners):
        """Return the assignments and the names of imports of a module that nobody needs, a set.

        `owners` are the names of modules that were named for the sake of their constants.
        """
        body = self._program.trees[module].body
        spare = {node for node in body if self._is_spare(module, assigned(node))}
        for node in self._imports[module]:
            for alias in node.names:
                name = alias.asname or alias.name
                only_owner = name in owners and self._is_unnamed(module, name)
                if only_owner or self._is_spare(module, name):
                    spare.add(alias)
        return spare

    def _is_spare(self, module, name):
        """Tell whether a name is that of a constant and not needed."""
        return (
            name is not None
            and self._program.constant(module, name) is not None
            and name not in self.of_anything
            and self._is_unnamed(module, name)
        )

    def _is_unnamed(self, module, name):
        taken = {(module, name), (module, "*")} & self._of_modules
        return name not in self._names[module] and not taken
