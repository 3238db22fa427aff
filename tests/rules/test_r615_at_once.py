"""What an effect prevents at once, and what it does then (615.5, 615.10, 615.13)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    DamageDealt,
    GainLife,
    PreventDamage,
    PreventedAmount,
    Simultaneous,
    StaticAbility,
)

HEALED = GainLife(PreventedAmount())


def armored(title, *abilities):
    facts = {"types": "Creature — Golem", "power": 1, "toughness": 9}
    return type(title, (Card,), {"name": title, "abilities": abilities, **facts})


CARDS = (
    armored("Still", StaticAbility(PreventDamage(THIS, then=GainLife(1)))),
    armored("Glad", StaticAbility(PreventDamage(THIS, then=HEALED))),
    armored("Each", StaticAbility(PreventDamage(THIS, CREATURE, then=GainLife(1)))),
    armored("Some", StaticAbility(PreventDamage(THIS, amount=1, then=GainLife(1)))),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    return table


@pytest.mark.rule("615.5", "615.10", "615.13")
@pytest.mark.parametrize(
    ("name", "life", "damage"),
    [("Still", 21, 0), ("Glad", 26, 0), ("Each", 22, 0), ("Some", 22, 4)],
)
def test_simultaneous_damage(table, name, life, damage):
    """All damage is prevented at once; that of "a source", or some of it, for each source."""
    there = table.battlefield("P1", name)
    giants = [table.battlefield("P2", "Hill Giant") for _ in range(2)]
    table.propose(Simultaneous(tuple(DamageDealt(giant, there, 3) for giant in giants)))
    assert (table.life("P1"), table.see(there).status.damage) == (life, damage)


@pytest.mark.rule("615.1")
def test_other_damage_at_the_same_time_is_dealt(table):
    there, other = table.battlefield("P1", "Still"), table.battlefield("P1", "Craw Wurm")
    giant = table.battlefield("P2", "Hill Giant")
    damage = (DamageDealt(giant, item, 3) for item in (other, there, other))
    table.propose(Simultaneous(tuple(damage)))
    assert table.see(other).status.damage == 6
    assert table.life("P1") == 21
