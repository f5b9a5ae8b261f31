import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "hardware").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#\s]*)(#[^)\s]*)?\)|(?:src)=\"([^\"]+)\"")
MODULE = re.compile(r"python -m (tools(?:\.\w+)+)")


def name(page):
    return page.relative_to(ROOT).as_posix()


def anchors(page):
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    kept = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {"#" + heading.replace(" ", "-") for heading in kept}


def test_there_are_pages():
    assert {name(page) for page in PAGES} >= {
        "README.md",
        "hardware/README.md",
        "hardware/faults.md",
        "hardware/reference-build.md",
    }


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_what_a_page_links_to_is_there(page):
    for path, anchor, source in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in path:
            continue
        target = (page.parent / (path or source)) if path or source else page
        assert target.exists(), target
        if anchor:
            assert anchor in anchors(target), anchor


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_tools_that_a_page_names_are_there(page):
    for module in MODULE.findall(page.read_text(encoding="utf-8")):
        assert (ROOT / (module.replace(".", "/") + ".py")).exists(), module


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_page_says_that_nothing_was_tried_on_a_bench(page):
    text = " ".join(page.read_text(encoding="utf-8").split())
    assert re.search(r"(None|Nothing|none) [^.]*(tried|checked) on a bench", text)


@pytest.mark.parametrize(
    "text, anchor",
    [("## Read this before you touch it", "#read-this-before-you-touch-it"), ("# A, b.c", "#a-bc")],
)
def test_anchors_are_made_as_on_github(tmp_path, text, anchor):
    page = tmp_path / "page.md"
    page.write_text(text + "\n")
    assert anchors(page) == {anchor}
