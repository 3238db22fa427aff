"""Counterspell."""

from cardwright.authoring import Card, CounterIt, spell, target_spell


class Counterspell(Card):
    name = "Counterspell"
    cost = "{U}{U}"
    types = "Instant"
    abilities = (spell(CounterIt(), target_spell()),)
