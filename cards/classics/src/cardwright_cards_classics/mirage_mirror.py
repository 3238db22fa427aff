"""Mirage Mirror."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    ITSELF,
    LAND,
    TARGET,
    AnyOf,
    BecomeCopy,
    Card,
    Duration,
    activated,
    target,
)


class MirageMirror(Card):
    name = "Mirage Mirror"
    cost = "{3}"
    types = "Artifact"
    abilities = (
        activated(
            "{2}",
            BecomeCopy(TARGET, ITSELF, Duration.END_OF_TURN),
            target(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT, LAND))),
        ),
    )
