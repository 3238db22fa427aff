"""Stinkdrinker Bandit."""

import pytest

NAME = "Stinkdrinker Bandit"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Goblin Rogue"
    assert str(printed.cost) == "{3}{B}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("509.3g")
def test_an_unblocked_rogue_grows(table):
    bandit = table.battlefield("P1", NAME)
    table.answers("P1", ("attackers", [bandit]))
    table.go_to("declare blockers")
    table.resolve()
    seen = table.see(bandit).characteristics
    assert (seen.power, seen.toughness) == (4, 2)


@pytest.mark.rule("702.76a")
@pytest.mark.parametrize(("attacks", "castable"), [(True, True), (False, False)])
def test_prowl(table, attacks, castable):
    bandit = table.battlefield("P1", NAME)
    card = table.hand("P1", NAME)
    table.answers("P1", ("attackers", [bandit] if attacks else []))
    table.go_to("postcombat main")
    table.mana("P1", "{B}{B}")
    if castable:
        table.answers("P1", ("cost", NAME))
        table.cast("P1", card)
        assert table.stack == [NAME]
    else:
        with pytest.raises(AssertionError, match="not among the options"):
            table.cast("P1", card)
