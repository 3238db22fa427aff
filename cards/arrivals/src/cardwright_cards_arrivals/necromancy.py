"""Necromancy."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    THIS,
    THOSE_CARDS,
    AddAbilities,
    AddTypes,
    Attach,
    Card,
    Duration,
    EachSacrifices,
    Enters,
    FlashUntilCleanup,
    Later,
    Layer,
    Leaves,
    Linked,
    PutOntoBattlefield,
    StaticAbility,
    ThisIsIn,
    Until,
    Within,
    Zone,
    do,
    enchant,
    target_card,
    triggered,
    when,
)

PUT = Within(Linked("put", Zone.BATTLEFIELD))
BECOMES_AN_AURA = Until(
    Duration.FOREVER,
    ((Layer.TYPE, AddTypes(subtypes=("Aura",))), (Layer.ABILITY, AddAbilities((enchant(PUT),)))),
    ITSELF,
)
WHEN_IT_LEAVES = Later((when(Leaves, THIS),), EachSacrifices(THOSE_CARDS), THOSE_CARDS)
ANIMATE = PutOntoBattlefield(
    under_your_control=True, then=do(Attach(THOSE_CARDS), WHEN_IT_LEAVES), link="put"
)


class Necromancy(Card):
    name = "Necromancy"
    cost = "{2}{B}"
    types = "Enchantment"
    abilities = (
        StaticAbility(FlashUntilCleanup()),
        triggered(
            when(Enters, THIS),
            do(BECOMES_AN_AURA, ANIMATE),
            target_card(CREATURE),
            only_if=ThisIsIn(Zone.BATTLEFIELD),
        ),
    )
