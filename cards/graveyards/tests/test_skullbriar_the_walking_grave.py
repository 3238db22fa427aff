"""Skullbriar, the Walking Grave."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    CountersPut,
    GoesInstead,
    StaticAbility,
    Zone,
)

NAME = "Skullbriar, the Walking Grave"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Zombie Elemental"
    assert str(printed.cost) == "{B}{G}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("122.2", "400.7")
@pytest.mark.parametrize(
    ("zone", "counters"), [(Zone.GRAVEYARD, 2), (Zone.EXILE, 2), (Zone.HAND, 0), (Zone.COMMAND, 2)]
)
def test_counters_remain_but_not_in_hands(table, zone, counters):
    grave = table.battlefield("P1", NAME)
    table.propose(CountersPut(grave, "+1/+1", 2))
    table.propose(table.moving(grave, zone))
    (there,) = [item for item in table.game.state.objects.values() if item.zone is zone]
    assert there.count("+1/+1") == counters
    table.propose(table.moving(there.id, Zone.BATTLEFIELD))
    (back,) = table.game.permanents("P1")
    assert back.object.count("+1/+1") == counters


@pytest.mark.rule("122.2", "122.6")
def test_counters_that_remain_and_one_with_which_it_returns_are_of_one_kind(table):
    grave = table.battlefield("P1", NAME)
    table.propose(CountersPut(grave, "+1/+1", 2))
    table.mana("P1", "{C}{W}")
    table.hand("P1", "Otherworldly Journey")
    table.cast("P1", "Otherworldly Journey")
    table.resolve()
    table.go_to("end")
    table.resolve()
    (back,) = table.game.permanents("P1")
    assert back.object.counters == (("+1/+1", 3),)


def elsewhere(to, counter=""):
    class Elsewhere(Card):
        name, types = "Elsewhere", "Enchantment"
        abilities = (StaticAbility(GoesInstead(to, CREATURE, counter=counter)),)

    return Elsewhere


@pytest.mark.rule("122.2", "614.5")
@pytest.mark.parametrize(
    ("zone", "counter", "there"),
    [
        (Zone.EXILE, "", (("+1/+1", 2),)),
        (Zone.EXILE, "void", (("+1/+1", 2), ("void", 1))),
        (Zone.HAND, "", ()),
    ],
)
def test_counters_remain_where_it_goes_instead(table, zone, counter, there):
    table.add_card(elsewhere(zone, counter))
    table.battlefield("P2", "Elsewhere")
    grave = table.battlefield("P1", NAME)
    table.propose(CountersPut(grave, "+1/+1", 2))
    table.die(grave)
    (gone,) = [item for item in table.game.state.objects.values() if item.zone is zone]
    assert gone.counters == there


@pytest.mark.rule("510.2")
def test_it_grows_by_combat_damage(table):
    grave = table.battlefield("P1", NAME)
    table.answers("P1", ("attackers", [grave]))
    table.go_to("end of combat")
    assert table.see(grave).characteristics.power == 2
