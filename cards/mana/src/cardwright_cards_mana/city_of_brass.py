"""City of Brass."""

from cardwright.authoring import (
    ANY_COLOR,
    TAP,
    THIS,
    YOU,
    AddMana,
    Card,
    DealDamage,
    Tapped,
    activated,
    paying,
    triggered,
    whenever,
)


class CityOfBrass(Card):
    name = "City of Brass"
    types = "Land"
    abilities = (
        triggered(whenever(Tapped, THIS), DealDamage(1, YOU)),
        activated(paying(TAP), AddMana(ANY_COLOR)),
    )
