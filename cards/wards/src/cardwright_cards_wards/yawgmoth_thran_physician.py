"""Yawgmoth, Thran Physician."""

from cardwright.authoring import (
    CREATURE,
    Card,
    DiscardCard,
    DrawCards,
    PayLife,
    Proliferate,
    PutCounters,
    SacrificePermanent,
    activated,
    another,
    do,
    paying,
    target,
)


class Yawgmoth(Card):
    name = "Yawgmoth, Thran Physician"
    cost = "{2}{B}{B}"
    types = "Legendary Creature — Human Cleric"
    power, toughness = 2, 4
    keywords = ("protection from Humans",)
    abilities = (
        activated(
            paying(PayLife(1), SacrificePermanent(another(CREATURE))),
            do(PutCounters("-1/-1"), DrawCards()),
            target(CREATURE, up_to=True),
        ),
        activated(paying("{B}{B}", DiscardCard()), Proliferate()),
    )
