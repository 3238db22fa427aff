"""What mana was spent to cast a spell, as it and what it becomes know (400.7d)."""

import pytest

from cardwright.authoring import (
    THIS,
    Card,
    CopyIt,
    Enters,
    GainLife,
    If,
    LoseLife,
    ManaWasSpent,
    do,
    spell,
    target_spell,
    triggered,
    when,
)

IF_GREEN, IF_WHITE = ManaWasSpent("G"), ManaWasSpent("W")


class Infusion(Card):
    name = "Infusion"
    cost = "{1}{G/W}"
    types = "Sorcery"
    abilities = (spell(do(If(IF_GREEN, GainLife(3)), If(IF_WHITE, GainLife(10)))),)


class Grower(Card):
    name = "Grower"
    cost = "{1}{G/W}"
    types = "Creature — Plant"
    power, toughness = 1, 1
    abilities = (triggered(when(Enters, THIS), GainLife(3), only_if=IF_GREEN),)


class Fork(Card):
    name = "Fork"
    cost = "{R}"
    types = "Instant"
    abilities = (spell(do(CopyIt(new_targets=False), LoseLife(1)), target_spell()),)


@pytest.fixture
def table(table):
    table.add_card(Infusion, Grower, Fork)
    return table


@pytest.mark.rule("400.7d", "601.2h")
@pytest.mark.parametrize(
    ("mana", "symbol", "life"), [("{G}{W}", "G", 33), ("{W}{W}", "W", 30), ("{R}{G}", "G", 23)]
)
def test_a_spell_knows(table, mana, symbol, life):
    table.mana("P1", mana)
    table.answers("P1", ("symbol", symbol))
    table.cast("P1", table.hand("P1", "Infusion"))
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("400.7d")
@pytest.mark.parametrize(("mana", "symbol", "life"), [("{G}{G}", "G", 23), ("{W}{W}", "W", 20)])
def test_the_permanent_knows(table, mana, symbol, life):
    table.mana("P1", mana)
    table.answers("P1", ("symbol", symbol))
    table.cast("P1", table.hand("P1", "Grower"))
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("400.7d")
def test_what_was_not_cast_knows_of_none(table):
    table.propose(table.entering("P1", "Grower"))
    table.settle()
    assert table.stack == []


@pytest.mark.rule("707.10", "707.10#3")
def test_none_was_spent_on_a_copy(table):
    table.mana("P1", "{G}{W}{R}")
    table.answers("P1", ("symbol", "G"), ("pay", "pay {G}{W}"))
    table.cast("P1", table.hand("P1", "Infusion"))
    table.cast("P1", table.hand("P1", "Fork"))
    table.resolve()
    assert table.life("P1") == 32
