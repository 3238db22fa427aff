"""Abandon Hope."""

from cardwright.authoring import (
    AnOpponent,
    Card,
    ChooseFromHand,
    DiscardCard,
    DiscardThese,
    X,
    additional_cost,
    spell,
    target,
)


class AbandonHope(Card):
    name = "Abandon Hope"
    cost = "{X}{1}{B}"
    types = "Sorcery"
    abilities = (
        additional_cost(DiscardCard(count=X)),
        spell(ChooseFromHand(DiscardThese(), count=X), target(AnOpponent())),
    )
