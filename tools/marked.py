"""Puts text that a program writes between two marks of a page that people write."""


class MarkError(Exception):
    """A page lacks one of the marks."""


def with_text(page, begin, text, end):
    """Return the text ``page`` with ``text`` between the lines ``begin`` and ``end``.

    Raises MarkError if one of them is not there.
    """
    before, found, rest = page.partition(begin)
    if not found:
        raise MarkError(f"lacks the line {begin}")
    _, found, after = rest.partition(end)
    if not found:
        raise MarkError(f"lacks the line {end}")
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"
