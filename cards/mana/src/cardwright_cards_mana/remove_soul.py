"""Remove Soul."""

from cardwright.authoring import (
    CREATURE,
    SPELL,
    Card,
    CounterIt,
    all_of,
    spell,
    target_spell,
)


class RemoveSoul(Card):
    name = "Remove Soul"
    cost = "{1}{U}"
    types = "Instant"
    abilities = (spell(CounterIt(), target_spell(all_of(SPELL, CREATURE))),)
