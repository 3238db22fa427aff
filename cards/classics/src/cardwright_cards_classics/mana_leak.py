"""Mana Leak."""

from cardwright.authoring import Card, CounterTargetUnlessPaid, paying, spell, target_spell


class ManaLeak(Card):
    name = "Mana Leak"
    cost = "{1}{U}"
    types = "Instant"
    abilities = (spell(CounterTargetUnlessPaid(paying("{3}")), target_spell()),)
