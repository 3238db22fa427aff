"""Thrill of Possibility."""

from cardwright.authoring import Card, DiscardCard, DrawCards, additional_cost, spell


class ThrillOfPossibility(Card):
    name = "Thrill of Possibility"
    cost = "{1}{R}"
    types = "Instant"
    abilities = (additional_cost(DiscardCard()), spell(DrawCards(2)))
