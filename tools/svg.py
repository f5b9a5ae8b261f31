"""A few shapes of SVG, collected into a picture."""

from xml.sax.saxutils import escape

FONT = "Helvetica, Arial, sans-serif"


class Svg:
    """A picture of ``width`` by ``height`` on white; what is added later lies above."""

    def __init__(self, width, height, title):
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="{FONT}" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        ]

    def box(self, x, y, width, height, fill, stroke="#333333", dashed=False):
        """Add a rectangle with rounded corners."""
        dashes = ' stroke-dasharray="5 4"' if dashed else ""
        self._parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="1.5"{dashes}/>'
        )

    def line(self, points, color, width=2.5, dashed=False):
        """Add a line through ``points``, pairs of x and y."""
        dashes = ' stroke-dasharray="7 5"' if dashed else ""
        through = " ".join(f"{x},{y}" for x, y in points)
        self._parts.append(
            f'<polyline points="{through}" fill="none" stroke="{color}" '
            f'stroke-width="{width}" stroke-linejoin="round"{dashes}/>'
        )

    def shape(self, points, fill):
        """Add a filled polygon."""
        through = " ".join(f"{x},{y}" for x, y in points)
        self._parts.append(f'<polygon points="{through}" fill="{fill}"/>')

    def dot(self, x, y, radius=4, fill="#333333", stroke="none"):
        """Add a disc."""
        self._parts.append(
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" '
            'stroke-width="2"/>'
        )

    def text(self, x, y, text, size=13, anchor="start", fill="#222222", bold=False):
        """Add a line of text; ``y`` is its middle, ``anchor`` start, middle or end."""
        weight = ' font-weight="bold"' if bold else ""
        self._parts.append(
            f'<text x="{x}" y="{y + round(size * 0.35)}" font-size="{size}" '
            f'text-anchor="{anchor}" fill="{fill}"{weight}>{escape(text)}</text>'
        )

    def to_text(self):
        """Return the whole SVG file."""
        return "\n".join([*self._parts, "</svg>", ""])
