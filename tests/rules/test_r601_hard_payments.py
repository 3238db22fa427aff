"""Hard payments: abilities that cost mana in any order, and sources of several mana (601.2g)."""

import random
from itertools import combinations

import pytest

from cardwright.authoring import (
    TAP,
    ActivatedAbility,
    AddMana,
    AddSymbols,
    Card,
    GainLife,
    activated,
    could_produce,
    paying,
)
from cardwright_core import matching
from cardwright_core.functioning import instance_of
from cardwright_core.mana import mana
from cardwright_core.payment import could_pay, single_symbols
from cardwright_core.planning import Planner
from cardwright_core.proposal import Proposal
from cardwright_core.rehearsing import maximal_pools

PAIRS = tuple(map("".join, combinations("WUBRG", 2)))


def stone(pair):
    """Return a card that turns one mana into one of each of two colors."""
    one, other = pair
    adds = activated(paying("{1}", TAP), AddSymbols(f"{{{one}}}{{{other}}}"))
    return type(f"Stone{pair}", (Card,), {"name": pair, "types": "Artifact", "abilities": (adds,)})


def grotto(pair):
    """Return a land that turns mana of one of two colors into two, and adds colorless mana."""
    one, other = pair
    turns = activated(paying(f"{{{one}/{other}}}", TAP), AddMana((one, other), 2, combined=True))
    abilities = (activated(paying(TAP), AddMana(("C",))), turns)
    namespace = {"name": f"{pair} Grotto", "types": "Land", "abilities": abilities}
    return type(f"Grotto{pair}", (Card,), namespace)


def stall(kind, price):
    """Return a card that sells one mana of a type for so many."""
    adds = activated(paying(f"{{{price}}}", TAP), AddMana((kind,)))
    namespace = {"name": f"{kind} for {price}", "types": "Artifact", "abilities": (adds,)}
    return type(f"Stall{kind}{price}", (Card,), namespace)


STALLS = [stall(kind, price) for kind in "WUBC" for price in (1, 2)]


@pytest.fixture
def plan(table):
    table.add_card(*map(stone, PAIRS), *map(grotto, PAIRS), *STALLS)

    def planned(cost, **permanents):
        for name, count in permanents.items():
            table.battlefield("P1", *[name.replace("_", " ")] * count)
        item = table.hand("P1", "Grizzly Bears")
        instance = instance_of(table.see(item), ActivatedAbility(paying(cost), GainLife(1)), 0)
        proposal = Proposal("activate", "P1", item, instance, paying(cost))
        return Planner(table.game, "P1").plan(proposal, single_symbols(proposal.cost.mana))

    return planned


BOARDS = range(30)


@pytest.mark.rule("601.2g", "605.3a")
@pytest.mark.parametrize("number", BOARDS)
def test_a_plan_is_found_if_and_only_if_there_is_a_payment(table, plan, number):
    dice = random.Random(number)  # noqa: S311 - a board needs no cryptography
    turners = dice.sample([*PAIRS[:5], *(f"{pair} Grotto" for pair in PAIRS[:3])], k=3)
    others = dice.choices(["Plains", "Island", "Gilded Lotus", *turners], k=dice.randint(1, 2))
    board = [*turners, *others]
    symbols = dice.choices("WUBRG1", k=dice.randint(2, 5))
    cost = "".join(f"{{{symbol}}}" for symbol in symbols)
    planned = plan(cost, **{name: board.count(name) for name in board})
    pools = maximal_pools(table.game, "P1")
    wanted = single_symbols(paying(cost).mana)
    possible = any(could_pay([((unit, False),) for unit in mana(pool)], wanted) for pool in pools)
    assert (planned is not None) is possible


@pytest.fixture
def matches(monkeypatch):
    """Return a list as long as the number of matches that were looked for."""
    looked, paired = [], matching.paired

    def noted(fits):
        looked.append(len(fits))
        return paired(fits)

    monkeypatch.setattr(matching, "paired", noted)
    return looked


@pytest.mark.rule("601.2g")
@pytest.mark.parametrize(
    ("lotuses", "cost", "possible"),
    [
        (8, "WWWWUUUUBBBBRRRRG", False),  # two for each color but green: nine
        (9, "WWWWUUUUBBBBRRRRG", True),
    ],
)
def test_sources_of_several_mana_of_one_color(plan, matches, lotuses, cost, possible):
    symbols = "".join(f"{{{symbol}}}" for symbol in cost)
    found = plan(symbols, Gilded_Lotus=lotuses)
    assert (found is not None) is possible
    assert len(matches) < 5000  # there are 5 ** 8 choices, or 5 ** 9


@pytest.mark.rule("601.2g", "605.3a")
@pytest.mark.parametrize(
    ("turners", "lands", "cost", "possible"),
    [
        (PAIRS, {}, "{W}", False),  # none can be used first
        ([p for p in PAIRS if "G" not in p], {"Forest": 1}, "{G}{W}", False),
        (PAIRS, {"Forest": 1}, "{G}{W}{U}{B}", True),
        (PAIRS, {"Forest": 1}, "{W}{U}{B}{R}{G}{2}", True),
        (["WU Grotto", "UB Grotto", "BG Grotto"], {"Plains": 1}, "{G}", True),
        ([f"{p} Grotto" for p in PAIRS], {"Plains": 2}, "{U}{U}{B}{B}{R}{R}", True),
        ([f"{p} Grotto" for p in PAIRS], {"Plains": 2}, "{B}{B}{R}{R}{G}{G}{G}{G}", True),
    ],
)
def test_not_all_orders_are_tried(plan, matches, turners, lands, cost, possible):  # noqa: PLR0917
    found = plan(cost, **dict.fromkeys(turners, 1), **lands)
    assert (found is not None) is possible
    assert len(matches) < 400  # ten can be used in more than 3,000,000 orders


@pytest.mark.rule("601.2g", "605.3a")
@pytest.mark.parametrize("forests", [2, 3])
def test_what_a_match_would_use_first_may_be_left_out(plan, forests):
    dear = dict.fromkeys(["W for 2", "U for 2", "B for 2"], 1)
    cheap = dict.fromkeys(["W for 1", "U for 1", "B for 1"], 1)
    assert (plan("{W}{U}{B}", **dear, **cheap, Forest=forests) is not None) is (forests == 3)


@pytest.mark.rule("601.2g")
def test_none_is_used_for_what_another_adds_too(plan):
    stones = {"W for 1": 1, "WU": 1, "RG": 1, "C for 1": 1}
    found = plan("{W}{U}{R}{G}{C}", **stones, Swamp=5)
    used = [step.instance.source.name for step in found.steps]
    assert sorted(used) == ["C for 1", "RG", "Swamp", "Swamp", "Swamp", "WU"]


@pytest.mark.rule("106.7", "616.1")
def test_replacements_of_mana_are_not_looked_at_in_all_orders(table, monkeypatch):
    table.battlefield("P1", *["Mana Reflection"] * 6, "Contamination")
    forest = table.battlefield("P1", "Forest")
    asked, explore = [], type(table.game).explore

    def noted(game, act, *rest):
        asked.append(act)
        return explore(game, act, *rest)

    monkeypatch.setattr(type(table.game), "explore", noted)
    assert could_produce(table.game, forest) == {"B"}
    assert len(asked) < 40  # all orders of the seven would be 13,699
