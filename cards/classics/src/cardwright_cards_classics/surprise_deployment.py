"""Surprise Deployment."""

from cardwright.authoring import (
    CHOSEN,
    CREATURE,
    THOSE_CARDS,
    YOU_OWN,
    AtNext,
    Card,
    CastOnlyDuring,
    Choosing,
    Color,
    HasColor,
    May,
    Not,
    PutOntoBattlefield,
    ReturnToHand,
    StaticAbility,
    Zone,
    all_of,
    spell,
)


class SurpriseDeployment(Card):
    name = "Surprise Deployment"
    cost = "{3}{W}"
    types = "Instant"
    abilities = (
        StaticAbility(CastOnlyDuring(("combat",))),
        spell(
            May(
                Choosing(
                    all_of(CREATURE, YOU_OWN, Not(HasColor(Color.WHITE))),
                    PutOntoBattlefield(CHOSEN, then=AtNext("end", ReturnToHand(THOSE_CARDS))),
                    (Zone.HAND,),
                )
            )
        ),
    )
