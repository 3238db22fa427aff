"""Black Lotus."""

from cardwright.authoring import ANY_COLOR, TAP, AddMana, Card, SacrificeThis, activated, paying


class BlackLotus(Card):
    name = "Black Lotus"
    cost = "{0}"
    types = "Artifact"
    abilities = (activated(paying(TAP, SacrificeThis()), AddMana(ANY_COLOR, 3)),)
