"""All Is Dust."""

from cardwright.authoring import COLORED, Card, Each, EachSacrifices, spell


class AllIsDust(Card):
    name = "All Is Dust"
    cost = "{7}"
    types = "Kindred Sorcery — Eldrazi"
    abilities = (spell(EachSacrifices(Each(COLORED))),)
