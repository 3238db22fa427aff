"""A copy of a spell refers to what the costs of the original were paid with (707.10)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    THE_SACRIFICED,
    Card,
    CopyIt,
    DealDamage,
    PowerOf,
    SacrificePermanent,
    additional_cost,
    spell,
    target,
    target_spell,
)
from cardwright_core.events import CountersPut

BEARS = "Grizzly Bears"


class Hurl(Card):
    name = "Hurl"
    types = "Instant"
    cost = "{0}"
    abilities = (
        additional_cost(SacrificePermanent(CREATURE)),
        spell(DealDamage(PowerOf(THE_SACRIFICED)), target(ANY_TARGET)),
    )


class Twin(Card):
    name = "Twin"
    types = "Instant"
    cost = "{0}"
    abilities = (spell(CopyIt(), target_spell()),)


@pytest.mark.rule("707.10", "707.10#2", "608.2h")
def test_a_copy_looks_at_the_creature_that_was_sacrificed_for_the_original(table):
    table.add_card(Hurl, Twin)
    large, small = table.battlefield("P1", BEARS, BEARS)
    table.propose(CountersPut(large, "+1/+1", 3))
    theirs = table.battlefield("P2", BEARS)
    table.answers("P1", ("target", "P2"), ("cost", large))
    table.cast("P1", table.hand("P1", "Hurl"))
    table.answers("P2", ("new target", "P1"))
    table.cast("P2", table.hand("P2", "Twin"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (15, 15)
    assert not table.game.exists(large)
    assert all(map(table.game.exists, (small, theirs)))  # nobody pays for a copy
