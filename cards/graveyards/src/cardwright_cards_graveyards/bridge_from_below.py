"""Bridge from Below."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    ITSELF,
    OPPONENTS_OWN,
    YOU_OWN,
    Card,
    CreateTokens,
    Dies,
    Exile,
    ThisIsIn,
    Zone,
    all_of,
    token,
    triggered,
    when,
    whenever,
)

HERE = ThisIsIn(Zone.GRAVEYARD)
ZOMBIE = CreateTokens(token("Creature — Zombie", 2, 2, colors="B"))


class BridgeFromBelow(Card):
    name = "Bridge from Below"
    cost = "{B}{B}{B}"
    types = "Enchantment"
    abilities = (
        triggered(
            whenever(Dies, all_of(CREATURE, CARD, YOU_OWN)),
            ZOMBIE,
            only_if=HERE,
            zones=(Zone.GRAVEYARD,),
        ),
        triggered(
            when(Dies, all_of(CREATURE, OPPONENTS_OWN)),
            Exile(ITSELF),
            only_if=HERE,
            zones=(Zone.GRAVEYARD,),
        ),
    )
