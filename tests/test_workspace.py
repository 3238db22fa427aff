"""The distributions fit together: from the checkout, and as they are installed."""

import re
import tomllib
from importlib import import_module, metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = {
    "cardwright": "cardwright",
    "cardwright-cards-arrivals": "cardwright_cards_arrivals",
    "cardwright-cards-basics": "cardwright_cards_basics",
    "cardwright-cards-classics": "cardwright_cards_classics",
    "cardwright-cards-copies": "cardwright_cards_copies",
    "cardwright-cards-costs": "cardwright_cards_costs",
    "cardwright-cards-graveyards": "cardwright_cards_graveyards",
    "cardwright-cards-mana": "cardwright_cards_mana",
    "cardwright-cards-rulings": "cardwright_cards_rulings",
    "cardwright-cards-wards": "cardwright_cards_wards",
    "cardwright-core": "cardwright_core",
    "cardwright-rules": "cardwright_rules",
}
PACKS = [name for name in PACKAGES if name.startswith("cardwright-cards-")]

in_checkout = pytest.mark.skipif(
    not (ROOT / "core" / "pyproject.toml").is_file(), reason="needs the checkout"
)


def members():
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["uv"]["workspace"]
    folders = [folder for pattern in patterns["members"] for folder in ROOT.glob(pattern)]
    return {
        folder: tomllib.loads((folder / "pyproject.toml").read_text())["project"]
        for folder in folders
        if (folder / "pyproject.toml").is_file()
    }


@pytest.mark.parametrize("distribution", PACKAGES)
def test_every_distribution_is_installed_whole(distribution):
    package = import_module(PACKAGES[distribution])
    found = metadata.metadata(distribution)
    assert found["License-Expression"] == "MIT"
    assert found["Requires-Python"] == ">=3.11"
    assert package.__doc__
    assert (Path(package.__file__).parent / "py.typed").is_file()


def test_a_pack_needs_cardwright_and_nothing_else_of_ours():
    for pack in PACKS:
        names = [re.match(r"[\w.-]+", need).group() for need in metadata.requires(pack)]
        assert [name for name in names if name.startswith("cardwright")] == ["cardwright"]


def test_the_extra_brings_all_packs():
    needs = [need for need in metadata.requires("cardwright") if "extra ==" in need]
    assert {re.match(r"[\w.-]+", need).group() for need in needs} == set(PACKS)


@in_checkout
def test_plain_pip_gets_the_same_members_as_uv():
    lines = (ROOT / "requirements.txt").read_text().splitlines()
    listed = {ROOT / line.removeprefix("-e ./") for line in lines if not line.startswith("#")}
    assert listed == set(members())
    root = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert sorted(root["dependencies"]) == sorted(PACKAGES)
    assert sorted(project["name"] for project in members().values()) == sorted(PACKAGES)


@in_checkout
def test_every_member_carries_the_licence():
    licence = (ROOT / "LICENSE").read_text()
    for folder in members():
        assert (folder / "LICENSE").read_text() == licence


@in_checkout
def test_every_member_names_its_build_backend_alike():
    backends = {
        str(tomllib.loads((folder / "pyproject.toml").read_text())["build-system"])
        for folder in members()
    }
    assert len(backends) == 1
