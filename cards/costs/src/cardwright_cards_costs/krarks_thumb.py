"""Krark's Thumb."""

from cardwright.authoring import Card, MoreCoins, StaticAbility


class KrarksThumb(Card):
    name = "Krark's Thumb"
    cost = "{2}"
    types = "Legendary Artifact"
    abilities = (StaticAbility(MoreCoins()),)
