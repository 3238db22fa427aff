"""Assist: another player may pay for generic mana of the total cost (702.132)."""

import pytest

from cardwright.authoring import Card, GainLife, SpellsCostMore, StaticAbility, spell
from cardwright_core.errors import IllegalActionError


def card(name, *abilities, cost="{0}", types="Sorcery", keywords=()):
    values = {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), {**values, "keywords": keywords})


FEAST = card("Feast", spell(GainLife(5)), cost="{3}{G}", keywords=("assist",))
GREEN = card("Green", spell(GainLife(5)), cost="{G}{G}", keywords=("assist",))
TAX = card("Tax", StaticAbility(SpellsCostMore("{1}")), types="Artifact")


@pytest.fixture
def known(table):
    table.add_card(FEAST, GREEN, TAX)
    return table


def casts(table, helper, paid, name="Feast"):
    table.answers("P1", ("assist", helper))
    if helper:
        table.answers(helper, *[("number", paid)] * (paid is not None))
    table.cast("P1", table.hand("P1", name))
    table.resolve()


@pytest.mark.rule("702.132a")
@pytest.mark.parametrize(("paid", "mine"), [(3, "{G}"), (1, "{G}{C}{C}")])
def test_the_chosen_player_pays_any_amount_of_the_generic_mana(known, paid, mine):
    known.mana("P1", mine)
    known.mana("P2", "{C}{C}{C}")
    casts(known, "P2", paid)
    assert known.life("P1") == 25
    assert len(known.game.player("P2").pool) == 3 - paid
    assert known.game.player("P1").pool == ()


@pytest.mark.rule("702.132a")
def test_nobody_has_to_be_chosen_and_nobody_has_to_pay(known):
    known.mana("P1", "{G}{C}{C}{C}")
    known.mana("P2", "{C}")
    casts(known, [], None)
    assert known.life("P1") == 25
    known.mana("P1", "{G}{C}{C}{C}")
    casts(known, "P2", 0)
    assert (known.life("P1"), len(known.game.player("P2").pool)) == (30, 1)


@pytest.mark.rule("702.132a")
def test_it_may_be_any_other_player_and_is_one_alone(known, may_begin):
    known.add_player("P3")
    known.mana("P1", "{G}{C}")
    known.mana("P2", "{C}")
    known.mana("P3", "{C}")
    assert not may_begin("P1", known.hand("P1", "Feast"))
    known.mana("P3", "{C}")
    casts(known, "P3", 2)
    assert known.life("P1") == 25


@pytest.mark.rule("702.132a")
def test_with_mana_abilities_of_their_own(known):
    forests = [known.battlefield("P2", "Forest") for _ in range(3)]
    known.mana("P1", "{G}")
    known.answers("P1", ("assist", "P2"))
    known.answers("P2", ("number", 3), *(("pay", item) for item in forests[:2]))
    known.cast("P1", known.hand("P1", "Feast"))
    known.resolve()
    assert known.life("P1") == 25
    assert all(known.tapped(view.id) for view in known.game.permanents("P2"))


@pytest.mark.rule("702.132a", "601.2f")
def test_it_is_the_total_cost_that_counts(known, may_begin):
    known.battlefield("P2", "Tax")
    known.mana("P1", "{G}{G}")
    known.mana("P2", "{C}")
    casts(known, "P2", 1, "Green")
    assert known.life("P1") == 25
    known.mana("P1", "{G}")
    known.mana("P2", "{G}{G}")
    assert not may_begin("P1", known.hand("P1", "Green"))


@pytest.mark.rule("702.132a", "601.2h", "733.1")
def test_if_the_rest_can_not_be_paid_all_is_as_it_was(known):
    known.mana("P1", "{G}{C}")
    known.mana("P2", "{C}{C}")
    item = known.hand("P1", "Feast")
    known.answers("P1", ("assist", "P2"))
    known.answers("P2", ("number", 1))
    with pytest.raises(IllegalActionError):
        known.cast("P1", item)
    assert [len(known.game.player(player).pool) for player in ("P1", "P2")] == [2, 2]
    assert known.game.exists(item)
