"""Rouse the Mob."""

from cardwright.authoring import (
    CREATURE,
    AddPT,
    Card,
    CostsMoreForEachTarget,
    Duration,
    Layer,
    StaticAbility,
    Until,
    any_number_of,
    has,
    spell,
)

ROUSED = ((Layer.MODIFY_PT, AddPT(2, 0)), has("trample"))


class RouseTheMob(Card):
    name = "Rouse the Mob"
    cost = "{R}"
    types = "Instant"
    abilities = (
        StaticAbility(CostsMoreForEachTarget("{2}{R}")),
        spell(Until(Duration.END_OF_TURN, ROUSED), any_number_of(CREATURE)),
    )
