"""All is computed again when an object changes, or what an effect watches; else not (611.3a)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    IT_IS_YOUR_TURN,
    RING_BEARER,
    AddPT,
    AddTypes,
    AsLongAs,
    Card,
    Instance,
    Is,
    IsTapped,
    Layer,
    LifeLost,
    Part,
    StaticAbility,
    Tapped,
    Test,
    Zone,
    begin_effect,
    record,
    static,
)
from cardwright_core import dependency, layers
from cardwright_core.abilities import Source
from cardwright_core.mana import mana
from cardwright_core.production import ManaProduced
from cardwright_rules.vocabulary.tempting import BearsTheRing

GROWS = AddPT(1, 1)


@record
class Anything(Test):
    """A test that does not say what it depends on."""

    def holds(self, game, by, event):
        """Whether it is true: always."""
        return True


def watching(what):
    class Watcher(Card):
        name = "Watcher"
        types = "Creature"
        power, toughness = 1, 1
        abilities = (static(Part(Layer.MODIFY_PT, what, GROWS)),)

    return Watcher


@pytest.fixture
def computed(monkeypatch):
    """Return how often all objects were computed."""
    times = []

    def compute_all(game, epoch):
        times.append(epoch)
        original(game, epoch)

    original = layers.compute_all
    monkeypatch.setattr(layers, "compute_all", compute_all)
    return times


@pytest.fixture
def after(table, computed):
    """Return how often all is computed for each event while such an effect is there."""

    def after(what):
        table.add_card(watching(what))
        item = table.battlefield("P1", "Watcher")
        land = table.battlefield("P1", "Forest")
        table.go_to("precombat main")
        found = {}
        for name, happens in (
            ("mana", lambda: table.propose(ManaProduced("P1", mana("{G}")))),
            ("tapped", lambda: table.propose(Tapped(land))),
            ("life", lambda: table.propose(LifeLost("P1", 1))),
        ):
            computed.clear()
            happens()
            table.see(item)
            found[name] = bool(computed)
        return found

    return after


@pytest.mark.rule("611.3a")
def test_what_looks_at_the_turn_is_not_computed_for_mana(after):
    assert after(AsLongAs(CREATURE, IT_IS_YOUR_TURN)) == {
        "mana": False,
        "tapped": False,
        "life": True,
    }


@pytest.mark.rule("611.3a", "110.5")
def test_what_looks_at_status_is_computed_for_what_taps(after):
    assert after(IsTapped()) == {"mana": False, "tapped": True, "life": False}


@pytest.mark.rule("611.3a")
def test_what_does_not_say_what_it_watches_is_computed_at_each_event(after):
    assert after(AsLongAs(CREATURE, Anything())) == {"mana": True, "tapped": True, "life": True}


@pytest.mark.rule("611.3a", "701.54b")
def test_what_looks_at_an_effect_is_computed_when_that_begins(table):
    table.add_card(watching(RING_BEARER))
    item = table.battlefield("P1", "Watcher")
    assert table.see(item).characteristics.power == 1
    bears = Instance(StaticAbility(BearsTheRing(item)), Source(item, "P1", ""), "P1", Zone.STACK)
    begin_effect(table.game, bears, BearsTheRing(item), None)
    table.game.follow()
    assert table.see(item).characteristics.power == 1 + GROWS.power


@pytest.mark.rule("613.8c")
def test_effects_of_a_layer_are_compared_once_for_each_that_is_next(table, monkeypatch):
    class Teacher(Card):
        name = "Teacher"
        types = "Creature"
        power, toughness = 1, 1
        abilities = (static(Part(Layer.TYPE, Is("Creature"), AddTypes((), ("Elf",)))),)

    tried = []

    def note(run, step):
        tried.append(step)
        return original(run, step)

    original = dependency._tried
    monkeypatch.setattr(dependency, "_tried", note)
    table.add_card(Teacher)
    many = 8
    for _ in range(many):
        item = table.battlefield("P1", "Teacher")
    tried.clear()
    table.propose(Tapped(item))
    assert table.battlefield("P1", "Grizzly Bears")
    assert table.see(item).is_a("Elf")
    assert len(tried) <= many * (many + 1) // 2
