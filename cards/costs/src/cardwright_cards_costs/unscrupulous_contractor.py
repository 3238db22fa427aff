"""Unscrupulous Contractor."""

from cardwright.authoring import (
    CREATURE,
    TARGET_PLAYER,
    THIS,
    AnyPlayer,
    Card,
    DrawCards,
    Enters,
    LoseLife,
    MaySacrifice,
    Sacrificed,
    WhenYouDo,
    do,
    target,
    triggered,
    when,
)

DRAWS_AND_LOSES = do(DrawCards(2, TARGET_PLAYER), LoseLife(2, TARGET_PLAYER))


class UnscrupulousContractor(Card):
    name = "Unscrupulous Contractor"
    cost = "{2}{B}"
    types = "Creature — Human Assassin"
    power, toughness = 3, 2
    keywords = ("plot {2}{B}",)
    abilities = (
        triggered(
            when(Enters, THIS),
            WhenYouDo(MaySacrifice(CREATURE), Sacrificed, DRAWS_AND_LOSES, (target(AnyPlayer()),)),
        ),
    )
