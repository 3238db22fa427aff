"""Simic Signet."""

from cardwright.authoring import TAP, AddSymbols, Card, activated, paying


class SimicSignet(Card):
    name = "Simic Signet"
    cost = "{2}"
    types = "Artifact"
    abilities = (activated(paying("{1}", TAP), AddSymbols("{G}{U}")),)
