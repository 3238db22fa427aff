"""Mana abilities that nobody has a say in go a short way; with the same outcome (605.3b)."""

import pytest

from cardwright.authoring import (
    LAND,
    TAP,
    THIS,
    UNTAP,
    AddMana,
    Card,
    CostChange,
    CostComponent,
    IllegalActionError,
    ManaProduced,
    Production,
    Tapped,
    activated,
    hookimpl,
    idle_unless,
    paying,
    record,
    triggered,
    whenever,
)
from cardwright_core import casting
from cardwright_core.at_once import activated_at_once
from cardwright_core.casting import Activate
from cardwright_core.cost import Pays


class Spring(Card):
    name = "Spring"
    types = "Artifact"
    abilities = (activated(paying(TAP), AddMana(("U",), 2)),)


class IceCellar(Card):
    name = "Ice Cellar"
    types = "Snow Land"
    abilities = (
        activated(paying(TAP), AddMana(("C",), kept=True)),
        activated(paying(UNTAP), AddMana(("U",))),
    )


@pytest.fixture
def long_way(monkeypatch):
    """Return the activations that went step by step."""
    went, activate = [], casting._activate

    def noted(game, action):
        went.append(action)
        activate(game, action)

    monkeypatch.setattr(casting, "_activate", noted)
    return went


SOURCES = ["Forest", "Snow-Covered Forest", "Tropical Island", "Llanowar Elves", "Spring"]


@pytest.mark.rule("605.3b", "106.4")
@pytest.mark.parametrize("name", [*SOURCES, "Ice Cellar"])
def test_both_ways_come_to_the_same(table, monkeypatch, long_way, name):
    table.add_card(Spring, IceCellar)
    item = table.battlefield("P1", name)
    abilities = range(len(table.see(item).characteristics.abilities))
    outcomes = []
    for short in (True, False):
        monkeypatch.setattr(casting, "activated_at_once", activated_at_once if short else _never)
        game = table.game.fork()
        game.state.unsettled = False
        for number in abilities if name == "Ice Cellar" else (0,):
            Activate("P1", item, number, name).perform(game)
        outcomes.append((game.log, game.digest(), game.state.unsettled, game.player("P1").pool))
        assert bool(long_way) is not short
    assert outcomes[0] == outcomes[1]
    happened = [type(entry.event).__name__ for entry in outcomes[0][0]]
    assert happened[:3] == ["Tapped", "AbilityActivated", "ManaProduced"]


def _never(*_):
    return False


@pytest.mark.rule("602.5a", "602.1")
def test_what_is_illegal_stays_so(table):
    forest = table.battlefield("P1", "Forest")
    table.activate("P1", forest)
    for action in (
        Activate("P1", forest, 0, "Forest"),  # tapped
        Activate("P1", forest, 1, "Forest"),  # no such ability
        Activate("P1", 999, 0, "Forest"),  # no such object
    ):
        with pytest.raises((IllegalActionError, KeyError)):
            action.perform(table.game)
    assert len(table.game.player("P1").pool) == 1


@pytest.mark.rule("302.6")
def test_a_creature_that_came_too_late_adds_no_mana(table):
    elves = table.battlefield("P1", "Llanowar Elves")
    there = table.game.state.objects[elves]
    table.game.state.put(there.replace(since=table.game.state.cursor.turn))
    with pytest.raises(IllegalActionError):
        Activate("P1", elves, 0, "Llanowar Elves").perform(table.game)


class Asks:
    """What a stranger's plugin could implement: it notes that it is asked, and has no answer."""

    def prohibits(self, act):
        self.about.append(act)

    def replacements(self, event):
        self.about.append(event)

    def consequences(self, event):
        self.about.append(event)

    def mana_production(self, ability):
        self.about.append(ability)

    def cost_changes(self, proposal):
        self.about.append(proposal)

    def cost_options(self, proposal):
        self.about.append(proposal)

    def pay_cost(self, component):
        self.about.append(component)


@pytest.mark.parametrize("hook", [name for name in vars(Asks) if not name.startswith("_")])
def test_a_plugin_that_implements_a_hook_is_asked(table, long_way, hook):
    plugin = type("Stranger", (), {"about": [], hook: hookimpl(vars(Asks)[hook])})()
    table.add_plugin("stranger", plugin)
    forest = table.battlefield("P1", "Forest")
    table.activate("P1", forest)
    assert plugin.about
    assert len(long_way) == 1
    assert len(table.game.player("P1").pool) == 1


class Wraps:
    def __init__(self):
        self.paid = []

    @hookimpl(wrapper=True)
    def pay_cost(self, component):
        self.paid.append(component)
        return (yield)


def test_who_wraps_a_hook_sees_the_call(table, long_way):
    plugin = Wraps()
    table.add_plugin("stranger", plugin)
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert plugin.paid == [TAP]
    assert long_way


def test_who_records_calls_sees_them(table, long_way):
    forest, other = table.battlefield("P1", "Forest", "Forest")
    with table.recording("pay_cost") as calls:
        table.activate("P1", forest)
    assert len(calls) == 1
    table.activate("P1", other)
    assert [action.object for action in long_way] == [forest]


@record
class Tolls(CostComponent):
    """Some other cost."""


class PaysTolls:
    def __init__(self):
        self.asked = []

    @hookimpl
    @idle_unless(Pays(Tolls))
    def pay_cost(self, component):
        self.asked.append(component)


def test_who_says_that_it_pays_other_costs_is_not_asked(table, long_way):
    plugin = PaysTolls()
    table.add_plugin("stranger", plugin)
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert plugin.asked == []
    assert not long_way


class PaysTapping(PaysTolls):
    @hookimpl
    @idle_unless(Pays(CostComponent))
    def pay_cost(self, component):
        self.asked.append(component)


def test_two_who_pay_the_same_are_both_asked(table, long_way):
    plugin = PaysTapping()
    table.add_plugin("stranger", plugin)
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert plugin.asked == [TAP]
    assert long_way


class Fountain(Card):
    name = "Fountain"
    types = "Artifact"

    @hookimpl
    def mana_production(self, ability):
        """106.4: more of it."""
        return Production(("U",))


class Toll(Card):
    name = "Toll"
    types = "Artifact"

    @hookimpl
    def cost_changes(self, by, proposal):
        """601.2f: abilities cost {1} more."""
        return CostChange.increase("{1}", by=by) if not proposal.is_spell() else None


class Bell(Card):
    name = "Bell"
    types = "Artifact"
    abilities = (triggered(whenever(Tapped), AddMana(("B",))),)


class Well(Card):
    name = "Well"
    types = "Artifact"
    abilities = (triggered(whenever(ManaProduced, LAND), AddMana(("B",))),)


class Pool(Card):
    name = "Pool"
    types = "Land"
    abilities = (
        triggered(whenever(Tapped, THIS), AddMana(("B",))),
        activated(paying(TAP), AddMana(("G",))),
    )


@pytest.mark.rule("605.4a", "106.4", "601.2f")
@pytest.mark.parametrize(
    ("card", "pool", "waiting"),
    [(Fountain, "GU", 0), (Toll, "G", 0), (Bell, "WG", 1), (Well, "WGB", 0)],
)
def test_a_permanent_that_has_a_say_is_asked(table, long_way, card, pool, waiting):
    table.add_card(card)
    table.battlefield("P1", card.name)
    forest = table.battlefield("P1", "Forest")
    if card is not Fountain:
        table.mana("P1", "{W}")
    table.activate("P1", forest)
    assert [unit.type for unit in table.game.player("P1").pool] == list(pool)
    assert len(table.game.state.pending) == waiting
    assert len(long_way) == 1


@pytest.mark.rule("603.2")
def test_an_object_that_triggers_itself_is_looked_at(table, long_way):
    table.add_card(Pool)
    pool = table.battlefield("P1", "Pool")
    Activate("P1", pool, 1, "Pool").perform(table.game)
    assert len(table.game.state.pending) == 1
    assert len(long_way) == 1
