"""Reidane, God of the Worthy."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    YOU,
    YOU_CONTROL,
    AnyOf,
    BecomesTarget,
    ByAnOpponent,
    Card,
    Condition,
    CounterUnlessPaid,
    Is,
    ManaValue,
    Not,
    OthersEnterTapped,
    PlayerAmong,
    PreventDamage,
    SpellsCostMore,
    StaticAbility,
    YouBecomeTargetOfOpponents,
    all_of,
    another,
    modal_back,
    paying,
    triggered,
)

YOU_OR_YOURS = AnyOf((PlayerAmong(YOU), all_of(PERMANENT, YOU_CONTROL)))
ANOTHER_OF_YOURS = Condition(
    BecomesTarget, another(all_of(PERMANENT, YOU_CONTROL)), (ByAnOpponent(),)
)


class Valkmira(Card):
    name = "Valkmira, Protector's Shield"
    cost = "{3}{W}"
    types = "Legendary Artifact"
    abilities = (
        StaticAbility(PreventDamage(YOU_OR_YOURS, OPPONENTS_CONTROL, 1)),
        triggered(
            (
                Condition(BecomesTarget, where=(YouBecomeTargetOfOpponents(),)),
                ANOTHER_OF_YOURS,
            ),
            CounterUnlessPaid(paying("{1}")),
        ),
    )


class Reidane(Card):
    name = "Reidane, God of the Worthy"
    cost = "{2}{W}"
    types = "Legendary Creature — God"
    power, toughness = 2, 3
    keywords = ("flying", "vigilance")
    faces = modal_back(Valkmira)
    abilities = (
        StaticAbility(OthersEnterTapped(all_of(Is("Snow"), LAND, OPPONENTS_CONTROL))),
        StaticAbility(
            SpellsCostMore("{2}", all_of(Not(CREATURE), ManaValue(4), OPPONENTS_CONTROL))
        ),
    )
