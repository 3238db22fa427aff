"""Mirrorform."""

from cardwright.authoring import (
    LAND,
    PERMANENT,
    YOU_CONTROL,
    BecomeCopy,
    Card,
    Each,
    Is,
    Not,
    all_of,
    spell,
    target,
)


class Mirrorform(Card):
    name = "Mirrorform"
    cost = "{4}{U}{U}"
    types = "Instant"
    abilities = (
        spell(
            BecomeCopy(what=Each(all_of(Not(LAND), YOU_CONTROL))),
            target(all_of(PERMANENT, Not(Is("Aura")))),
        ),
    )
