"""What is not looked at to find a payment: the order of choices alike, and what isn't needed."""

import pytest

from cardwright.authoring import ActivatedAbility, CountersPut, GainLife, paying
from cardwright_core import rehearsing, sources
from cardwright_core.functioning import instance_of
from cardwright_core.payment import single_symbols
from cardwright_core.planning import Planner
from cardwright_core.production import carry_out, mana_abilities
from cardwright_core.proposal import Proposal
from cardwright_core.rehearsing import maximal_pools

COMBINATIONS = 126
"""How many combinations there are of five mana in five colours."""


@pytest.fixture
def cataracts(table):
    """Return the ability that adds five mana, which a replacement effect triples."""
    table.battlefield("P1", "Nyxbloom Ancient")
    land = table.battlefield("P1", "Cascading Cataracts")
    table.mana("P1", "{C}{C}{C}{C}{C}")
    found = [one for one in mana_abilities(table.game, "P1") if one.source.id == land]
    return next(one for one in found if single_symbols(one.ability.cost.mana))


@pytest.fixture
def tried_out(monkeypatch):
    """Return the abilities that were tried out to see what mana they could add."""
    tried = []

    def could_add(game, instance):
        tried.append(instance)
        return original(game, instance)

    original = sources.could_add
    monkeypatch.setattr(sources, "could_add", could_add)
    return tried


@pytest.fixture
def planned(table):
    """Return how a cost that nothing else matters for would be paid."""

    def plan(symbols, planner=None):
        item = table.hand("P1", "Grizzly Bears")
        cost = paying(symbols)
        instance = instance_of(table.see(item), ActivatedAbility(cost, GainLife(1)), 0)
        proposal = Proposal("activate", "P1", item, instance, cost)
        planner = planner or Planner(table.game, "P1")
        return planner.plan(proposal, single_symbols(cost.mana))

    return plan


@pytest.fixture
def uses(monkeypatch):
    """Return how often it was looked at what one use more of a mana ability leads to."""
    looked = []

    def single_uses(*where):
        looked.append(where)
        return original(*where)

    original = rehearsing._single_uses
    monkeypatch.setattr(rehearsing, "_single_uses", single_uses)
    return looked


@pytest.mark.rule("601.2g", "605.3a")
def test_of_permanents_alike_it_does_not_matter_which_are_used(table, planned, uses):
    table.battlefield("P1", "Calciform Pools", *["Island"] * 5)
    assert planned("{B}") is None
    # Up to five Islands and the Pools itself, tapped for mana; what else there is has less of it.
    assert len(uses) <= 2 * len(range(6))


@pytest.mark.rule("601.2g", "605.3a")
def test_permanents_that_differ_are_not_taken_for_alike(table, planned):
    pools = table.battlefield("P1", "Calciform Pools")
    table.battlefield("P1", "Island", "Swamp")
    table.propose(CountersPut(pools, "storage", 1))
    assert planned("{B}{U}") is not None
    assert planned("{B}{W}") is not None
    assert planned("{W}{W}") is None


@pytest.mark.rule("601.2g", "107.3a")
def test_counters_that_are_left_may_be_used_again(table, planned):
    pools = table.battlefield("P1", "Calciform Pools")
    table.battlefield("P1", "Island", "Swamp")
    table.propose(CountersPut(pools, "storage", 3))
    assert planned("{W}{W}{W}{C}") is not None
    assert planned("{W}{W}{W}{B}{C}") is not None
    assert planned("{W}{W}{W}{W}") is None
    assert maximal_pools(table.game, "P1")[-1].count("{W}") == 3


@pytest.mark.rule("601.2g")
def test_payments_of_one_moment_share_what_was_tried(table, planned, uses):
    table.battlefield("P1", "Calciform Pools", "Island", "Plains", "Swamp")
    planner = Planner(table.game, "P1")
    assert planned("{R}", planner) is None
    looked = len(uses)
    assert planned("{G}", planner) is None
    assert planned("{W}{U}", planner) is not None
    assert len(uses) == looked > 1


@pytest.mark.rule("106.4", "106.1b")
def test_the_same_types_in_another_order_are_not_tried_again(table, cataracts):
    outcomes = table.game.explore(lambda: carry_out(table.game, cataracts))
    assert len(outcomes) == COMBINATIONS
    assert len(set(sources.could_add(table.game, cataracts))) == COMBINATIONS


@pytest.mark.rule("601.2g")
def test_what_costs_mana_is_not_tried_out_if_it_is_not_needed(cataracts, tried_out, planned):
    assert planned("{2}") is not None
    assert cataracts not in tried_out


@pytest.mark.rule("601.2g")
def test_nor_where_its_own_cost_cannot_be_paid(table, cataracts, tried_out, planned):
    player = table.game.player("P1")
    table.game.state.players["P1"] = player.replace(pool=player.pool[1:])
    assert planned("{G}") is None
    assert cataracts not in tried_out


@pytest.mark.rule("601.2g", "605.3a")
def test_it_is_where_it_is_needed(cataracts, planned):
    plan = planned("{W}{W}{U}")
    assert [step.instance for step in plan.steps] == [cataracts]
