"""Journey to Nowhere."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    Enters,
    Exile,
    Leaves,
    Linked,
    PutOntoBattlefield,
    target,
    triggered,
    when,
)


class JourneyToNowhere(Card):
    name = "Journey to Nowhere"
    cost = "{1}{W}"
    types = "Enchantment"
    abilities = (
        triggered(when(Enters, THIS), Exile(link="exiled"), target(CREATURE)),
        triggered(when(Leaves, THIS), PutOntoBattlefield(Linked("exiled"))),
    )
