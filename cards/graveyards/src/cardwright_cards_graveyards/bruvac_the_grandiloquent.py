"""Bruvac the Grandiloquent."""

from cardwright.authoring import Card, MillMore, StaticAbility


class Bruvac(Card):
    name = "Bruvac the Grandiloquent"
    cost = "{2}{U}"
    types = "Legendary Creature — Human Advisor"
    power, toughness = 1, 4
    abilities = (StaticAbility(MillMore(times=2)),)
