import pytest

from cardwright.authoring import Card, GainLife, ManaCost, activated

LIGHTHOUSE = "Old Lighthouse"
LAMPLIGHTER = "Lamplighter"
MIRRORS = "Hall of Mirrors"
CALLER = "Beam Caller"


def light(table, item):
    return dict(table.see(item).object.counters).get("light", 0)


# A card type, and a counter with rules.


def test_a_beacon_is_a_permanent_of_a_type_of_its_own(table):
    assert "Beacon" in table.rules.card_types
    table.hand("P1", LIGHTHOUSE)
    table.mana("P1", "{C}{C}")
    table.cast("P1", LIGHTHOUSE)
    table.resolve()
    assert table.permanents("P1") == [LIGHTHOUSE]


@pytest.mark.parametrize(("count", "stays"), [(0, False), (1, True), (5, True), (6, False)])
def test_a_beacon_without_light_or_with_too_much_is_gone(table, count, stays):
    table.battlefield("P1", LIGHTHOUSE, counters={"light": count} if count else None)
    table.settle()
    assert (table.permanents("P1") == [LIGHTHOUSE]) is stays


# A kind of event, with a trigger and a replacement of its own.


@pytest.mark.parametrize("mirrors", [0, 1, 2])
def test_kindling_is_replaced_and_triggers(table, mirrors):
    beacon = table.battlefield("P1", LIGHTHOUSE, counters={"light": 1})
    table.battlefield("P1", LAMPLIGHTER)
    table.battlefield("P1", *[MIRRORS] * mirrors)
    table.mana("P1", "{C}")
    table.activate("P1", beacon, 1)
    table.resolve()
    assert light(table, beacon) == 2 + mirrors
    assert table.life("P1") == 21


# A cost with a symbol of its own.


def test_the_symbol_is_read_and_counts(table):
    cost = table.see(table.hand("P1", CALLER)).characteristics.cost
    assert str(cost) == "{W}{L}{L}"
    assert cost.mana_value == 3
    assert len(cost.colors) == 1
    with pytest.raises(Exception, match="no mana symbol at"):
        ManaCost.parse("{K}")


@pytest.mark.parametrize("pool", ["{W}", "{W}{W}{W}{C}"])
def test_only_light_pays_it(table, pool):
    table.hand("P1", CALLER)
    table.mana("P1", pool)
    with pytest.raises(AssertionError, match="not among the options"):
        table.cast("P1", CALLER)


def test_light_pays_it(table):
    beacon, other = (
        table.battlefield("P1", LIGHTHOUSE, counters={"light": 2}),
        table.battlefield("P1", LIGHTHOUSE, counters={"light": 1}),
    )
    table.hand("P1", CALLER)
    table.mana("P1", "{W}")
    table.answers("P1", ("light", beacon), ("light", other))
    table.cast("P1", CALLER)
    assert (light(table, beacon), light(table, other)) == (1, 0)
    table.resolve()
    assert table.permanents("P1") == [LIGHTHOUSE, CALLER]


def test_an_ability_costs_it_alone(table):
    class Torch(Card):
        name = "Torch"
        types = "Artifact"
        abilities = (activated("{L}", GainLife(1)),)

    table.add_card(Torch)
    torch = table.battlefield("P1", "Torch", counters={"light": 1})
    table.activate("P1", torch)
    table.resolve()
    assert (light(table, torch), table.life("P1")) == (0, 21)


# A keyword.


def test_beaconed_while_there_is_a_beacon(table):
    lamplighter = table.battlefield("P1", LAMPLIGHTER)
    table.battlefield("P2", LIGHTHOUSE, counters={"light": 1})
    assert table.see(lamplighter).characteristics.power == 1
    table.battlefield("P1", LIGHTHOUSE, counters={"light": 1})
    assert table.see(lamplighter).has("beaconed")
    assert table.see(lamplighter).characteristics.power == 2


# Cards that moved.


def test_an_old_name_finds_the_card_and_warns(table):
    with pytest.warns(FutureWarning, match="'Ancient Lighthouse' is called 'Old Lighthouse'"):
        item = table.battlefield("P1", "Ancient Lighthouse")
    assert table.see(item).name == LIGHTHOUSE


def test_a_card_that_is_gone_says_why(table):
    with pytest.raises(Exception, match=r"'Gas Lamp' is gone since glowworks 0.2: it never worked"):
        table.battlefield("P1", "Gas Lamp")
