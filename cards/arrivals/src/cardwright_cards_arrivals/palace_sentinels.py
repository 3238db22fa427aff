"""Palace Sentinels."""

from cardwright.authoring import THIS, BecomeMonarch, Card, Enters, triggered, when


class PalaceSentinels(Card):
    name = "Palace Sentinels"
    cost = "{3}{W}"
    types = "Creature — Human Soldier"
    power, toughness = 2, 4
    abilities = (triggered(when(Enters, THIS), BecomeMonarch()),)
