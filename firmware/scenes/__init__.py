"""The scenes of the app, one file each.

A scene has a `group` to show and five methods: `enter(now)` when it comes to the front (first
or again), `leave()` before another one does, `key(key, now)` for each pressed key, `tick(now)` once
in each turn of the loop, and `think()` at its end. Times are milliseconds of the board's clock. Its
file calls its class SCENE.

A board has not the memory for all of them at once: a file is loaded when its scene is made, and
let go of, with all that the scene has loaded besides, once it is done with.
"""

import gc
import sys

# What all scenes are made of.
OF_ALL = (
    "firmware.scenes.scene",
    "firmware.theme",
    "firmware.widgets.background",
    "firmware.widgets.looks",
    "firmware.widgets.text",
)
# That, and what the table needs, which in a match is shown again and again.
OF_MATCH = OF_ALL + (
    "firmware.choosing",
    "firmware.clock",
    "firmware.courses",
    "firmware.cross",
    "firmware.cross_metrics",
    "firmware.scenes.table",
    "firmware.snake",
    "firmware.widgets.hand",
    "firmware.widgets.line",
    "firmware.widgets.marks",
    "firmware.widgets.panels",
    "firmware.widgets.triangle",
    "firmware.widgets.wide_hand",
)


def make(name, app, *arguments):
    """A new scene: the one in the file of that name, which is loaded if it is not."""
    name = __name__ + "." + name
    # What was done before, as dealing, leaves much behind, beyond which the scene would lie. So
    # would the names that a module brings, which stay for good.
    gc.collect()
    if name not in sys.modules:
        __import__(name)
        # Loading leaves much behind as well.
        gc.collect()
    return sys.modules[name].SCENE(app, *arguments)
