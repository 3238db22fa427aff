"""Witchbane Orb."""

from cardwright.authoring import (
    PERMANENT,
    THIS,
    YOU,
    AttachedToPlayer,
    Card,
    Destroy,
    Each,
    Enters,
    Is,
    StaticAbility,
    YouHaveHexproof,
    all_of,
    triggered,
    when,
)

CURSES_ON_YOU = all_of(PERMANENT, Is("Curse"), AttachedToPlayer(YOU))


class WitchbaneOrb(Card):
    name = "Witchbane Orb"
    cost = "{4}"
    types = "Artifact"
    abilities = (
        triggered(when(Enters, THIS), Destroy(Each(CURSES_ON_YOU))),
        StaticAbility(YouHaveHexproof()),
    )
