"""K'rrik, Son of Yawgmoth."""

from cardwright.authoring import (
    ITSELF,
    SPELL,
    Card,
    CastByYou,
    Color,
    HasColor,
    LifeForSymbol,
    PutCounters,
    SpellCast,
    StaticAbility,
    all_of,
    triggered,
    whenever,
)


class Krrik(Card):
    name = "K'rrik, Son of Yawgmoth"
    cost = "{4}{B/P}{B/P}{B/P}"
    types = "Legendary Creature — Phyrexian Horror Minion"
    power, toughness = 2, 2
    keywords = ("lifelink",)
    abilities = (
        StaticAbility(LifeForSymbol("B")),
        triggered(
            whenever(SpellCast, all_of(SPELL, CastByYou(), HasColor(Color.BLACK))),
            PutCounters("+1/+1", 1, ITSELF),
        ),
    )
