"""Jaya Ballard."""

import pytest

from cardwright.authoring import CountersPut, Zone

NAME = "Jaya Ballard"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Planeswalker — Jaya"
    assert str(printed.cost) == "{2}{R}{R}{R}"


@pytest.mark.rule("106.6", "606.3")
def test_mana_for_instants_and_sorceries(table):
    jaya = table.battlefield("P1", NAME)
    table.activate("P1", jaya)
    table.resolve()
    assert [unit.type for unit in table.game.player("P1").pool] == ["R", "R", "R"]
    with pytest.raises(AssertionError, match="not among the options"):
        table.cast("P1", table.hand("P1", "Grizzly Bears"))


@pytest.mark.rule("701.9b")
def test_as_many_cards_are_drawn_as_were_discarded(table):
    jaya = table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Forest", "Forest")
    hand = [table.hand("P1", "Island") for _ in range(3)]
    table.activate("P1", jaya, 1)
    table.answers("P1", ("discard", hand[:2]))
    table.resolve()
    names = [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")]
    assert sorted(names) == ["Forest", "Forest", "Island"]


@pytest.mark.rule("114.2", "614.1a")
def test_the_emblem_lets_cast_from_the_graveyard_once(table):
    jaya = table.battlefield("P1", NAME)
    table.propose(CountersPut(jaya, "loyalty", 8))
    bolt = table.hand("P1", "Lightning Bolt")
    table.propose(table.moving(bolt, Zone.GRAVEYARD))
    (there,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.activate("P1", jaya, 2)
    table.resolve()
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.act("P1", lambda option: getattr(option, "object", 0) == there)
    table.resolve()
    assert table.life("P2") == 17
    assert [table.see(i).name for i in table.game.state.zone(Zone.EXILE)] == ["Lightning Bolt"]
