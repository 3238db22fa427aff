"""Metallic Rebuke."""

from cardwright.authoring import Card, CounterTargetUnlessPaid, paying, spell, target_spell


class MetallicRebuke(Card):
    name = "Metallic Rebuke"
    cost = "{2}{U}"
    types = "Instant"
    keywords = ("improvise",)
    abilities = (spell(CounterTargetUnlessPaid(paying("{3}")), target_spell()),)
