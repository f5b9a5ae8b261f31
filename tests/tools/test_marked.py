import pytest

from tools.marked import MarkError, with_text


@pytest.mark.parametrize("old", ["", "\nold\n", "\n\nnew\n\n"])
def test_the_text_goes_between_the_marks(old):
    page = f"before\nBEGIN{old}END\nafter"
    assert with_text(page, "BEGIN", "new", "END") == "before\nBEGIN\n\nnew\n\nEND\nafter"


@pytest.mark.parametrize("page, mark", [("", "BEGIN"), ("END BEGIN", "END"), ("END", "BEGIN")])
def test_a_page_without_marks_is_refused(page, mark):
    with pytest.raises(MarkError, match="lacks the line " + mark):
        with_text(page, "BEGIN", "new", "END")
