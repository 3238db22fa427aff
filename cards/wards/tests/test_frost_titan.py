"""Frost Titan."""

import pytest

NAME = "Frost Titan"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Giant"
    assert str(printed.cost) == "{4}{U}{U}"
    assert (printed.power, printed.toughness) == (6, 6)


@pytest.mark.rule("502.3")
def test_what_it_taps_stays_tapped_for_one_untap_step(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("target", "Grizzly Bears"))
    table.settle()
    table.resolve()
    table.library("P1", "Forest")
    table.library("P2", "Forest", "Forest")
    table.answers("P1", ("attackers", []))
    tapped = []
    for _ in range(3):
        table.go_to("end")
        table.go_to("upkeep")
        tapped.append(table.game.state.status_of(bears).tapped)
    assert tapped == [True, True, False]


@pytest.mark.rule("118.12a", "603.2")
@pytest.mark.parametrize("paid", [True, False])
def test_whoever_targets_it_pays_or_sees_the_spell_countered(table, paid):
    titan = table.battlefield("P1", NAME)
    table.hand("P2", "Murder")
    table.mana("P2", "{B}{B}{B}")
    table.cast("P2", "Murder")
    table.mana("P2", "{C}{C}")
    table.settle()
    table.answers("P2", ("pay cost", paid))
    table.resolve()
    assert table.game.exists(titan) is not paid
