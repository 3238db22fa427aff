"""Ruin-Lurker Bat."""

from cardwright.authoring import YOU_DESCENDED, Card, Scry, at_the_beginning_of, triggered


class RuinLurkerBat(Card):
    name = "Ruin-Lurker Bat"
    cost = "{W}"
    types = "Creature — Bat"
    power, toughness = 1, 1
    keywords = ("flying", "lifelink")
    abilities = (triggered(at_the_beginning_of("end", yours=True), Scry(1), only_if=YOU_DESCENDED),)
