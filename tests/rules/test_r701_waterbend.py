"""Waterbend: artifacts and creatures pay for the generic mana of that cost alone (701.67)."""

import pytest

from cardwright.authoring import Card, GainLife, spell, waterbend_to_cast

BEARS, NAME = "Grizzly Bears", "Revival"


class Revival(Card):
    name = NAME
    types = "Sorcery"
    cost = "{1}{U}{U}"
    abilities = (waterbend_to_cast(6), spell(GainLife(5)))


@pytest.fixture
def table(table):
    table.add_card(Revival)
    return table


def tapping(option):
    return str(option).startswith("tap an artifact or creature")


@pytest.mark.rule("701.67a", "701.67b", "701.67b#1")
def test_six_of_eight_pay_for_the_six_and_none_for_the_rest(table):
    mine = [*table.battlefield("P1", *[BEARS] * 5), *table.battlefield("P1", *["Memnite"] * 3)]
    table.battlefield("P2", BEARS)
    table.mana("P1", "{C}{U}{U}")
    for item in mine[1:7]:  # there is nothing else to pay with before all of them are tapped
        table.answers("P1", ("cost", item))
    table.cast("P1", table.hand("P1", NAME))
    assert [table.tapped(item) for item in mine] == [False, *[True] * 6, False]
    assert table.game.player("P1").pool == ()
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("701.67b")
@pytest.mark.parametrize(
    ("creatures", "mana", "may"),
    [
        (8, "{U}{U}", False),
        (8, "{C}{U}{U}", True),
        (5, "{C}{U}{U}", False),
        (5, "{C}{C}{U}{U}", True),
        (0, "{C}{C}{C}{C}{C}{C}{C}{U}{U}", True),
    ],
)
def test_what_may_be_begun(table, may_begin, creatures, mana, may):
    for _ in range(creatures):
        table.battlefield("P1", BEARS)
    item = table.hand("P1", NAME)
    table.mana("P1", mana)
    assert may_begin("P1", item) is may


@pytest.mark.rule("701.67a")
def test_each_generic_mana_may_be_paid_either_way(table):
    one, other = table.battlefield("P1", *[BEARS] * 2)
    table.mana("P1", "{C}{C}{C}{C}{C}{C}{U}{U}")
    table.answers("P1", ("cost", other), ("pay", lambda one: not tapping(one)))
    table.cast("P1", table.hand("P1", NAME))
    assert (table.tapped(one), table.tapped(other)) == (False, True)
    table.resolve()
    assert table.life("P1") == 25
