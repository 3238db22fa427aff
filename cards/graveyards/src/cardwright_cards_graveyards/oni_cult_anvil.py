"""Oni-Cult Anvil."""

from cardwright.authoring import (
    ARTIFACT,
    EACH_OPPONENT,
    IT_IS_YOUR_TURN,
    TAP,
    YOU_CONTROL,
    Card,
    Condition,
    CreateTokens,
    DealDamage,
    GainLife,
    Leaves,
    SacrificePermanent,
    activated,
    all_of,
    do,
    paying,
    token,
    triggered,
)

CONSTRUCT = CreateTokens(token("Artifact Creature — Construct", 1, 1))
YOUR_ARTIFACTS_LEAVE = Condition(
    Leaves, all_of(ARTIFACT, YOU_CONTROL), (IT_IS_YOUR_TURN,), together=True
)


class OniCultAnvil(Card):
    name = "Oni-Cult Anvil"
    cost = "{B}{R}"
    types = "Artifact"
    abilities = (
        triggered(YOUR_ARTIFACTS_LEAVE, CONSTRUCT, each_turn=1),
        activated(
            paying(TAP, SacrificePermanent(ARTIFACT)), do(DealDamage(1, EACH_OPPONENT), GainLife(1))
        ),
    )
