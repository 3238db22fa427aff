"""Contact Other Plane."""

import pytest

from cardwright.authoring import Zone
from cardwright_core.chance import random_below

NAME = "Contact Other Plane"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Instant", "{3}{U}")


def let_fall(table, natural):
    """Begin the random numbers at a place where the die shows that."""
    state = table.game.state
    for seed in range(10_000):
        state.random = state.random.replace(seed=seed, drawn=0)
        if random_below(state.fork(), 20) == natural - 1:
            return


@pytest.mark.rule("706.3", "706.3a")
@pytest.mark.parametrize(
    ("natural", "scried", "drawn"),
    [(9, 0, ["A", "B"]), (10, 2, ["B", "C"]), (20, 3, ["B", "C", "D"])],
)
def test_two_cards_or_three_and_scry_as_the_die_says(table, natural, scried, drawn):
    names = {"A": "Forest", "B": "Island", "C": "Swamp", "D": "Plains", "E": "Mountain"}
    table.library("P1", *names.values())
    table.mana("P1", "{C}{C}{C}{U}")
    let_fall(table, natural)
    if scried:
        kept = [names[one] for one in "ABC"[1:scried]]
        table.answers("P1", ("bottom", ["Forest"]), *[("top", kept)] * (len(kept) > 1))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    hand = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]
    assert hand == [names[one] for one in drawn]
