"""Teysa Karlov."""

from cardwright.authoring import (
    CREATURE,
    PERMANENT,
    TOKEN,
    YOU_CONTROL,
    Card,
    Dies,
    StaticAbility,
    TriggersAdditionally,
    all_of,
    have,
    when,
)


class TeysaKarlov(Card):
    name = "Teysa Karlov"
    cost = "{2}{W}{B}"
    types = "Legendary Creature — Human Advisor"
    power, toughness = 2, 4
    abilities = (
        StaticAbility(TriggersAdditionally(PERMANENT, because=when(Dies, CREATURE))),
        have(all_of(CREATURE, TOKEN, YOU_CONTROL), "vigilance", "lifelink"),
    )
