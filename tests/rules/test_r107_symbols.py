"""Mana symbols in costs: what is announced for them, and X (107.3, 107.4, 118.13, 601.2b)."""

import pytest

from cardwright.authoring import (
    Card,
    CostComponent,
    GainLife,
    LoseLife,
    SpellsCostLess,
    StaticAbility,
    X,
    additional_cost,
    hookimpl,
    record,
    spell,
)


def lesson(cost, effect=None, *abilities):
    values = {"name": "Lesson", "cost": cost, "types": "Instant"}
    effects = (spell(effect or GainLife(1)), *abilities)
    return type("Lesson", (Card,), {**values, "abilities": effects})


def cast(table, cost, pool, *symbols, effect=None):
    """Cast a card of that cost, announcing `symbols`, with exactly the mana of a pool."""
    table.add_card(lesson(cost, effect))
    table.mana("P1", pool)
    table.answers("P1", *(("symbol", symbol) for symbol in symbols))
    table.cast("P1", table.hand("P1", "Lesson"))
    return table.game.player("P1").pool == ()


PAYMENTS = [
    pytest.param("{W/U}", "{W}", ("W",), id="one half"),
    pytest.param("{W/U}", "{U}", ("U",), id="the other half"),
    pytest.param("{2/W}", "{W}", ("W",), id="the color"),
    pytest.param("{2/W}", "{R}{G}", ("2",), id="two of any type"),
    pytest.param("{2/W}{2/W}", "{W}{R}{G}", ("2", "W"), id="each by itself"),
    pytest.param("{C/W}", "{C}", ("C",), id="colorless half"),
    pytest.param("{C/W}", "{W}", ("W",), id="colored half"),
    pytest.param("{B/P}", "{B}", ("B",), id="Phyrexian with mana"),
    pytest.param("{W/U/P}", "{U}", ("U",), id="hybrid Phyrexian with mana"),
]


@pytest.mark.rule("107.4e", "107.4f", "601.2b", "118.13a")
@pytest.mark.parametrize(("cost", "pool", "symbols"), PAYMENTS)
def test_the_half_that_is_announced_is_paid(table, cost, pool, symbols):
    assert cast(table, cost, pool, *symbols)
    assert table.life("P1") == 20


@pytest.mark.rule("107.4f", "118.3b")
@pytest.mark.parametrize("cost", ["{B/P}", "{W/U/P}"])
def test_a_phyrexian_symbol_is_paid_with_life(table, cost):
    assert cast(table, cost, "", "2 life")
    assert table.life("P1") == 18


@pytest.mark.rule("107.4f", "118.3")
def test_life_is_offered_only_to_who_has_it(table):
    table.game.state.players["P1"] = table.game.player("P1").replace(life=1)
    table.add_card(lesson("{B/P}"))
    table.hand("P1", "Lesson")
    table.settle()
    assert table.hook.legal_actions(player="P1") == []
    table.mana("P1", "{B}")
    assert len(table.hook.legal_actions(player="P1")) == 1


@pytest.mark.rule("107.4f", "118.3", "733.1")
def test_life_for_two_symbols_has_to_be_there(table):
    table.game.state.players["P1"] = table.game.player("P1").replace(life=3)
    table.add_card(lesson("{B/P}{B/P}"))
    item = table.hand("P1", "Lesson")
    table.answers("P1", ("symbol", "2 life"), ("symbol", "2 life"))
    with pytest.raises(Exception, match="can't be paid"):
        table.cast("P1", item)
    assert table.life("P1") == 3


@pytest.mark.rule("118.7a", "601.2b", "601.2f")
@pytest.mark.parametrize(("half", "pool", "paid"), [("2", "{G}", True), ("W", "{W}", True)])
def test_a_two_brid_symbol_announced_as_generic_is_reduced(table, half, pool, paid):
    table.add_card(lesson("{2/W}"))
    reducer = {"name": "Less", "types": "Artifact"}
    less = StaticAbility(SpellsCostLess("{1}"))
    table.add_card(type("Less", (Card,), {**reducer, "abilities": (less,)}))
    table.battlefield("P1", "Less")
    table.mana("P1", pool)
    table.answers("P1", ("symbol", half))
    table.cast("P1", table.hand("P1", "Lesson"))
    assert (table.game.player("P1").pool == ()) is paid


@pytest.mark.rule("107.4c", "107.4a")
@pytest.mark.parametrize(("cost", "pool"), [("{C}", "{U}"), ("{U}", "{C}"), ("{S}", "{U}")])
def test_a_symbol_is_paid_only_by_what_it_names(table, cost, pool):
    table.add_card(lesson(cost))
    table.mana("P1", pool)
    table.hand("P1", "Lesson")
    table.settle()
    assert table.hook.legal_actions(player="P1") == []


@pytest.mark.rule("107.4h")
def test_snow_is_paid_by_snow_mana_of_any_type(table):
    table.add_card(lesson("{S}"))
    table.battlefield("P1", "Island")
    snow = table.battlefield("P1", "Snow-Covered Island")
    table.answers("P1", ("pay", snow), ("pay", "pay {U}"))
    table.cast("P1", table.hand("P1", "Lesson"))
    assert table.stack == ["Lesson"]


@pytest.mark.rule("107.3a")
@pytest.mark.parametrize("x", [0, 1, 3])
def test_x_is_announced(table, x):
    table.answers("P1", ("X", x))
    table.add_card(lesson("{X}{U}", GainLife(X)))
    table.mana("P1", "{U}{C}{C}{C}")
    table.cast("P1", table.hand("P1", "Lesson"))
    assert len(table.game.player("P1").pool) == 3 - x
    table.resolve()
    assert table.life("P1") == 20 + x


@pytest.mark.rule("107.3a")
def test_two_x_are_paid_twice(table):
    table.answers("P1", ("X", 2))
    assert cast(table, "{X}{X}", "{C}{C}{C}{C}", effect=GainLife(X))
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("107.3g", "202.3e")
def test_elsewhere_x_is_0(table):
    table.add_card(lesson("{X}{2}"))
    assert table.see(table.hand("P1", "Lesson")).characteristics.mana_value == 2


@record
class PayXLife(CostComponent):
    """Pay X life."""

    def most(self, game, by):
        return game.player(by.controller).life

    def __str__(self):
        return "pay X life"


class Payer:
    @hookimpl
    def pay_cost(self, game, payer, component, source):
        if not isinstance(component, PayXLife):
            return None
        LoseLife(source.x).resolve(game, source)
        return True


@pytest.mark.rule("107.3a", "601.2b")
def test_x_of_an_additional_cost_is_announced_too(table):
    table.add_plugin("payer", Payer())
    table.add_card(lesson("{0}", GainLife(0), additional_cost(PayXLife())))
    table.answers("P1", ("X", 4))
    item = table.hand("P1", "Lesson")
    table.cast("P1", item)
    assert table.life("P1") == 16
