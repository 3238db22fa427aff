"""Stroke of Genius."""

from cardwright.authoring import TARGET_PLAYER, AnyPlayer, Card, DrawCards, X, spell, target


class StrokeOfGenius(Card):
    name = "Stroke of Genius"
    cost = "{X}{2}{U}"
    types = "Instant"
    abilities = (spell(DrawCards(X, TARGET_PLAYER), target(AnyPlayer())),)
