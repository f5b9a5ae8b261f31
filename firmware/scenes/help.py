"""How to play, page by page."""

from adafruit_display_text import wrap_text_to_lines

from .. import keys, menu_texts, theme
from ..widgets.text import CENTRE, Text
from .scene import Scene

_MARGIN = 4
_PAGE_OF = "%s %d of %d %s"


class Help(Scene):
    """Left and right turn the pages; every other key leaves, and all do where there is one page.

    `paragraphs` are the texts. One that is no text but a list of lines is shown line by line.
    """

    def __init__(self, app, paragraphs):
        Scene.__init__(self, app)
        rows = (self.height - 2 * _MARGIN) // theme.ROW_HEIGHT - 1
        self._columns = (self.width - 2 * _MARGIN) // theme.CHAR_WIDTH
        self._pages = _pages(paragraphs, self._columns, rows)
        self._page = 0
        # All rows are one text: each of its own would take hundreds of bytes.
        self._text = self.add(Text(_MARGIN, _MARGIN, room=rows * self._columns, rows=rows))
        bottom = self.height - _MARGIN - theme.ROW_HEIGHT
        self._foot = self.add(Text(self.width // 2, bottom, color=theme.QUIET, align=CENTRE))
        self._show()

    def key(self, key, now):
        """Turns the page or leaves."""
        if len(self._pages) == 1:
            self.app.close()
        elif key == keys.LEFT:
            self._turn(-1)
        elif key in (keys.RIGHT, keys.A) and self._page < len(self._pages) - 1:
            self._turn(1)
        elif key != keys.RIGHT:
            self.app.close()

    def _turn(self, step):
        self._page = max(0, min(len(self._pages) - 1, self._page + step))
        self._show()

    def _show(self):
        page = self._pages[self._page]
        self._text.text = "".join(["%-*s" % (self._columns, line) for line in page])
        pages = len(self._pages)
        before = "<" if self._page else " "
        after = ">" if self._page + 1 < pages else " "
        self._foot.text = (
            _PAGE_OF % (before, self._page + 1, pages, after) if pages > 1 else menu_texts.ANY_KEY
        )


SCENE = Help


def _pages(paragraphs, columns, rows):
    """The paragraphs, texts wrapped to `columns` letters, cut into pages of `rows` lines.

    A paragraph starts a new page where it would not fit whole on the one begun, but a heading does
    not stay behind alone.
    """
    pages = [[]]
    for paragraph in paragraphs:
        lines = paragraph
        if isinstance(paragraph, str):
            lines = wrap_text_to_lines(paragraph, columns)
        if len(pages[-1]) > 1 and len(pages[-1]) + 1 + len(lines) > rows:
            pages.append([])
        if pages[-1]:
            pages[-1].append("")
        for line in lines:
            if len(pages[-1]) == rows:
                pages.append([])
            pages[-1].append(line)
    return pages
