"""Stitch in Time."""

from cardwright.authoring import Card, FlipCoin, TakeExtraTurns, spell


class StitchInTime(Card):
    name = "Stitch in Time"
    cost = "{1}{U}{R}"
    types = "Sorcery"
    abilities = (spell(FlipCoin(TakeExtraTurns())),)
