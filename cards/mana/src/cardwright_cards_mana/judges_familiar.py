"""Judge's Familiar."""

from cardwright.authoring import (
    INSTANT_OR_SORCERY_SPELL,
    Card,
    CounterTargetUnlessPaid,
    SacrificeThis,
    activated,
    paying,
    target_spell,
)


class JudgesFamiliar(Card):
    name = "Judge's Familiar"
    cost = "{W/U}"
    types = "Creature — Bird"
    power, toughness = 1, 1
    keywords = ("flying",)
    abilities = (
        activated(
            paying(SacrificeThis()),
            CounterTargetUnlessPaid(paying("{1}")),
            target_spell(INSTANT_OR_SORCERY_SPELL),
        ),
    )
