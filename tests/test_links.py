"""No link of a page leads nowhere; what leads within the documentation, Sphinx checks as well."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?P<path>[^)#\s:]*)(?:#(?P<place>[^)\s]+))?\)")

pytestmark = pytest.mark.skipif(not (ROOT / "docs").exists(), reason="only a checkout has the docs")


def prose(page):
    return re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)


def places(page):
    """Return the anchors of a page: its headings as GitHub and MyST write them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [pytest.param(page, id=page.stem) for page in PAGES])
def test_every_link_leads_somewhere(page):
    for link in LINK.finditer(prose(page)):
        target = (page.parent / link["path"]).resolve() if link["path"] else page
        assert target.exists(), link[0]
        if link["place"]:
            assert link["place"] in places(target), link[0]


def test_every_page_is_in_the_index():
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    listed = {line for line in index.splitlines() if re.fullmatch(r"[\w/]+", line)}
    folder = ROOT / "docs"
    pages = {str(page.relative_to(folder).with_suffix("")) for page in folder.rglob("*.md")}
    parts = {page for page in pages if page.endswith("_introduction")}  # of pages that are made
    assert pages - {"index", *parts} == listed
