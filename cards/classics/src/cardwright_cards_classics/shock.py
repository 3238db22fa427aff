"""Shock."""

from cardwright.authoring import ANY_TARGET, Card, DealDamage, spell, target


class Shock(Card):
    name = "Shock"
    cost = "{R}"
    types = "Instant"
    abilities = (spell(DealDamage(2), target(ANY_TARGET)),)
