"""Versions: what a pack needs, hooks and parameters that go, cards that moved."""

import warnings
from importlib.metadata import version
from types import SimpleNamespace

import pytest

from cardwright.authoring import Card, Redirect, Tombstone, hookimpl
from cardwright.installed import CARDS, Installed, PluginWarning
from cardwright.testing.sources import MemorySource
from cardwright.versions import unmet
from cardwright_core.cards import Origin
from cardwright_core.errors import PluginError, UnknownNameError
from cardwright_core.moved import RenamedCardWarning
from cardwright_core.ruleset import RuleSet
from cardwright_core.specs import hookspec

HERE = version("cardwright")
PACK = Origin("some-pack", "2.0", "some:thing")


class Plain(Card):
    name = "Plain"
    types = "Creature — Wall"
    power, toughness = 0, 3


# What a pack needs.


@pytest.mark.parametrize(
    "need",
    [
        "cardwright",
        "cardwright>=0.0,<99",
        "cardwright (>=0.0)",
        "cardwright >= 0.0, != 77",
        f"cardwright=={HERE}",
        f"cardwright=={HERE}.0",
        f"cardwright~={HERE}",
        "cardwright[cards]>=0.0",
        'cardwright>=99; python_version < "3"',
        'cardwright-nobody; extra == "cards"',
        "cardwrightish>=99",
        "nobody-has-this>=99",
    ],
)
def test_what_is_met(need):
    assert unmet((need,)) == ""


@pytest.mark.parametrize(
    ("need", "said"),
    [
        ("cardwright>=99", f"cardwright>=99, but cardwright {HERE} is installed"),
        ("cardwright<0.0.1", f"cardwright {HERE} is installed"),
        ("cardwright>=0.0,<0.0.1", f"cardwright {HERE} is installed"),
        ("cardwright~=99.1", f"cardwright {HERE} is installed"),
        ("cardwright==99.*", f"cardwright {HERE} is installed"),
        ("cardwright[cards]>=99", f"cardwright {HERE} is installed"),
        ("cardwright-cards-nobody>=1", "cardwright-cards-nobody>=1, which is missing"),
        ("cardwright>>1", "'cardwright>>1', which is no requirement"),
    ],
)
def test_what_is_not_met_is_named(need, said):
    assert said in unmet(("attrs", need))


class _Distribution:
    def __init__(self, name, *needs):
        self.name, self.version, self.requires = name, "1.0", needs


class _Entry:
    def __init__(self, group, name, distribution, loaded):
        self.group, self.name, self.value, self.dist = group, name, "a:b", distribution
        self._loaded = loaded

    def load(self):
        assert self._loaded is not None, "it may not be imported"
        return self._loaded


NEWER = _Distribution("newer-pack", "cardwright>=99")
FITTING = _Distribution("fitting-pack", "cardwright>=0.0")


@pytest.fixture
def entries(monkeypatch):
    """Say what is installed."""

    def say(*entries):
        found = SimpleNamespace(
            select=lambda group: [entry for entry in entries if entry.group == group]
        )
        monkeypatch.setattr("cardwright.installed.entry_points", lambda: found)
        return Installed()

    return say


@pytest.mark.parametrize("group", ["cards", "keywords", "formats", "redirects", "symbols"])
def test_what_needs_another_version_is_refused_before_it_is_imported(entries, group):
    group = f"cardwright.{group}"
    installed = entries(_Entry(group, "one", NEWER, None))
    ask = {
        "cardwright.cards": installed.load_card,
        "cardwright.keywords": installed.load_keyword,
        "cardwright.formats": installed.load_format,
        "cardwright.redirects": installed.moved,
        "cardwright.symbols": installed.load_symbol,
    }[group]
    said = rf"{group}: one = a:b \(newer-pack 1.0\) needs cardwright>=99, but .*: install a version"
    with pytest.raises(PluginError, match=said):
        ask("one")
    assert "one" not in installed.group(group)
    assert ask("other") is None


def test_the_rest_goes_on(entries):
    plugin = object()
    installed = entries(
        _Entry(CARDS, "plain", NEWER, None),
        _Entry(CARDS, "plain", FITTING, Plain),
        _Entry("cardwright.rules", "newer", NEWER, None),
        _Entry("cardwright.rules", "fitting", FITTING, plugin),
    )
    assert list(installed.refused(CARDS)) == ["plain"]
    assert isinstance(installed.load_card("plain")[0], Plain)
    with pytest.warns(PluginWarning, match=r"goes on without .*newer-pack 1.0.*cardwright>=99"):
        rules = installed.rules()
    assert rules == {"fitting": (plugin, Origin("fitting-pack", "1.0", "a:b"))}


# Hooks that go.


class Specs:
    @hookspec(warn_on_impl_args={"person": DeprecationWarning("`person` is called `guest` now")})
    def greets(self, game, by, guest, person):
        """Greet a guest."""

    @hookspec(renamed_to="greets")
    def welcomes(self, game, by, guest):
        """Greet a guest, by the name of the hook in 0.1."""

    @hookspec(warn_on_impl=DeprecationWarning("nobody asks `waves` from 0.5 on"))
    def waves(self, game, by):
        """Wave."""


class Opens:
    @hookimpl
    def add_hookspecs(self, rules):
        rules.add_hookspecs(Specs)


@pytest.fixture
def hall(table):
    table.add_plugin("opens", Opens())
    return table


def test_an_old_parameter_works_and_warns(hall):
    class Old(Plain):
        @hookimpl
        def greets(self, person):
            return f"hello {person}"

    hall.add_card(Old)
    with pytest.warns(DeprecationWarning, match="called `guest` now"):
        hall.battlefield("P1", "Plain")
    assert hall.hook.greets(guest="Ann", person="Ann") == ["hello Ann"]


def test_a_renamed_hook_is_forwarded_and_warns(hall):
    class Old(Plain):
        @hookimpl
        def welcomes(self, guest):
            return f"welcome {guest}"

    class New(Plain):
        name = "New"

        @hookimpl
        def greets(self, guest):
            return f"hello {guest}"

    class Rules:
        @hookimpl(specname="welcomes")
        def anybody(self, guest):
            return f"hey {guest}"

    hall.add_card(Old)
    hall.add_card(New)
    with pytest.warns(DeprecationWarning, match="hook welcomes is called greets now") as warned:
        hall.add_plugin("old rules", Rules())
    assert warned[0].filename == __file__
    with pytest.warns(DeprecationWarning, match="rename the method"):
        hall.battlefield("P1", "Plain")
    hall.battlefield("P1", "New")
    assert hall.hook.greets(guest="Ann", person="") == ["hey Ann", "welcome Ann", "hello Ann"]
    assert not hasattr(hall.rules.hook, "welcomes")


def test_a_hook_that_will_go_warns_whoever_implements_it(hall):
    class Old(Plain):
        @hookimpl
        def waves(self):
            return True

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        hall.add_card(Old)
    with pytest.warns(DeprecationWarning, match="from 0.5 on"):
        hall.battlefield("P1", "Plain")
    assert hall.hook.waves() == [True]


# Cards that moved.


class Moving(MemorySource):
    def moved(self, slug):
        moved = {
            "old-plain": Redirect("Plain", since="1.4"),
            "oldest": Redirect("Old Plain"),
            "round": Redirect("About"),
            "about": Redirect("Round"),
            "gone": Tombstone("it could not be played; use Plain", since="2.0"),
            "lost": Redirect("Nowhere"),
        }.get(slug)
        return moved and (moved, PACK)


@pytest.fixture
def catalog():
    return RuleSet({}, [Moving([Plain])]).catalog


def test_a_renamed_card_is_found_by_its_old_name_and_warns(catalog):
    said = "card 'Old Plain' is called 'Plain' since some-pack 1.4; use that name"
    with pytest.warns(RenamedCardWarning, match=said):
        old = catalog.definition("Old Plain")
    assert old is catalog.definition("Plain")


def test_redirects_lead_on(catalog):
    with pytest.warns(RenamedCardWarning, match="'Oldest' is called 'Plain'"):
        assert catalog.definition("Oldest").name == "Plain"


def test_redirects_that_lead_nowhere_or_back_are_told(catalog):
    with pytest.raises(PluginError, match=r"'About' \(some-pack 2.0\): its redirects lead back"):
        catalog.definition("About")
    with pytest.raises(UnknownNameError, match="unknown card 'Nowhere'"):
        catalog.definition("Lost")


def test_a_card_that_is_gone_says_why(catalog):
    said = "'Gone' is gone since some-pack 2.0: it could not be played; use Plain"
    with pytest.raises(PluginError, match=said):
        catalog.definition("Gone")
