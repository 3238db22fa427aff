"""The first five cards and twenty that touch the same hooks: each pair plays a random game."""

from itertools import combinations

import pytest

from cardwright_rules.soak.installed import Stock
from cardwright_rules.soak.playing import RandomChooser, played
from cardwright_rules.soak.setup import Seat, Setup

FIRST_FIVE = (
    "arcane-lighthouse",
    "elesh-norn-mother-of-machines",
    "elite-arcanist",
    "stenn-paranoid-partisan",
    "thranduil-the-elvenking",
)
ABOUT_TRIGGERS = ("panharmonicon", "strict-proctor", "torpor-orb", "yarok-the-desecrated")
ABOUT_MANA = ("caged-sun", "contamination", "damping-sphere", "mana-reflection", "nyxbloom-ancient")
ABOUT_COSTS = (
    "thalia-guardian-of-thraben",
    "training-grounds",
    "trinisphere",
    "zirda-the-dawnwaker",
)
ABOUT_ABILITIES = ("blood-moon", "dress-down", "humility", "maskwood-nexus", "necrotic-ooze")
ABOUT_HEXPROOF = ("archetype-of-endurance", "shalai-voice-of-plenty")

CARDS = (
    *FIRST_FIVE,
    *ABOUT_TRIGGERS,
    *ABOUT_MANA,
    *ABOUT_COSTS,
    *ABOUT_ABILITIES,
    *ABOUT_HEXPROOF,
)

LANDS = ("plains", "island", "swamp", "mountain", "forest")
AT_HAND = ("lightning-bolt", "murder", "mulldrifter", "soul-warden", "llanowar-elves")


@pytest.fixture(scope="module")
def stock(rule_sets):
    return Stock(rule_sets.shared)


def pairs():
    """Yield all of them; those without one of the first five only where time does not matter."""
    for pair in combinations(CARDS, 2):
        marks = () if pair[0] in FIRST_FIVE else (pytest.mark.slow,)
        yield pytest.param(pair, id="+".join(pair), marks=marks)


@pytest.mark.parametrize("pair", tuple(pairs()))
def test_each_pair_gets_on(stock, pair):
    """Nine turns from a board with both: no exception, and all invariants hold."""
    seat = Seat((*LANDS, *AT_HAND, *pair), (*LANDS, *pair), (*AT_HAND, *pair))
    number = CARDS.index(pair[0]) * len(CARDS) + CARDS.index(pair[1])
    setup = Setup(number, (seat, seat))
    outcome = played(stock.rules, setup, RandomChooser(number), comparing=pair[0] in FIRST_FIVE)
    assert outcome.failure is None
    assert outcome.events
