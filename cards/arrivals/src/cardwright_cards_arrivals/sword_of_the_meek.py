"""Sword of the Meek."""

from cardwright.authoring import (
    CREATURE,
    IT,
    ITSELF,
    THOSE_CARDS,
    YOU_CONTROL,
    Attach,
    Card,
    Enters,
    HasPower,
    HasToughness,
    May,
    PutOntoBattlefield,
    Zone,
    all_of,
    equipped,
    gets,
    triggered,
    whenever,
)

ONE_ONE = all_of(CREATURE, YOU_CONTROL, HasPower(1, 1), HasToughness(1, 1))
BACK = May(PutOntoBattlefield(ITSELF, then=Attach(IT, THOSE_CARDS)))


class SwordOfTheMeek(Card):
    name = "Sword of the Meek"
    cost = "{2}"
    types = "Artifact — Equipment"
    keywords = ("equip {2}",)
    abilities = (
        equipped(gets(1, 2)),
        triggered(whenever(Enters, ONE_ONE), BACK, zones=(Zone.GRAVEYARD,)),
    )
