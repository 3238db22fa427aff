"""Havengul Lich."""

from cardwright.authoring import (
    CREATURE,
    IT,
    TARGET,
    THOSE_CARDS,
    Card,
    CastOfThose,
    Duration,
    GainActivatedAbilities,
    Later,
    LetPlay,
    SpellCast,
    activated,
    do,
    target_card,
    whenever,
)

ITS_ABILITIES = Later(
    (whenever(SpellCast, where=CastOfThose(THOSE_CARDS)),),
    GainActivatedAbilities(IT),
    TARGET,
    Duration.END_OF_TURN,
)


class HavengulLich(Card):
    name = "Havengul Lich"
    cost = "{3}{U}{B}"
    types = "Creature — Zombie Wizard"
    power, toughness = 4, 4
    abilities = (
        activated(
            "{1}",
            do(LetPlay(TARGET, duration=Duration.END_OF_TURN), ITS_ABILITIES),
            target_card(CREATURE),
        ),
    )
