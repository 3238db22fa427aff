"""History of Benalia."""

from cardwright.authoring import (
    YOU_CONTROL,
    Card,
    CreateTokens,
    Each,
    Is,
    Pump,
    all_of,
    chapter,
    token,
)

KNIGHT = CreateTokens(token("Creature — Knight", 2, 2, colors="W"), keywords=("vigilance",))


class HistoryOfBenalia(Card):
    name = "History of Benalia"
    cost = "{1}{W}{W}"
    types = "Enchantment — Saga"
    abilities = (
        chapter(1, KNIGHT),
        chapter(2, KNIGHT),
        chapter(3, Pump(2, 1, Each(all_of(Is("Knight"), YOU_CONTROL)))),
    )
