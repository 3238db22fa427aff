"""Huddle Up."""

from cardwright.authoring import TARGET_PLAYER, AnyPlayer, Card, DrawCards, spell, target


class HuddleUp(Card):
    name = "Huddle Up"
    cost = "{2}{U}"
    types = "Sorcery"
    keywords = ("assist",)
    abilities = (spell(DrawCards(1, TARGET_PLAYER), target(AnyPlayer(), count=2)),)
