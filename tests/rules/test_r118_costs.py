"""Costs: what is added, taken off, and never less than (118.7 to 118.9, 601.2f)."""

from functools import partial

import pytest

from cardwright.authoring import (
    CREATURE,
    AbilitiesCostLess,
    AdditionalCost,
    Card,
    Cost,
    CostChange,
    GainLife,
    ManaCost,
    Permission,
    SpellsCostAtLeast,
    SpellsCostLess,
    SpellsCostMore,
    StaticAbility,
    Zone,
    activated,
    cast_now,
    spell,
)
from cardwright_core import costs
from cardwright_core.cost import CostComponent
from cardwright_core.costs import least_mana, reduced
from cardwright_core.errors import InputError


def lesson(cost, name="Lesson", *abilities):
    values = {"name": name, "cost": cost, "types": "Instant"}
    return type("Lesson", (Card,), {**values, "abilities": (spell(GainLife(1)), *abilities)})


def changer(name, *behaviours):
    abilities = tuple(map(StaticAbility, behaviours))
    return type("Changer", (Card,), {"name": name, "types": "Artifact", "abilities": abilities})


def cast(table, pool, cost, *behaviours):
    """Cast a card of that cost with exactly the mana of a pool, under changes of its cost."""
    table.add_card(lesson(cost))
    table.add_card(changer("Changer", *behaviours))
    table.battlefield("P1", "Changer")
    table.mana("P1", pool)
    table.cast("P1", table.hand("P1", "Lesson"))
    assert table.game.player("P1").pool == ()
    return table.stack == ["Lesson"]


@pytest.mark.parametrize(
    ("cost", "off", "left"),
    [
        pytest.param("{3}{U}", "{2}", "{1}{U}", id="118.7a generic"),
        pytest.param("{1}{U}{U}", "{2}", "{U}{U}", id="118.7a colored stays"),
        pytest.param("{1}{C}", "{2}", "{C}", id="118.7a colorless stays"),
        pytest.param("{S}{1}", "{2}", "{S}", id="118.7a snow stays"),
        pytest.param("{2}{U}", "{W}", "{1}{U}", id="118.7b no such color"),
        pytest.param("{U}", "{W}", "{U}", id="118.7b nothing generic either"),
        pytest.param("{2}{U}", "{U}{U}", "{1}", id="118.7c more than there is of the color"),
        pytest.param("{2}{C}", "{C}{C}", "{1}", id="118.7d more than there is colorless"),
        pytest.param("{2}{U}", "{U/P}", "{2}", id="118.7f Phyrexian"),
        pytest.param("{S}{2}", "{S}", "{S}{1}", id="118.7g snow is generic"),
    ],
)
@pytest.mark.rule("118.7", "118.7a", "118.7b", "118.7c", "118.7d", "118.7f", "118.7g")
def test_each_kind_of_reduction(cost, off, left):
    symbols = reduced(ManaCost.parse(cost).symbols, ManaCost.parse(off).symbols)
    assert sorted(symbols) == sorted(ManaCost.parse(left).symbols)


@pytest.mark.rule("118.7e")
@pytest.mark.parametrize(("half", "pool"), [("W", "{U}{C}{C}"), ("U", "{W}{C}{C}")])
def test_a_half_of_a_hybrid_reduction_is_chosen_as_it_applies(table, half, pool):
    table.answers("P1", ("symbol", half))
    assert cast(table, pool, "{2}{W}{U}", SpellsCostLess("{W/U}"))


@pytest.mark.rule("118.7e")
def test_a_generic_half_takes_its_number_off(table):
    table.answers("P1", ("symbol", "2"))
    assert cast(table, "{W}{C}", "{3}{W}", SpellsCostLess("{2/W}"))


@pytest.mark.rule("601.2f")
def test_increases_come_before_reductions(table):
    assert cast(table, "{U}", "{U}", SpellsCostLess("{2}"), SpellsCostMore("{2}"))


@pytest.mark.rule("601.2f")
def test_a_floor_comes_last_and_is_generic(table):
    assert cast(
        table,
        "{U}{C}{C}",
        "{4}{U}",
        SpellsCostLess("{4}"),
        SpellsCostAtLeast(3),
        SpellsCostAtLeast(2),
    )


@pytest.mark.rule("601.2f")
def test_a_floor_changes_nothing_about_what_costs_enough(table):
    assert cast(table, "{U}{U}{U}", "{U}{U}{U}", SpellsCostAtLeast(3))


@pytest.mark.rule("118.7")
def test_nothing_becomes_less_than_nothing(table):
    assert cast(table, "", "{1}", SpellsCostLess("{3}"))


def tower(cost):
    abilities = (activated(cost, GainLife(1)),)
    values = {"name": "Tower", "types": "Creature", "power": 1, "toughness": 1}
    return type("Tower", (Card,), {**values, "abilities": abilities})


@pytest.mark.rule("118.7", "601.2f")
@pytest.mark.parametrize(
    ("cost", "pool"),
    [("{0}", ""), ("{1}", "{C}"), ("{2}", "{C}"), ("{3}", "{C}"), ("{4}", "{C}{C}")],
)
def test_a_reductions_own_minimum_binds_it_alone(table, cost, pool):
    table.add_card(tower(cost))
    table.add_card(changer("Changer", AbilitiesCostLess("{2}", CREATURE, minimum=1)))
    table.battlefield("P1", "Changer")
    table.mana("P1", pool)
    table.activate("P1", table.battlefield("P1", "Tower"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("118.7", "601.2f")
def test_the_minimum_leaves_a_colored_symbol(table):
    table.add_card(tower("{1}{U}"))
    table.add_card(changer("Changer", AbilitiesCostLess("{2}", CREATURE, minimum=1)))
    table.battlefield("P1", "Changer")
    table.mana("P1", "{U}")
    table.activate("P1", table.battlefield("P1", "Tower"))
    assert table.stack == ["ability of Tower"]


ORDERS = [
    pytest.param("with", "without", "{C}", id="the one with a minimum first"),
    pytest.param("without", "with", "{C}{C}", id="the one with a minimum last"),
]


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(("first", "second", "pool"), ORDERS)
def test_the_payer_orders_reductions_where_it_matters(table, first, second, pool):
    """{4}: less 3, but not less than 2, and less 1: either 1 or 2 is left."""
    table.add_card(tower("{4}"))
    table.add_card(changer("with", AbilitiesCostLess("{3}", CREATURE, minimum=2)))
    table.add_card(changer("without", AbilitiesCostLess("{1}", CREATURE)))
    table.battlefield("P1", "with", "without")
    table.mana("P1", pool)
    table.answers("P1", ("reduction", lambda change: change.by.source.name == first))
    table.activate("P1", table.battlefield("P1", "Tower"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("601.2f")
def test_of_equal_reductions_no_order_is_asked(table):
    table.add_card(tower("{3}"))
    table.add_card(changer("Changer", AbilitiesCostLess("{1}", CREATURE, minimum=1)))
    table.battlefield("P1", "Changer", "Changer", "Changer")
    table.mana("P1", "{C}")
    table.activate("P1", table.battlefield("P1", "Tower"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("601.2f")
def test_what_may_be_begun_counts_the_best_order():
    changes = [CostChange.reduction("{1}"), CostChange.reduction("{3}", minimum=2)]
    four = Cost(ManaCost.parse("{4}"))
    assert list(least_mana(four, changes)) == [("1",)]
    assert list(least_mana(four, [*changes, CostChange.floor(3)])) == [("1", "2")]


def for_free(table, item):
    """Cast a card in the middle of something, without paying its mana cost."""
    table.settle()
    permission = Permission((item,), instead=Cost())
    act = partial(cast_now, player="P1", items=(item,), permission=permission, optional=False)
    table.game.intervene(act, dict.fromkeys(("P1", "P2"), lambda _, decision: decision.options[0]))


@pytest.mark.rule("118.9a", "118.9d", "118.8")
def test_increases_and_additional_costs_apply_to_an_alternative_cost(table):
    additional = AdditionalCost("tax", Cost(ManaCost.parse("{W}")))
    table.add_card(lesson("{5}", "Lesson", StaticAbility(additional)))
    table.add_card(changer("Changer", SpellsCostMore("{1}")))
    table.battlefield("P1", "Changer")
    table.mana("P1", "{W}{C}")
    for_free(table, table.hand("P1", "Lesson"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("118.6", "118.6a")
def test_no_mana_cost_cant_be_paid_but_an_alternative_cost_can(table):
    table.add_card(lesson(None))
    item = table.hand("P1", "Lesson")
    table.settle()
    assert not table.hook.legal_actions(player="P1")
    for_free(table, item)
    assert table.stack == ["Lesson"]


@pytest.mark.rule("118.9c", "118.8d", "202.3")
def test_the_mana_value_stays(table):
    assert cast(table, "{C}", "{4}", SpellsCostLess("{3}"))
    (item,) = table.game.state.zone(Zone.STACK)
    assert table.see(item).characteristics.mana_value == 4


@pytest.mark.rule("601.2h")
def test_what_moves_cards_from_a_library_is_paid_last(table, monkeypatch):
    class Early(CostComponent):
        __slots__ = ()

    class Late(CostComponent):
        __slots__ = ()
        late = True

    paid = []
    monkeypatch.setattr(costs, "pay_component", lambda game, payer, part, by: paid.append(part))
    first, last = Early(), Late()
    costs.pay_components(table.game, "P1", (last, first), None)
    assert [type(part) for part in paid] == [Early, Late]


def test_an_increase_takes_by_only_by_its_name(table):
    with pytest.raises(InputError, match="no CostComponent; write by="):
        CostChange.increase("{1}", object())
