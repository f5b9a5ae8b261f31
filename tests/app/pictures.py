"""The approved pictures: where they are, how they are compared, and what is left of a failure."""

from pathlib import Path

from PIL import Image, ImageChops

APPROVED = Path(__file__).parent / "screenshots"
FAILED = APPROVED / "failed"
_MARK = (255, 0, 255)


def save(image, path):
    """Write a picture as a small PNG: a palette of the colours in it, not one pixel changed.

    ValueError for more than 256 colours.
    """
    counted = image.getcolors(256)
    if counted is None:
        raise ValueError(f"{path}: more than 256 colours")
    colours = sorted(colour for _, colour in counted)
    # Not by Image.quantize(), which takes colours that are close for one.
    number = {colour: index for index, colour in enumerate(colours)}
    small = Image.new("P", image.size)
    small.putpalette([channel for colour in colours for channel in colour])
    pixels = image.load()
    width, height = image.size
    small.putdata([number[pixels[x, y]] for y in range(height) for x in range(width)])
    path.parent.mkdir(parents=True, exist_ok=True)
    small.save(path, format="PNG", optimize=True)


def is_approved(name, image, approved=APPROVED):
    """Tell whether the approved picture of that name is the same, pixel by pixel."""
    path = approved / f"{name}.png"
    if not path.exists():
        return False
    expected = Image.open(path).convert("RGB")
    return expected.size == image.size and not ImageChops.difference(expected, image).getbbox()


def complaint(name, image, approved=APPROVED, failed=FAILED):
    """Compare a picture with the approved one of that name; return "" or what is wrong.

    On a difference the new picture and one in which all differing pixels are marked are written
    into the folder `failed`; the text names both.
    """
    if is_approved(name, image, approved):
        return ""
    path, new, diff = approved / f"{name}.png", failed / f"{name}.png", failed / f"{name}-diff.png"
    save(image, new)
    if not path.exists():
        return f"{path} is missing\nnow: {new}"
    save(marked(Image.open(path).convert("RGB"), image), diff)
    return f"{path} looks otherwise\nnow: {new}\nmarked: {diff}"


def marked(expected, image):
    """Return the new picture, darkened, with every pixel that differs in a colour of its own."""
    area = Image.new("RGB", image.size)
    area.paste(expected)
    bands = ImageChops.difference(area, image).split()
    differs = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    mask = differs.point(lambda value: 255 if value else 0)
    result = image.point(lambda value: value // 3)
    result.paste(_MARK, mask=mask)
    return result
