"""Vedalken Shackles."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    PERMANENT,
    TAP,
    YOU_CONTROL,
    Card,
    Duration,
    GainControl,
    HasPower,
    Is,
    IsTapped,
    MayStayTapped,
    NumberOf,
    Remains,
    StaticAbility,
    activated,
    all_of,
    paying,
    target,
)

YOUR_ISLANDS = NumberOf(all_of(PERMANENT, Is("Island"), YOU_CONTROL))
WHILE_TAPPED = Duration.while_true(Remains(IsTapped(), ITSELF))


class VedalkenShackles(Card):
    name = "Vedalken Shackles"
    cost = "{3}"
    types = "Artifact"
    abilities = (
        StaticAbility(MayStayTapped()),
        activated(
            paying("{2}", TAP),
            GainControl(WHILE_TAPPED),
            target(all_of(CREATURE, HasPower(at_most=YOUR_ISLANDS))),
        ),
    )
