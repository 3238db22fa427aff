"""Numbers below zero (107.1b), and costs that can be paid in several ways (107.4)."""

import pytest

from cardwright.authoring import (
    ITSELF,
    TAP,
    AddMana,
    AddPT,
    Among,
    Card,
    GainLife,
    Instance,
    Layer,
    Part,
    PowerOfThis,
    Pump,
    SpellAbility,
    Zone,
    activated,
    begin_continuous,
    paying,
    spell,
)
from cardwright_core.abilities import Source


class Joiner(Card):
    name = "Joiner"
    types = "Creature — Elf"
    power, toughness = 1, 2
    abilities = (activated(paying(TAP), AddMana(("G",), PowerOfThis())),)


class Colossus(Card):
    name = "Colossus"
    types = "Creature — Shapeshifter"
    power, toughness = 4, 4
    abilities = (activated("{0}", Pump(PowerOfThis(), PowerOfThis(), ITSELF)),)


def change(table, item, power):
    """Let a creature get so much power, as by a spell that has resolved."""
    source = Source(10**6, "P1", "Spell")
    by = Instance(SpellAbility(GainLife(1)), source, "P1", Zone.STACK)
    begin_continuous(
        table.game, by, (Part(Layer.MODIFY_PT, Among((item,)), AddPT(power, 0)),), None
    )


def size(table, item):
    now = table.see(item).characteristics
    return now.power, now.toughness


@pytest.mark.rule("107.1b", "107.1b#1")
def test_power_can_be_less_than_zero_and_is_counted_as_it_is(table, lay):
    (giant,) = lay(P1=["3/4"])
    change(table, giant, -5)
    assert size(table, giant) == (-2, 4)
    assert sum(size(table, giant)) == 2
    table.answers("P1", ("attackers", [giant]))
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert "deals" not in table.told
    change(table, giant, 3)
    assert size(table, giant) == (1, 4)


@pytest.mark.rule("107.1b", "107.1b#2")
def test_an_amount_less_than_zero_is_no_mana(table):
    table.add_card(Joiner)
    joiner = table.battlefield("P1", "Joiner")
    change(table, joiner, -2)
    table.activate("P1", joiner)
    assert table.game.state.status_of(joiner).tapped
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("107.1b", "107.1b#3")
def test_a_bonus_less_than_zero_is_none(table):
    table.add_card(Colossus)
    colossus = table.battlefield("P1", "Colossus")
    change(table, colossus, -6)
    table.activate("P1", colossus)
    table.resolve()
    assert size(table, colossus) == (-2, 4)


class Twofold(Card):
    name = "Twofold"
    cost = "{G/W}{G/W}"
    types = "Instant"
    abilities = (spell(GainLife(1)),)


class Compleat(Card):
    name = "Compleat"
    cost = "{W/P}{W/P}"
    types = "Instant"
    abilities = (spell(GainLife(1)),)


@pytest.mark.rule("107.4e", "107.4e#1")
@pytest.mark.parametrize("paid", ["GG", "GW", "WW"])
def test_two_hybrid_symbols_are_paid_in_three_ways(table, paid):
    table.add_card(Twofold)
    table.mana("P1", "".join(f"{{{letter}}}" for letter in paid))
    table.answers("P1", *(("symbol", letter) for letter in paid))
    table.cast("P1", table.hand("P1", "Twofold"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("107.4f", "107.4f#1")
@pytest.mark.parametrize(
    ("pool", "symbols", "life"),
    [("{W}{W}", ("W", "W"), 20), ("{W}", ("W", "2 life"), 18), ("", ("2 life", "2 life"), 16)],
)
def test_two_phyrexian_symbols_are_paid_in_three_ways(table, pool, symbols, life):
    table.add_card(Compleat)
    table.mana("P1", pool)
    table.answers("P1", *(("symbol", symbol) for symbol in symbols))
    table.cast("P1", table.hand("P1", "Compleat"))
    assert (table.game.player("P1").pool, table.life("P1")) == ((), life)
