"""Barren Glory."""

from cardwright.authoring import (
    PERMANENT,
    YOU_CONTROL,
    YOU_OWN,
    AllTrue,
    AtMost,
    Card,
    NumberOf,
    WinGame,
    Zone,
    all_of,
    another,
    at_the_beginning_of,
    triggered,
)

NO_OTHER_PERMANENT = AtMost(NumberOf(another(all_of(PERMANENT, YOU_CONTROL))))
NO_CARD_IN_HAND = AtMost(NumberOf(YOU_OWN, (Zone.HAND,)))


class BarrenGlory(Card):
    name = "Barren Glory"
    cost = "{4}{W}{W}"
    types = "Enchantment"
    abilities = (
        triggered(
            at_the_beginning_of("upkeep", yours=True),
            WinGame(),
            only_if=AllTrue((NO_OTHER_PERMANENT, NO_CARD_IN_HAND)),
        ),
    )
