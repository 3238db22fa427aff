"""Brago's Favor."""

from cardwright.authoring import WITH_CHOSEN_NAME, Card, SpellsCostLess, StaticAbility


class BragosFavor(Card):
    name = "Brago's Favor"
    types = "Conspiracy"
    keywords = ("hidden agenda",)
    abilities = (StaticAbility(SpellsCostLess("{1}", WITH_CHOSEN_NAME)),)
