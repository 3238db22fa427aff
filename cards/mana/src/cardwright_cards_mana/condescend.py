"""Condescend."""

from cardwright.authoring import (
    Card,
    CounterTargetUnlessPaid,
    Scry,
    X,
    do,
    paying,
    spell,
    target_spell,
)


class Condescend(Card):
    name = "Condescend"
    cost = "{X}{U}"
    types = "Instant"
    abilities = (spell(do(CounterTargetUnlessPaid(paying("{X}", x=X)), Scry(2)), target_spell()),)
