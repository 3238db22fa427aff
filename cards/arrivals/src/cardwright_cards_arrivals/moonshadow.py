"""Moonshadow."""

from cardwright.authoring import (
    CARD,
    ITSELF,
    PERMANENT_CARD,
    YOU_OWN,
    AtLeast,
    Card,
    Condition,
    CountersOnThis,
    Moves,
    RemoveCounters,
    Zone,
    ZoneChange,
    all_of,
    enters_with,
    triggered,
)

YOUR_PERMANENT_CARDS = all_of(CARD, PERMANENT_CARD, YOU_OWN)
INTO_YOUR_GRAVEYARD = Condition(
    ZoneChange,
    YOUR_PERMANENT_CARDS,
    (Moves(destination=Zone.GRAVEYARD), AtLeast(CountersOnThis("-1/-1"))),
    together=True,
)


class Moonshadow(Card):
    name = "Moonshadow"
    cost = "{B}"
    types = "Creature — Elemental"
    power, toughness = 7, 7
    keywords = ("menace",)
    abilities = (
        enters_with("-1/-1", 6),
        triggered(INTO_YOUR_GRAVEYARD, RemoveCounters("-1/-1", 1, ITSELF)),
    )
