"""Detention Sphere."""

from cardwright.authoring import (
    LAND,
    PERMANENT,
    TARGET,
    THIS,
    Card,
    Each,
    Enters,
    Exile,
    Leaves,
    Linked,
    May,
    Named,
    Not,
    PutOntoBattlefield,
    SharesNameWith,
    Together,
    all_of,
    target,
    triggered,
    when,
)

NOT_A_SPHERE = all_of(PERMANENT, Not(LAND), Not(Named("Detention Sphere")))
ALL_OF_ITS_NAME = Together((TARGET, Each(all_of(PERMANENT, SharesNameWith(TARGET)))))


class DetentionSphere(Card):
    name = "Detention Sphere"
    cost = "{1}{W}{U}"
    types = "Enchantment"
    abilities = (
        triggered(
            when(Enters, THIS), May(Exile(ALL_OF_ITS_NAME, link="exiled")), target(NOT_A_SPHERE)
        ),
        triggered(when(Leaves, THIS), PutOntoBattlefield(Linked("exiled"))),
    )
