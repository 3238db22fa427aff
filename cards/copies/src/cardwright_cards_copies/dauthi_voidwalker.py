"""Dauthi Voidwalker."""

from cardwright.authoring import (
    CARD,
    CHOSEN,
    OPPONENTS_OWN,
    TAP,
    Card,
    Choosing,
    Duration,
    GoesInstead,
    HasCounters,
    LetPlay,
    SacrificeThis,
    StaticAbility,
    Zone,
    activated,
    all_of,
    paying,
)

VOID_CARD = all_of(HasCounters("void"), OPPONENTS_OWN)


class DauthiVoidwalker(Card):
    name = "Dauthi Voidwalker"
    cost = "{B}{B}"
    types = "Creature — Dauthi Rogue"
    power, toughness = 3, 2
    keywords = ("shadow",)
    abilities = (
        StaticAbility(GoesInstead(Zone.EXILE, all_of(CARD, OPPONENTS_OWN), counter="void")),
        activated(
            paying(TAP, SacrificeThis()),
            Choosing(
                VOID_CARD,
                LetPlay(CHOSEN, lands=True, free=True, duration=Duration.END_OF_TURN),
                (Zone.EXILE,),
            ),
        ),
    )
