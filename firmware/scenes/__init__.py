"""The scenes of the app, one file each.

A scene has a `group` to show and four methods: `enter(now)` when it comes to the front (first
or again), `key(key, now)` for each pressed key, `tick(now)` once in each turn of the loop, and
`think()` at its end. Times are milliseconds of the board's clock. Its file calls its class SCENE.

A board has not the memory for all of them at once: a file is loaded when its scene is made, and
let go of once it is done with.
"""

import sys

from ..letting_go import let_go

# What the table needs, which in a match is shown again and again: its file and what it alone uses.
OF_TABLE = (
    "firmware.choosing",
    "firmware.scenes.scene",
    "firmware.scenes.table",
    "firmware.widgets.panel",
    "firmware.widgets.wide_hand",
)
# What other scenes use and nothing else does.
_OF_OTHERS = (
    "firmware.game_list",
    "firmware.game_options",
    "firmware.help_texts",
    "firmware.hint",
    "firmware.menu_texts",
    "firmware.opinion",
    "firmware.option_list",
    "firmware.past",
    "firmware.possible",
    "firmware.statistics",
    "firmware.widgets.battery",
    "firmware.widgets.menu",
    "firmware.wordings",
)


def make(name, app, *arguments):
    """A new scene: the one in the file of that name, which is loaded if it is not."""
    module = __import__(__name__ + "." + name, None, None, ("SCENE",))
    return module.SCENE(app, *arguments)


def loaded():
    """The names of the modules loaded that only scenes use."""
    prefix = __name__ + "."
    return [
        name
        for name in sys.modules
        if name.startswith(prefix) or name in OF_TABLE or name in _OF_OTHERS
    ]


def let_go_of_scenes(kept=()):
    """Lets go of all these modules but those named."""
    let_go(*[name for name in loaded() if name not in kept])
