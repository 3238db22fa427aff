"""Havengul Lich."""

import pytest

from cardwright.authoring import Zone

NAME = "Havengul Lich"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Zombie Wizard"
    assert str(printed.cost) == "{3}{U}{B}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("601.3", "603.7", "613.1f")
def test_a_creature_card_of_any_graveyard_and_what_it_can_do(table):
    lich = table.battlefield("P1", NAME)
    table.graveyard("P2", "Prodigal Pyromancer")
    table.mana("P1", "{C}")
    table.activate("P1", lich)
    table.resolve()
    table.mana("P1", "{R}{C}{C}")
    (action,) = [one for one in table.hook.legal_actions(player="P1") if "Pyromancer" in str(one)]
    table.act("P1", action)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Prodigal Pyromancer"]
    table.answers("P1", ("target", "P2"))
    table.activate("P1", lich, 1)
    table.resolve()
    assert table.life("P2") == 19
    table.go_to("upkeep")
    assert len(table.see(lich).characteristics.abilities) == 1


@pytest.mark.rule("608.2h", "603.7c")
def test_what_the_card_could_do_though_the_spell_was_countered(table):
    lich = table.battlefield("P1", NAME)
    table.graveyard("P1", "Prodigal Pyromancer")
    table.mana("P1", "{C}")
    table.activate("P1", lich)
    table.resolve()
    table.mana("P1", "{R}{C}{C}")
    (action,) = [one for one in table.hook.legal_actions(player="P1") if "Pyromancer" in str(one)]
    table.act("P1", action)
    table.hand("P2", "Counterspell")
    table.mana("P2", "{U}{U}")
    table.cast("P2", "Counterspell")
    table.resolve()
    assert table.permanents("P1") == [NAME]
    assert len(table.see(lich).characteristics.abilities) == 2


@pytest.mark.rule("400.7", "603.7c")
def test_not_if_the_card_has_become_another_object(table):
    lich = table.battlefield("P1", NAME)
    buried = table.graveyard("P1", "Prodigal Pyromancer")
    table.mana("P1", "{C}")
    table.activate("P1", lich)
    table.resolve()
    table.propose(table.moving(buried, Zone.HAND))
    table.mana("P1", "{R}{C}{C}")
    table.cast("P1", "Prodigal Pyromancer")
    table.resolve()
    assert len(table.see(lich).characteristics.abilities) == 1
