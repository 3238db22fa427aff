"""Giant Growth."""

from cardwright.authoring import CREATURE, Card, Pump, spell, target


class GiantGrowth(Card):
    name = "Giant Growth"
    cost = "{G}"
    types = "Instant"
    abilities = (spell(Pump(3, 3), target(CREATURE)),)
