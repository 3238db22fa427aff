"""Shalai, Voice of Plenty."""

from cardwright.authoring import (
    CREATURE,
    PLANESWALKER,
    YOU_CONTROL,
    AnyOf,
    Card,
    Each,
    PutCounters,
    StaticAbility,
    YouHaveHexproof,
    activated,
    all_of,
    another,
    have,
    paying,
)


class ShalaiVoiceOfPlenty(Card):
    name = "Shalai, Voice of Plenty"
    cost = "{3}{W}"
    types = "Legendary Creature — Angel"
    power, toughness = 3, 4
    keywords = ("flying",)
    abilities = (
        StaticAbility(YouHaveHexproof()),
        have(all_of(AnyOf((PLANESWALKER, another(CREATURE))), YOU_CONTROL), "hexproof"),
        activated(
            paying("{4}{G}{G}"), PutCounters("+1/+1", 1, Each(all_of(CREATURE, YOU_CONTROL)))
        ),
    )
