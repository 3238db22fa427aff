"""Pili-Pala: a mana ability with the untap symbol."""

import pytest

from cardwright.authoring import could_produce

NAME = "Pili-Pala"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Scarecrow"
    assert str(printed.cost) == "{2}"
    assert (printed.power, printed.toughness) == (1, 1)
    assert printed.has("flying")


@pytest.mark.rule("107.6", "605.1a")
def test_tapped_it_can_untap_for_mana(table):
    item = table.battlefield("P1", NAME, tapped=True)
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("mana type", "U"))
    table.activate("P1", item, 1)
    assert [unit.type for unit in table.game.player("P1").pool] == ["U"]
    assert not table.game.state.status_of(item).tapped


@pytest.mark.rule("107.6")
def test_untapped_it_can_not(table):
    item = table.battlefield("P1", NAME)
    table.mana("P1", "{C}{C}")
    table.game.follow()
    offered = table.rules.ask.legal_actions(table.game, "P1")
    assert item not in [getattr(action, "object", 0) for action in offered]


@pytest.mark.rule("106.7")
def test_it_could_produce_any_color(table):
    item = table.battlefield("P1", NAME)
    assert could_produce(table.game, item) == set("WUBRG")
