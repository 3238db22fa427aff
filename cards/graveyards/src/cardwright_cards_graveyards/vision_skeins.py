"""Vision Skeins."""

from cardwright.authoring import (
    EACH_PLAYER,
    Card,
    DrawCards,
    spell,
)


class VisionSkeins(Card):
    name = "Vision Skeins"
    cost = "{1}{U}"
    types = "Instant"
    abilities = (spell(DrawCards(2, EACH_PLAYER)),)
