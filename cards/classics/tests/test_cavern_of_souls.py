"""Cavern of Souls: mana for one creature type."""

import pytest

from cardwright_core.casting import proposed_spell

NAME = "Cavern of Souls"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"
    assert printed.cost is None


@pytest.fixture
def cavern(table):
    table.answers("P1", ("creature type", "Bear"))
    entering = table.entering("P1", NAME)
    table.propose(entering)
    return entering.becomes


@pytest.mark.rule("106.6", "614.12a")
def test_its_mana_is_for_creature_spells_of_the_type(table, cavern):
    table.answers("P1", ("mana type", "G"))
    table.activate("P1", cavern, 2)
    (unit,) = table.game.player("P1").pool
    bears, warden = (table.hand("P1", name) for name in ("Grizzly Bears", "Soul Warden"))
    allowed = [
        unit.restriction.allows(table.game, proposed(table, item)) for item in (bears, warden)
    ]
    assert allowed == [True, False]
    assert unit.rider is not None


def proposed(table, item):
    return proposed_spell(table.game, "P1", item)


@pytest.mark.rule("106.6")
def test_such_a_spell_cant_be_countered(table, cavern):
    table.mana("P1", "{G}")
    bears = table.hand("P1", "Grizzly Bears")
    table.mana("P2", "{U}{U}")
    table.hand("P2", "Counterspell")
    table.answers("P1", ("pay", lambda one: getattr(one, "number", 0) == 2), ("mana type", "W"))
    table.answers("P2", ("priority", lambda one: str(one).startswith("cast")))
    table.cast("P1", bears)
    table.resolve()
    assert "Grizzly Bears" in table.permanents("P1")


def test_or_one_colorless_mana(table, cavern):
    table.activate("P1", cavern, 1)
    assert pool(table) == "C"
