"""Spin into Myth."""

from cardwright.authoring import CREATURE, Card, Fateseal, PutOnTopOfLibrary, do, spell, target


class SpinIntoMyth(Card):
    name = "Spin into Myth"
    cost = "{4}{U}"
    types = "Instant"
    abilities = (spell(do(PutOnTopOfLibrary(), Fateseal(2)), target(CREATURE)),)
