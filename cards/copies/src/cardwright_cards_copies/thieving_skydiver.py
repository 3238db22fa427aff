"""Thieving Skydiver."""

from cardwright.authoring import (
    ARTIFACT,
    ITSELF,
    KICKED,
    TARGET,
    THIS,
    Attach,
    Card,
    Each,
    Enters,
    GainControl,
    Is,
    ManaValue,
    Within,
    X,
    all_of,
    do,
    target,
    triggered,
    when,
)

SMALL_ARTIFACT = all_of(ARTIFACT, ManaValue(0, X))


class ThievingSkydiver(Card):
    name = "Thieving Skydiver"
    cost = "{1}{U}"
    types = "Creature — Merfolk Rogue"
    power, toughness = 2, 1
    keywords = ("kicker {X}, X can't be 0", "flying")
    abilities = (
        triggered(
            when(Enters, THIS),
            do(GainControl(), Attach(ITSELF, Each(all_of(Within(TARGET), Is("Equipment"))))),
            target(SMALL_ARTIFACT),
            only_if=KICKED,
        ),
    )
