"""Corrupted Resolve."""

from cardwright.authoring import (
    TARGET,
    Card,
    ControllerOf,
    CounterIt,
    If,
    IsPoisoned,
    spell,
    target_spell,
)


class CorruptedResolve(Card):
    name = "Corrupted Resolve"
    cost = "{1}{U}"
    types = "Instant"
    abilities = (spell(If(IsPoisoned(ControllerOf(TARGET)), CounterIt()), target_spell()),)
