"""Dream Devourer."""

from cardwright.authoring import (
    ITSELF,
    LAND,
    YOU_OWN,
    AddKeywordForManaCost,
    Card,
    CardForetold,
    HasKeyword,
    Layer,
    Not,
    Part,
    Pump,
    Zone,
    all_of,
    static,
    triggered,
    whenever,
)

WITHOUT = all_of(Not(LAND), Not(HasKeyword("foretell")), YOU_OWN)
FORETELL = AddKeywordForManaCost("foretell", less=2)


class DreamDevourer(Card):
    name = "Dream Devourer"
    cost = "{1}{B}"
    types = "Creature — Demon Cleric"
    power, toughness = 0, 3
    abilities = (
        static(Part(Layer.ABILITY, WITHOUT, FORETELL, (Zone.HAND,))),
        triggered(whenever(CardForetold, YOU_OWN), Pump(2, 0, ITSELF)),
    )
