"""Izzet Chemister: a linked pair of activated abilities."""

import pytest

from cardwright.authoring import ActivatedAbility, Untapped, Zone

CARD = "Izzet Chemister"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{R}", "Creature — Goblin Wizard")
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("607.2a", "608.2g")
def test_it_casts_any_number_of_those_that_it_exiled(table):
    chemister = table.battlefield("P1", CARD)
    shock, _ = table.graveyard("P1", "Shock", "Shock")
    table.exile("P1", "Shock")
    table.mana("P1", "{R}{R}{R}{R}")
    for answers in ([("target", shock)], []):
        table.answers("P1", *answers)
        table.activate("P1", chemister, places(table, chemister)[0])
        table.resolve()
        table.propose(Untapped(chemister))
    _, first, second = table.game.state.zone(Zone.EXILE)
    table.answers(
        "P1",
        ("cast", second),
        ("target", "P2"),
        ("cast", first),
        ("target", "P2"),
    )
    table.activate("P1", chemister, places(table, chemister)[1])
    table.resolve()
    assert table.life("P2") == 16
    assert len(table.game.state.zone(Zone.EXILE)) == 1


def places(table, item):
    abilities = table.see(item).characteristics.abilities
    return [n for n, one in enumerate(abilities) if isinstance(one, ActivatedAbility)]
