"""What is installed is read as `importlib.metadata` reads it, and mostly without it."""

import subprocess
import sys
from importlib import metadata

import pytest

from cardwright.entries import Entries, NotInstalledError, entry_points, requires, version


def installed(folder, name, entries, said=""):
    """Write the metadata of a distribution into a folder."""
    info = folder / name
    info.mkdir(parents=True)
    file = "PKG-INFO" if name.endswith(".egg-info") else "METADATA"
    called = name.partition("-")[0]
    (info / file).write_text(f"Metadata-Version: 2.1\nName: {called}\nVersion: 1.5\n{said}\nText\n")
    (info / "entry_points.txt").write_text(entries)


def told(entries):
    return sorted(
        (
            one.name,
            one.value,
            one.group,
            one.dist.name,
            one.dist.version,
            tuple(one.dist.requires or ()),
        )
        for one in entries
    )


def of_ours():
    """Return what `importlib.metadata` finds in groups of ours."""
    groups = {one.group for dist in metadata.distributions() for one in dist.entry_points}
    return [
        entry
        for group in groups
        if group.startswith("cardwright.")
        for entry in metadata.entry_points(group=group)
    ]


def in_groups_of_ours(entries):
    return [one for one in entries if one.group.startswith("cardwright.")]


def test_it_finds_what_importlib_finds():
    found = entry_points()
    assert isinstance(found, Entries)
    assert told(in_groups_of_ours(found)) == told(of_ours())
    assert len(found.select(group="cardwright.rules")) > 20


ODD = """
# a comment
[cardwright.cards]
one = odd.module : Card
two=odd:Inner.Card [extra]

[ other ]
three = odd
"""
NEEDS = 'Requires-Dist: cardwright>=0.1,<1\nRequires-Dist: odd; extra == "all"\n'


@pytest.mark.parametrize("kind", [".dist-info", ".egg-info"])
def test_metadata_may_be_written_in_any_way(tmp_path, monkeypatch, kind):
    installed(tmp_path, f"Odd_Pack-1.5{kind}", ODD, NEEDS if kind == ".dist-info" else "")
    monkeypatch.syspath_prepend(tmp_path)
    found = entry_points()
    assert isinstance(found, Entries)
    assert told(in_groups_of_ours(found)) == told(of_ours())
    (one,) = (entry for entry in found if entry.name == "two")
    assert (one.module, one.attr, one.extras) == ("odd", "Inner.Card", ["extra"])
    assert one.dist.read_text("entry_points.txt") == ODD
    assert version("odd-pack") == version("odd.PACK") == "1.5"


def test_of_one_name_the_first_on_the_path_counts(tmp_path, monkeypatch):
    for folder, card in (("later", "late"), ("first", "early")):
        installed(
            tmp_path / folder, "odd-1.5.dist-info", f"[cardwright.cards]\n{card} = odd:Card\n"
        )
        monkeypatch.syspath_prepend(tmp_path / folder)
    names = {one.name for one in entry_points().select(group="cardwright.cards")}
    assert "early" in names
    assert "late" not in names


def test_an_entry_point_is_loaded(tmp_path, monkeypatch):
    installed(tmp_path, "odd-1.5.dist-info", "[cardwright.cards]\nodd = oddly : Outer.Inner [x]\n")
    (tmp_path / "oddly.py").write_text("class Outer:\n    class Inner:\n        pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    (one,) = (entry for entry in entry_points() if entry.name == "odd")
    assert one.load().__qualname__ == "Outer.Inner"
    assert repr(one).startswith("EntryPoint(name='odd', value='oddly : Outer.Inner [x]'")


def test_a_finder_of_somebodys_own_is_asked(monkeypatch):
    class Found(metadata.Distribution):
        def read_text(self, filename):
            texts = {
                "METADATA": "Name: conjured\nVersion: 7\nRequires-Dist: cardwright\n",
                "entry_points.txt": "[cardwright.cards]\nconjured = conjured:Card\n",
            }
            return texts.get(filename)

        def locate_file(self, path):
            return path

    class Finder(metadata.DistributionFinder):
        def find_distributions(self, context=None):
            return [Found()] if getattr(context, "name", None) in {None, "conjured"} else []

        def find_spec(self, *_):
            return None

    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Finder()])
    names = {one.name for one in entry_points().select(group="cardwright.cards")}
    assert "conjured" in names
    assert (version("conjured"), requires("conjured")) == ("7", ("cardwright",))
    with pytest.raises(NotInstalledError):
        version("not-there")


def test_an_archive_on_the_path_is_looked_into(tmp_path, monkeypatch):
    archive = tmp_path / "archive.zip"
    code = (
        "import sys, zipfile\n"
        "with zipfile.ZipFile(sys.argv[1], 'w') as file:\n"
        "    file.writestr('odd-1.dist-info/METADATA', 'Name: odd\\nVersion: 1\\n')\n"
        "    entries = '[cardwright.cards]\\nodd = o:C\\n'\n"
        "    file.writestr('odd-1.dist-info/entry_points.txt', entries)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(archive)], check=True)
    monkeypatch.syspath_prepend(archive)
    assert "odd" in {one.name for one in entry_points().select(group="cardwright.cards")}


def test_what_is_not_installed_is_said():
    with pytest.raises(NotInstalledError):
        version("cardwright-never-written")
    with pytest.raises(NotInstalledError):
        requires("cardwright-never-written")
    assert version("Cardwright_Core") == metadata.version("cardwright-core")
    assert list(requires("cardwright")) == metadata.requires("cardwright")
