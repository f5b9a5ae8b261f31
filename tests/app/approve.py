"""Makes the approved pictures anew: `python -m tests.app.approve [SCENE ...]`.

Without names all scenes are made, at every size. Pictures that changed are named; look at them
before they are committed.
"""

import argparse
import sys

import tools.desktop.platform  # noqa: F401  Blinka must be prepared before displayio is imported

# isort: split
from tests.app.pictures import APPROVED, is_approved, save
from tests.app.scenes import PICTURES, picture_name, show


def main(arguments=None):
    """Run with the command line `arguments`; return 0."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.app.approve", description="Makes the approved pictures anew."
    )
    every = list(dict.fromkeys(scene for scene, _ in PICTURES))
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(every))
    names = parser.parse_args(arguments).scenes or every
    for name in names:
        if name not in every:
            parser.error(f"no scene {name!r}; there are {', '.join(every)}")
    for scene, size in PICTURES:
        if scene in names:
            path = APPROVED / f"{picture_name(scene, size)}.png"
            image = show(scene, size).image()
            if not is_approved(path.stem, image, APPROVED):
                save(image, path)
                print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
