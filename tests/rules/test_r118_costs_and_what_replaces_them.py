"""A cost is paid though what was done for it was replaced (118.11)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    THIS,
    Card,
    CardDrawn,
    CostComponent,
    Decision,
    EntersUnderYourControl,
    HasKeyword,
    Lasts,
    LoseLife,
    MayPutFromHand,
    Record,
    Replacement,
    ReturnToHand,
    StaticAbility,
    TurnedFaceUp,
    UnlessYouPay,
    Zone,
    about,
    activated,
    all_of,
    hookimpl,
    paying,
    record,
    spell,
    triggered,
    when,
)
from cardwright_rules.drawing import Draw
from cardwright_rules.face_down import TurnFaceUp


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


@pytest.fixture
def dermoplasm(table):
    returns = MayPutFromHand(all_of(CREATURE, HasKeyword("morph")), ReturnToHand(ITSELF))
    body = {"types": "Creature — Shapeshifter", "cost": "{4}", "power": 1, "toughness": 1}
    abilities = (triggered(when(TurnedFaceUp, THIS), returns),)
    morph = {"keywords": ("morph {2}",)}
    gather = spell(Lasts(EntersUnderYourControl(CREATURE)))
    cards = (
        {"name": "Dermoplasm", "abilities": abilities, **body, **morph},
        {"name": "Morpher", **body, **morph},
        {"name": "Gather", "types": "Instant", "cost": "{0}", "abilities": (gather,)},
    )
    for values in cards:
        table.add_card(type("TestCard", (Card,), values))
    card = table.hand("P1", "Dermoplasm")
    table.mana("P1", "{C}{C}{C}{C}{C}")
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, "P1")
    table.act("P1", next(one for one in actions if one.object == card and one.way))
    table.resolve()
    (item,) = (view.id for view in table.game.permanents())
    return item


@pytest.mark.rule("118.12", "118.12#2", "616.1b", "702.37e")
@pytest.mark.parametrize("chosen", [True, False])
def test_what_became_of_a_cost_does_not_matter(table, dermoplasm, chosen):
    table.cast("P2", table.hand("P2", "Gather"))
    table.resolve()
    morpher = table.hand("P1", "Morpher")
    actions = table.rules.ask.legal_actions(table.game, "P1")
    table.answers("P1", ("put", [morpher] if chosen else []))
    table.act("P1", next(one for one in actions if isinstance(one, TurnFaceUp)))
    table.resolve()
    assert table.permanents("P2") == (["Morpher"] if chosen else [])
    assert table.game.exists(dermoplasm) is not chosen
    hand = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]
    assert hand == (["Dermoplasm"] if chosen else ["Morpher"])
