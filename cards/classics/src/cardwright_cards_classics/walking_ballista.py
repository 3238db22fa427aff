"""Walking Ballista."""

from cardwright.authoring import (
    ANY_TARGET,
    ITSELF,
    Card,
    DealDamage,
    PutCounters,
    RemoveCountersFromThis,
    X,
    activated,
    enters_with,
    paying,
    target,
)


class WalkingBallista(Card):
    name = "Walking Ballista"
    cost = "{X}{X}"
    types = "Artifact Creature — Construct"
    power, toughness = 0, 0
    abilities = (
        enters_with("+1/+1", X),
        activated(paying("{4}"), PutCounters("+1/+1", 1, ITSELF)),
        activated(paying(RemoveCountersFromThis("+1/+1")), DealDamage(1), target(ANY_TARGET)),
    )
