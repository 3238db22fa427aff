"""Gonti, Lord of Luxury."""

from cardwright.authoring import (
    TARGET_PLAYER,
    THIS,
    AnOpponent,
    Card,
    Enters,
    LetPlay,
    LookAndTake,
    Zone,
    target,
    triggered,
    when,
)

LET_CAST_IT = LetPlay(any_type=True)


class Gonti(Card):
    name = "Gonti, Lord of Luxury"
    cost = "{2}{B}{B}"
    types = "Legendary Creature — Aetherborn Rogue"
    power, toughness = 2, 3
    keywords = ("deathtouch",)
    abilities = (
        triggered(
            when(Enters, THIS),
            LookAndTake(
                4, to=Zone.EXILE, at_least=1, whose=TARGET_PLAYER, face_down=True, then=LET_CAST_IT
            ),
            target(AnOpponent()),
        ),
    )
