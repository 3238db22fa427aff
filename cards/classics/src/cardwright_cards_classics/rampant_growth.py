"""Rampant Growth."""

from cardwright.authoring import LAND, Card, Is, Search, Zone, all_of, spell


class RampantGrowth(Card):
    name = "Rampant Growth"
    cost = "{1}{G}"
    types = "Sorcery"
    abilities = (spell(Search(all_of(Is("Basic"), LAND), Zone.BATTLEFIELD, tapped=True)),)
