import random

import displayio
import pytest
import terminalio
from adafruit_display_text.label import Label
from PIL import Image, ImageChops

from tests.desktop.boxes import COLOURS, Box, paint
from tests.desktop.launch import PIPES, finish, start_python
from tools.desktop.display import DesktopDisplay

SIZE = (64, 48)


@pytest.fixture
def display():
    return DesktopDisplay(*SIZE)


@pytest.fixture
def group(display):
    display.root_group = displayio.Group()
    return display.root_group


def test_is_quiet_and_leaves_no_thread_behind():
    program = (
        "import tools.desktop.platform, displayio, terminalio, threading;"
        "print(threading.active_count())"
    )
    assert finish(start_python(program, **PIPES)) == (0, "1\n", "")


def test_has_the_size_it_was_made_with(display):
    assert (display.width, display.height) == (64, 48)
    assert display.image().size == (64, 48)


def test_is_black_before_and_without_a_group(display):
    display.refresh()
    assert display.root_group is None
    assert display.image().getcolors() == [(64 * 48, (0, 0, 0))]


def test_goes_black_when_its_group_is_taken_away(display, group):
    Box(group, 0, 0, 64, 48, 0xFFFFFF)
    display.refresh()
    assert display.image().getcolors() == [(64 * 48, (255, 255, 255))]
    display.root_group = None
    display.refresh()
    assert display.image().getcolors() == [(64 * 48, (0, 0, 0))]


def test_draws_only_in_refresh(display, group):
    Box(group, 0, 0, 64, 48, 0xFFFFFF)
    assert display.image().getpixel((0, 0)) == (0, 0, 0)
    display.refresh()
    assert display.image().getpixel((0, 0)) == (255, 255, 255)


def test_an_image_is_a_copy(display, group):
    display.refresh()
    display.image().putpixel((0, 0), (255, 255, 255))
    assert display.image().getpixel((0, 0)) == (0, 0, 0)


@pytest.mark.parametrize("colour", COLOURS)
def test_full_channels_are_exact(display, group, colour):
    Box(group, 0, 0, 64, 48, colour)
    display.refresh()
    expected = (colour >> 16, colour >> 8 & 255, colour & 255)
    assert display.image().getcolors() == [(64 * 48, expected)]


def test_other_channels_are_cut_to_the_bits_of_a_panel(display, group):
    # 0x12 is 2 of 31 in five bits, 0x34 is 13 of 63 in six, 0x56 is 10 of 31 in five; and
    # 2 * 255 / 31 = 16.5, 13 * 255 / 63 = 52.6, 10 * 255 / 31 = 82.3.
    Box(group, 0, 0, 64, 48, 0x123456)
    display.refresh()
    assert display.image().getcolors() == [(64 * 48, (16, 52, 82))]


def test_text_shows_the_font(display, group):
    group.append(Label(terminalio.FONT, text="H", color=0xFFFFFF, x=0, y=6))
    display.refresh()
    glyph = terminalio.FONT.get_glyph(ord("H"))
    lit = sum(
        glyph.bitmap[glyph.tile_index * glyph.width + x, y]
        for x in range(glyph.width)
        for y in range(glyph.height)
    )
    assert 0 < lit < glyph.width * glyph.height
    assert sorted(count for count, _ in display.image().getcolors()) == [lit, 64 * 48 - lit]


def test_a_group_belongs_to_one_display(display, group):
    other = DesktopDisplay(*SIZE)
    with pytest.raises(ValueError, match="Group already used"):
        other.root_group = group


def test_two_displays_show_two_pictures():
    displays = [DesktopDisplay(*SIZE), DesktopDisplay(*SIZE)]
    for display, colour in zip(displays, (0xFF0000, 0x0000FF), strict=True):
        display.root_group = displayio.Group()
        Box(display.root_group, 0, 0, 64, 48, colour)
    for display in displays:
        display.refresh()
    assert displays[0].image().getpixel((5, 5)) == (255, 0, 0)
    assert displays[1].image().getpixel((5, 5)) == (0, 0, 255)


def test_the_first_refresh_draws_all_and_the_second_nothing(display, group):
    Box(group, 5, 5, 10, 10, 0xFF0000)
    display.refresh()
    assert display.changed == [(0, 0, 64, 48)]
    display.refresh()
    assert display.changed == []


def test_a_new_root_group_draws_all_once(display, group):
    display.refresh()
    display.root_group = displayio.Group()
    display.refresh()
    assert display.changed == [(0, 0, 64, 48)]
    display.refresh()
    assert display.changed == []


def test_a_short_move_draws_the_hull_of_both_places(display, group):
    box = Box(group, 5, 5, 10, 10, 0xFF0000)
    display.refresh()
    box.grid.x += 3
    display.refresh()
    assert display.changed == [(5, 5, 13, 10)]


def test_a_long_move_draws_both_places(display, group):
    box = Box(group, 5, 5, 10, 10, 0xFF0000)
    display.refresh()
    box.grid.x += 40
    display.refresh()
    assert sorted(display.changed) == [(5, 5, 10, 10), (45, 5, 10, 10)]


def test_one_pixel_draws_one_pixel(display, group):
    box = Box(group, 20, 10, 10, 10, 0xFF0000)
    display.refresh()
    box.grid.bitmap[3, 4] = 0
    display.refresh()
    assert display.changed == [(23, 14, 1, 1)]


def test_what_sticks_out_is_not_drawn(display, group):
    box = Box(group, 30, 20, 10, 10, 0xFF0000)
    display.refresh()
    box.grid.x, box.grid.y = 60, -7
    display.refresh()
    assert sorted(display.changed) == [(30, 20, 10, 10), (60, 0, 4, 3)]
    box.grid.x = 70
    display.refresh()
    assert display.changed == [(60, 0, 4, 3)]


def test_on_change_hands_out_each_rectangle(display, group):
    box = Box(group, 5, 5, 10, 10, 0xFF0000)
    display.refresh()
    taken = []
    display.on_change = lambda x, y, image: taken.append((x, y, image.size, image.getcolors()))
    box.grid.x += 40
    display.refresh()
    assert sorted(taken) == [
        (5, 5, (10, 10), [(100, (0, 0, 0))]),
        (45, 5, (10, 10), [(100, (255, 0, 0))]),
    ]


def _disturb(dice, group, boxes):
    """Change the scene by one random step."""
    box = dice.choice(boxes)
    step = dice.randrange(6)
    if step == 0:
        box.grid.x, box.grid.y = dice.randrange(-15, 70), dice.randrange(-15, 55)
    elif step == 1:
        box.grid.x += dice.randrange(-4, 5)
    elif step == 2:
        box.colour = dice.choice(COLOURS)
    elif step == 3:
        box.grid.hidden = not box.grid.hidden
    elif step == 4 and len(boxes) > 3:
        boxes.remove(box)
        group.remove(box.grid)
    elif len(boxes) < 12:
        width, height = dice.randrange(1, 20), dice.randrange(1, 20)
        boxes.append(Box(group, dice.randrange(64), dice.randrange(48), width, height, COLOURS[0]))


@pytest.mark.parametrize("seed", range(5))
def test_random_changes_give_the_picture_that_pillow_paints(display, group, seed):
    dice = random.Random(seed)
    boxes = [Box(group, 5 * i, 3 * i, 12, 9, COLOURS[i]) for i in range(6)]
    display.refresh()
    own_copy = display.image()
    display.on_change = lambda x, y, image: own_copy.paste(image, (x, y))
    full = 0
    for _ in range(150):
        before = display.image()
        for _ in range(dice.randrange(1, 4)):
            _disturb(dice, group, boxes)
        display.refresh()
        after = display.image()
        assert after.tobytes() == paint(SIZE, boxes).tobytes()
        assert own_copy.tobytes() == after.tobytes()
        _assert_unchanged_outside(display.changed, before, after)
        full += (0, 0, *SIZE) in display.changed
    assert full == 0


def _assert_unchanged_outside(rectangles, before, after):
    inside = Image.new("1", SIZE)
    for x, y, width, height in rectangles:
        inside.paste(1, (x, y, x + width, y + height))
    difference = ImageChops.difference(before, after)
    difference.paste((0, 0, 0), mask=inside)
    assert difference.getbbox() is None


@pytest.mark.parametrize("seed", range(3))
def test_partial_refreshes_of_mixed_layers_equal_full_ones(display, group, seed):
    dice = random.Random(seed)
    palette = displayio.Palette(4)
    for index, colour in enumerate((0xFF0000, 0x00FF00, 0xFFFF00, 0x000000)):
        palette[index] = colour
    palette.make_transparent(3)
    sheet = displayio.Bitmap(16, 4, 4)
    for x in range(16):
        sheet[x, x % 4] = 1 + x // 4 % 3
    grid = displayio.TileGrid(
        sheet, pixel_shader=palette, width=5, height=4, tile_width=4, tile_height=4
    )
    scaled = displayio.Group(x=20, y=10, scale=2)
    scaled.append(grid)
    label = Label(terminalio.FONT, text="go", color=0xFFFFFF, x=2, y=40)
    group.append(scaled)
    group.append(label)
    display.refresh()
    for _ in range(60):
        step = dice.randrange(5)
        if step == 0:
            grid[dice.randrange(5), dice.randrange(4)] = dice.randrange(4)
        elif step == 1:
            scaled.x, scaled.y = dice.randrange(-20, 60), dice.randrange(-20, 40)
        elif step == 2:
            label.text = dice.choice(("go", "pass", "a b", ""))
        elif step == 3:
            scaled.hidden = not scaled.hidden
        else:
            grid.flip_x = not grid.flip_x
        display.refresh()
        assert display.changed != [(0, 0, *SIZE)]
        partial = display.image()
        display.root_group = None
        display.root_group = group
        display.refresh()
        assert display.changed == [(0, 0, *SIZE)]
        assert display.image().tobytes() == partial.tobytes()
