"""The hooks of what happens instead, and of what happens immediately after."""

import pytest

from cardwright.authoring import (
    Card,
    CountersPut,
    Dies,
    Enters,
    Event,
    Instance,
    LifeGained,
    LifeLost,
    Replacement,
    Zone,
    about,
    hookimpl,
)


class BitterWell(Card):
    name = "Bitter Well"
    cost = "{1}{B}"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by: Instance, event: LifeGained) -> Replacement | None:
        """614.1a: your opponents lose what they would gain."""
        if event.player == by.controller:
            return None
        return Replacement.of(by, lambda _, gain: LifeLost(gain.player, gain.amount))


class OilWell(Card):
    name = "Oil Well"
    types = "Artifact"

    @hookimpl
    @about(CountersPut, Enters)
    def replacements(self, by: Instance, event: CountersPut | Enters) -> Replacement | None:
        """614.16, 122.6: one more of each kind of counter that is put on anything."""
        if isinstance(event, CountersPut):
            return Replacement.of(by, lambda _, put: put.replace(count=put.count + 1))
        if not event.counters:
            return None
        more = tuple((kind, number + 1) for kind, number in event.counters)
        return Replacement.of(by, lambda _, enters: enters.replace(counters=more))


class Toll(Card):
    name = "Toll"
    types = "Artifact"

    @hookimpl
    @about(Dies)
    def consequences(self, by: Instance, event: Dies) -> Event | None:
        """610.3"""
        return LifeLost(event.owner, 1)


class Tithe(Card):
    name = "Tithe"
    types = "Artifact"

    @hookimpl
    @about(LifeGained)
    def consequences(self, by: Instance, event: LifeGained) -> Event | None:
        """610.3"""
        return LifeLost(event.player, 1)


@pytest.mark.rule("614.1a")
@pytest.mark.parametrize("wells", [0, 1, 2])
def test_replacements(table, wells):
    table.add_card(BitterWell)
    table.battlefield("P1", *["Bitter Well"] * wells)
    offers = table.hook.replacements(event=LifeGained("P2", 3))
    assert [offer.by.source.name for offer in offers] == ["Bitter Well"] * wells
    assert table.hook.replacements(event=LifeGained("P1", 3)) == []


@pytest.mark.rule("614.1a", "614.5")
def test_replacements_happen_instead(table):
    table.add_card(BitterWell)
    table.battlefield("P1", "Bitter Well")
    assert table.propose(LifeGained("P2", 3)) == LifeLost("P2", 3)
    assert table.life("P2") == 17


@pytest.mark.rule("610.3")
def test_consequences_of_what_happens_to_a_player(table):
    table.add_card(Tithe)
    table.propose(LifeGained("P2", 3))
    assert table.life("P2") == 23
    table.battlefield("P1", "Tithe")
    table.propose(LifeGained("P2", 3))
    assert table.life("P2") == 25


@pytest.mark.rule("610.3")
def test_consequences(table):
    table.add_card(Toll)
    table.battlefield("P1", "Toll", "Toll")
    bears = table.battlefield("P2", "Grizzly Bears")
    happened = table.propose(table.moving(bears, Zone.GRAVEYARD))
    assert table.life("P2") == 18
    assert table.hook.consequences(event=happened) == [LifeLost("P2", 1)] * 2


@pytest.mark.rule("122.6", "614.16")
def test_counters_that_something_enters_with(table):
    table.add_card(OilWell)
    table.battlefield("P1", "Oil Well")
    entered = table.propose(table.entering("P1", "Servant of the Scale"))
    assert table.counters(entered.becomes) == {"+1/+1": 2}
    table.propose(CountersPut(entered.becomes, "+1/+1", 1))
    assert table.counters(entered.becomes) == {"+1/+1": 4}
