"""Flipping coins and rolling dice (705, 706)."""

import pytest

from cardwright.authoring import (
    ROLLED,
    YOU_WIN_A_FLIP,
    Card,
    Condition,
    DiceRolled,
    FlipCoin,
    GainLife,
    HeadsOrTails,
    LoseLife,
    ModifyRolls,
    MoreCoins,
    RollDie,
    StaticAbility,
    WinFlips,
    results,
    spell,
    triggered,
)
from cardwright_core.chance import random_below

HEADS, TAILS = 0, 1


def card(name, *abilities, types="Instant"):
    values = {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


TABLE = (
    results(1, 1, LoseLife(5)),
    results(2, 9, GainLife(1)),
    results(10, 19, GainLife(10)),
    results(20, None, GainLife(100)),
)
CARDS = (
    card("Flip", spell(FlipCoin(GainLife(1), LoseLife(1)))),
    card("Fall", spell(HeadsOrTails(GainLife(10), LoseLife(10)))),
    card("Lucky", triggered(YOU_WIN_A_FLIP, GainLife(100)), types="Artifact"),
    card("Sure", StaticAbility(WinFlips()), types="Artifact"),
    card("Thumb", StaticAbility(MoreCoins()), types="Artifact"),
    card("Roll", spell(RollDie(20, TABLE))),
    card("Twice", spell(RollDie(6, then=GainLife(ROLLED), count=2))),
    card("Plus", spell(RollDie(20, TABLE, plus=3))),
    card("Bonus", StaticAbility(ModifyRolls(plus=2)), types="Artifact"),
    card("Guide", StaticAbility(ModifyRolls(more=1)), types="Artifact"),
    card("Gambler", triggered(Condition(DiceRolled), GainLife(1000)), types="Artifact"),
)


@pytest.fixture
def chance(table):
    table.add_card(*CARDS)
    return table


def let_fall(table, limit, *wanted):
    """Begin the random numbers of a game at a place where they come out as wanted."""
    state = table.game.state
    for seed in range(100_000):
        state.random = state.random.replace(seed=seed, drawn=0)
        trial = state.fork()
        if all(random_below(trial, limit) == one for one in wanted):
            return
    raise AssertionError(wanted)


def cast(table, name, *answers):
    table.answers("P1", *answers)
    table.cast("P1", table.hand("P1", name))
    table.resolve()
    return table.life("P1")


@pytest.mark.rule("705.1", "705.2")
@pytest.mark.parametrize(("falls", "call", "life"), [(HEADS, "heads", 21), (HEADS, "tails", 19)])
def test_who_calls_what_the_coin_shows_wins_the_flip(chance, falls, call, life):
    let_fall(chance, 2, falls)
    assert cast(chance, "Flip", ("call", call)) == life
    assert f"P1 flips heads and {'wins' if life > 20 else 'loses'}" in chance.told


@pytest.mark.rule("705.2")
@pytest.mark.parametrize(("falls", "life"), [(HEADS, 30), (TAILS, 10)])
def test_if_only_heads_or_tails_matters_nobody_calls_and_nobody_wins(chance, falls, life):
    chance.battlefield("P1", "Lucky")
    let_fall(chance, 2, falls)
    assert cast(chance, "Fall") == life


@pytest.mark.rule("705.2")
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_only_who_flips_the_coin_wins_it(chance, player):
    chance.battlefield(player, "Lucky")
    let_fall(chance, 2, TAILS)
    assert cast(chance, "Flip", ("call", "tails")) == 21 + 100 * (player == "P1")


@pytest.mark.rule("705.3")
def test_an_effect_may_say_that_the_flip_is_won(chance):
    chance.battlefield("P1", "Sure")
    let_fall(chance, 2, TAILS)
    assert cast(chance, "Flip", ("call", "tails")) == 21
    let_fall(chance, 2, TAILS)
    assert cast(chance, "Fall") == 31


@pytest.mark.rule("705.2", "614.1a")
@pytest.mark.parametrize(("kept", "life"), [("heads", 21), ("tails", 19)])
def test_of_more_coins_all_but_one_are_ignored(chance, kept, life):
    chance.battlefield("P1", "Thumb")
    let_fall(chance, 2, TAILS, HEADS)
    assert cast(chance, "Flip", ("call", "heads"), ("coin", kept)) == life


@pytest.mark.rule("706.1", "706.1a", "706.3", "706.3a")
@pytest.mark.parametrize(
    ("natural", "life"), [(1, 15), (2, 21), (9, 21), (10, 30), (19, 30), (20, 120)]
)
def test_a_results_table_says_what_happens(chance, natural, life):
    let_fall(chance, 20, natural - 1)
    assert cast(chance, "Roll") == life


@pytest.mark.rule("706.2", "706.3b")
@pytest.mark.parametrize(("natural", "life"), [(6, 21), (7, 30), (17, 120), (20, 120)])
def test_what_is_added_counts_for_the_result(chance, natural, life):
    let_fall(chance, 20, natural - 1)
    assert cast(chance, "Plus") == life
    assert f"P1 rolls {natural} on d20, +3 each" in chance.told


@pytest.mark.rule("706.2", "706.2b")
def test_modifiers_of_several_sources_are_added(chance):
    chance.battlefield("P1", "Bonus")
    let_fall(chance, 20, 15 - 1)
    assert cast(chance, "Plus") == 120


@pytest.mark.rule("706.4")
def test_without_a_table_the_text_says_how_results_are_used(chance):
    let_fall(chance, 6, 2 - 1, 6 - 1)
    assert cast(chance, "Twice") == 28


@pytest.mark.rule("706.6", "706.2b")
@pytest.mark.parametrize("rolled", [(3, 20), (20, 3)])
def test_an_ignored_roll_never_happened(chance, rolled):
    chance.battlefield("P1", "Guide")
    let_fall(chance, 20, *(number - 1 for number in rolled))
    assert cast(chance, "Roll") == 120


@pytest.mark.rule("706.6")
def test_rolling_several_dice_is_one_event(chance):
    chance.battlefield("P1", "Gambler")
    let_fall(chance, 6, 1 - 1, 1 - 1)
    assert cast(chance, "Twice") == 1022
