"""Blood Hustler."""

from cardwright.authoring import (
    ITSELF,
    TARGET_PLAYER,
    YOU_COMMIT_A_CRIME,
    AnOpponent,
    Card,
    GainLife,
    LoseLife,
    PutCounters,
    activated,
    do,
    target,
    triggered,
)


class BloodHustler(Card):
    name = "Blood Hustler"
    cost = "{1}{B}"
    types = "Creature — Vampire Rogue"
    power, toughness = 1, 1
    abilities = (
        triggered(YOU_COMMIT_A_CRIME, PutCounters("+1/+1", 1, ITSELF), each_turn=1),
        activated("{3}{B}", do(LoseLife(1, TARGET_PLAYER), GainLife(1)), target(AnOpponent())),
    )
