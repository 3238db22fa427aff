"""Lithoform Engine."""

from cardwright.authoring import (
    ACTIVATED_ABILITY,
    INSTANT_OR_SORCERY_SPELL,
    PERMANENT_SPELL,
    TAP,
    TRIGGERED_ABILITY,
    Card,
    CopyIt,
    activated,
    paying,
    target_spell,
)


class LithoformEngine(Card):
    name = "Lithoform Engine"
    cost = "{4}"
    types = "Legendary Artifact"
    abilities = (
        activated(
            paying("{2}", TAP),
            CopyIt(),
            target_spell(ACTIVATED_ABILITY, TRIGGERED_ABILITY, yours=True),
        ),
        activated(paying("{3}", TAP), CopyIt(), target_spell(INSTANT_OR_SORCERY_SPELL, yours=True)),
        activated(
            paying("{4}", TAP),
            CopyIt(new_targets=False),
            target_spell(PERMANENT_SPELL, yours=True),
        ),
    )
