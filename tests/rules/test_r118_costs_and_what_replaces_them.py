"""A cost is paid though what was done for it was replaced (118.11)."""

import pytest

from cardwright.authoring import (
    Card,
    CardDrawn,
    CostComponent,
    Decision,
    LoseLife,
    Record,
    Replacement,
    StaticAbility,
    UnlessYouPay,
    Zone,
    about,
    activated,
    hookimpl,
    paying,
    record,
)
from cardwright_rules.drawing import Draw


@record
class DrawsCards(CostComponent):
    """A cost: draw cards."""

    count: int

    def payable(self, game, by):
        return True

    def __str__(self):
        return f"draw {self.count}"


class PaysByDrawing:
    """Lets it be paid."""

    @hookimpl
    def pay_cost(self, game, payer, component, source):
        if not isinstance(component, DrawsCards):
            return None
        game.propose(Draw(payer, component.count), source)
        return True


@record
class MaySkipDraws(Record):
    """If you would draw a card, you may skip that draw instead."""

    @hookimpl
    @about(CardDrawn)
    def replacements(self, by, event):
        return Replacement.of(by, skipped) if event.player == by.controller else None


def skipped(game, event):
    decision = Decision((event.player,), "skip", (True, False), rule="614.10")
    return None if game.choose(decision)[0] else event


class Vortex(Card):
    name = "Vortex"
    types = "Enchantment"
    abilities = (activated("{0}", UnlessYouPay(paying(DrawsCards(2)), LoseLife(5))),)


class Familiar(Card):
    name = "Familiar"
    types = "Creature — Lizard"
    power, toughness = 1, 1
    abilities = (StaticAbility(MaySkipDraws()),)


@pytest.mark.rule("118.11", "118.11#1")
def test_a_cost_of_draws_that_are_skipped_is_paid(table):
    table.add_card(Vortex)
    table.add_card(Familiar)
    table.add_plugin("draws", PaysByDrawing())
    vortex, _ = table.battlefield("P1", "Vortex", "Familiar")
    table.library("P1", "Plains", "Plains", "Plains")
    table.answers("P1", ("pay cost", True), ("skip", True), ("skip", True))
    table.activate("P1", vortex)
    table.resolve()
    assert table.life("P1") == 20
    assert table.game.state.zone(Zone.HAND, "P1") == ()
