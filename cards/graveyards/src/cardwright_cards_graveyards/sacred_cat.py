"""Sacred Cat."""

from cardwright.authoring import Card


class SacredCat(Card):
    name = "Sacred Cat"
    cost = "{W}"
    types = "Creature — Cat"
    power, toughness = 1, 1
    keywords = ("lifelink", "embalm {W}")
