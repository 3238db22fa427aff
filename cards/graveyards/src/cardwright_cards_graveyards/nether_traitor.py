"""Nether Traitor."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    YOU_OWN,
    Card,
    Dies,
    IfYouPay,
    PutOntoBattlefield,
    Zone,
    all_of,
    another,
    paying,
    triggered,
    whenever,
)

YOUR_OTHER_CREATURES = another(all_of(CREATURE, YOU_OWN))


class NetherTraitor(Card):
    name = "Nether Traitor"
    cost = "{B}{B}"
    types = "Creature — Spirit"
    power, toughness = 1, 1
    keywords = ("haste", "shadow")
    abilities = (
        triggered(
            whenever(Dies, YOUR_OTHER_CREATURES),
            IfYouPay(paying("{B}"), PutOntoBattlefield(ITSELF)),
            zones=(Zone.GRAVEYARD,),
        ),
    )
