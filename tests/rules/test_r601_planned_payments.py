"""A payment is found whenever there is one: planning against trying everything (601.2g, 605.3a)."""

import random

import pytest

from cardwright.authoring import ActivatedAbility, GainLife, IllegalActionError, paying
from cardwright.scenarios.payment import _Suggestion
from cardwright_core.casting import mana_actions
from cardwright_core.functioning import instance_of
from cardwright_core.mana import mana
from cardwright_core.payment import could_pay, pay_mana, single_symbols
from cardwright_core.planning import Planner
from cardwright_core.proposal import Proposal
from cardwright_core.rehearsing import maximal_pools

SOURCES = [
    "Forest",
    "Island",
    "Tropical Island",
    "Tundra",
    "Birds of Paradise",
    "Simic Signet",
    "Simic Signet",
    "Gilded Lotus",
    "Black Lotus",
    "Mana Confluence",
    "Basalt Monolith",
    "Gaea's Cradle",
    "Ashnod's Altar",
    "Krark-Clan Ironworks",
    "Reflecting Pool",
    "Mana Flare",
    "Contamination",
    "Damping Sphere",
]
BOARDS = range(120)


@pytest.fixture
def asked(table):
    """Return a random board of up to four permanents, a random cost, and the proposal to pay it."""

    def board(number):
        dice = random.Random(number)  # noqa: S311 - a board needs no cryptography
        table.battlefield("P1", *dice.choices(SOURCES, k=dice.randint(1, 4)))
        life = dice.choice([20, 2, 1])
        table.game.state.players["P1"] = table.game.player("P1").replace(life=life)
        symbols = "".join(
            dice.choice(["{W}", "{U}", "{G}", "{G}", "{C}", "{1}", "{2}"]) for _ in "abc"
        )
        item = table.hand("P1", "Grizzly Bears")
        ability = ActivatedAbility(paying(symbols), GainLife(1))
        instance = instance_of(table.see(item), ability, 0)
        return Proposal("activate", "P1", item, instance, paying(symbols))

    return board


def payable(table, symbols):
    pools = maximal_pools(table.game, "P1")
    return any(could_pay([((unit, False),) for unit in mana(pool)], symbols) for pool in pools)


@pytest.mark.rule("601.2g", "605.3a", "118.3")
@pytest.mark.parametrize("number", BOARDS)
def test_a_plan_is_found_if_and_only_if_there_is_a_payment(table, asked, number):
    proposal = asked(number)
    symbols = single_symbols(proposal.cost.mana)
    planned = Planner(table.game, "P1").plan(proposal, symbols)
    assert (planned is not None) is payable(table, symbols)


@pytest.mark.rule("601.2g", "601.2h")
@pytest.mark.parametrize("number", BOARDS)
def test_and_what_is_suggested_pays(table, asked, number):
    proposal = asked(number)
    cost = proposal.cost.mana
    suggestion = _Suggestion()
    table.game.agents = {"P1": suggestion.answer}
    if payable(table, single_symbols(cost)):
        pay_mana(table.game, proposal, cost, mana_actions)
    else:
        with pytest.raises(IllegalActionError):
            _pay_somehow(table, proposal)


def _pay_somehow(table, proposal):
    table.game.agents = {"P1": lambda _, decision: decision.options[0]}
    pay_mana(table.game, proposal, proposal.cost.mana, mana_actions)
