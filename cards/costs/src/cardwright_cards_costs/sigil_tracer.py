"""Sigil Tracer."""

from cardwright.authoring import (
    INSTANT_OR_SORCERY_SPELL,
    Card,
    CopyIt,
    Is,
    TapPermanents,
    activated,
    paying,
    target_spell,
)


class SigilTracer(Card):
    name = "Sigil Tracer"
    cost = "{1}{U}{U}"
    types = "Creature — Merfolk Wizard"
    power, toughness = 2, 2
    abilities = (
        activated(
            paying("{1}{U}", TapPermanents(Is("Wizard"), 2)),
            CopyIt(),
            target_spell(INSTANT_OR_SORCERY_SPELL),
        ),
    )
