"""Price of Glory."""

from cardwright.authoring import (
    EVENT_PLAYER,
    IT,
    LAND,
    Card,
    Destroy,
    If,
    ItIsTheirTurn,
    NotTrue,
    tapped_for_mana,
    triggered,
)


class PriceOfGlory(Card):
    name = "Price of Glory"
    cost = "{2}{R}"
    types = "Enchantment"
    abilities = (
        triggered(tapped_for_mana(LAND), If(NotTrue(ItIsTheirTurn(EVENT_PLAYER)), Destroy(IT))),
    )
