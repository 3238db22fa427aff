"""Murder."""

from cardwright.authoring import CREATURE, Card, Destroy, spell, target


class Murder(Card):
    name = "Murder"
    cost = "{1}{B}{B}"
    types = "Instant"
    abilities = (spell(Destroy(), target(CREATURE)),)
