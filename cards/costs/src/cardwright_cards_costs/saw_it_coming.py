"""Saw It Coming."""

from cardwright.authoring import Card, CounterIt, spell, target_spell


class SawItComing(Card):
    name = "Saw It Coming"
    cost = "{1}{U}{U}"
    types = "Instant"
    keywords = ("foretell {1}{U}",)
    abilities = (spell(CounterIt(), target_spell()),)
