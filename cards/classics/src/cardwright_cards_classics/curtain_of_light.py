"""Curtain of Light."""

from cardwright.authoring import (
    UNBLOCKED,
    Card,
    CastOnlyIf,
    DrawCards,
    MakeBlocked,
    StaticAbility,
    after_in_combat,
    do,
    spell,
    target,
)


class CurtainOfLight(Card):
    name = "Curtain of Light"
    cost = "{1}{W}"
    types = "Instant"
    abilities = (
        StaticAbility(CastOnlyIf(after_in_combat("blockers are declared", during=True))),
        spell(do(MakeBlocked(), DrawCards(1)), target(UNBLOCKED)),
    )
