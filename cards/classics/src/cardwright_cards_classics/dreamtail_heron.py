"""Dreamtail Heron."""

from cardwright.authoring import THIS, Card, DrawCards, Merged, triggered, whenever


class DreamtailHeron(Card):
    name = "Dreamtail Heron"
    cost = "{4}{U}"
    types = "Creature — Elemental Bird"
    power, toughness = 3, 4
    keywords = ("mutate {3}{U}", "flying")
    abilities = (triggered(whenever(Merged, THIS), DrawCards(1)),)
