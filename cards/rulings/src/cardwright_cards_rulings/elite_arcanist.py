"""Elite Arcanist."""

from cardwright.authoring import (
    CHOSEN,
    INSTANT,
    TAP,
    THIS,
    YOU_OWN,
    Card,
    CastCopies,
    Choosing,
    Enters,
    Exile,
    Linked,
    May,
    TotalManaValue,
    Zone,
    activated,
    all_of,
    paying,
    triggered,
    when,
)


class EliteArcanist(Card):
    name = "Elite Arcanist"
    cost = "{3}{U}"
    types = "Creature — Human Wizard"
    power, toughness = 1, 1
    abilities = (
        triggered(
            when(Enters, THIS),
            May(Choosing(all_of(INSTANT, YOU_OWN), Exile(CHOSEN, link="exiled"), (Zone.HAND,))),
        ),
        activated(
            paying("{X}", TAP, x=TotalManaValue(Linked("exiled"))),
            CastCopies(Linked("exiled")),
        ),
    )
