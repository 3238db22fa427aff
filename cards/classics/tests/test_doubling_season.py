"""Doubling Season: twice the counters and the tokens of effects."""

import pytest

from cardwright.authoring import CountersPut, TokensCreated, token

NAME = "Doubling Season"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{4}{G}"


@pytest.mark.rule("614.16")
def test_it_offers_to_double_both(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", NAME)
    put = CountersPut(bears, "charge", 3)
    made = TokensCreated("P1", token("Creature — Spirit", 1, 1), 2)
    (more_counters,) = table.hook.replacements(event=put)
    (more_tokens,) = table.hook.replacements(event=made)
    assert more_counters.apply(table.game, put).count == 6
    (doubled,) = more_tokens.apply(table.game, (made,))
    assert doubled.count == 4


@pytest.mark.rule("614.16")
def test_not_for_costs_and_not_for_others(table):
    bears, theirs = table.battlefield("P1", BEARS), table.battlefield("P2", BEARS)
    table.battlefield("P1", NAME)
    cost = CountersPut(bears, "+1/+1", 1, by_effect=False)
    assert table.hook.replacements(event=cost) == []
    assert table.hook.replacements(event=CountersPut(theirs, "+1/+1", 1)) == []
