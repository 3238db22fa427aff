"""Twinning Staff."""

from cardwright.authoring import (
    INSTANT_OR_SORCERY_SPELL,
    TAP,
    Card,
    CopyIt,
    MoreSpellCopies,
    StaticAbility,
    activated,
    paying,
    target_spell,
)


class TwinningStaff(Card):
    name = "Twinning Staff"
    cost = "{3}"
    types = "Artifact"
    abilities = (
        StaticAbility(MoreSpellCopies()),
        activated(paying("{7}", TAP), CopyIt(), target_spell(INSTANT_OR_SORCERY_SPELL, yours=True)),
    )
