"""Wrenn and Realmbreaker."""

from cardwright.authoring import (
    ANY_COLOR,
    LAND,
    TAP,
    YOU_CONTROL,
    AddMana,
    AddTypes,
    Card,
    Duration,
    GetEmblem,
    Layer,
    MayPlayFromGraveyard,
    MillAndTake,
    SetPT,
    StaticAbility,
    Until,
    activated,
    all_of,
    has,
    have,
    loyalty_ability,
    paying,
    target,
)

YOUR_LANDS = all_of(LAND, YOU_CONTROL)
ELEMENTAL = (
    (Layer.TYPE, AddTypes(("Creature",), ("Elemental",))),
    (Layer.SET_PT, SetPT(3, 3)),
    has("vigilance"),
    has("hexproof"),
    has("haste"),
)


class WrennAndRealmbreaker(Card):
    name = "Wrenn and Realmbreaker"
    cost = "{1}{G}{G}"
    types = "Legendary Planeswalker — Wrenn"
    loyalty = 4
    abilities = (
        have(YOUR_LANDS, activated(paying(TAP), AddMana(ANY_COLOR))),
        loyalty_ability(
            1, Until(Duration.YOUR_NEXT_TURN, ELEMENTAL), target(YOUR_LANDS, up_to=True)
        ),
        loyalty_ability(-2, MillAndTake(3)),
        loyalty_ability(-7, GetEmblem(StaticAbility(MayPlayFromGraveyard()))),
    )
