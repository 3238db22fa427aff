"""Bladewing's Thrall."""

from cardwright.authoring import (
    ITSELF,
    THIS,
    YOU_CONTROL,
    AddKeyword,
    Card,
    Enters,
    Is,
    Layer,
    May,
    Part,
    PutOntoBattlefield,
    While,
    Zone,
    all_of,
    static,
    triggered,
    whenever,
)

YOUR_DRAGON = all_of(Is("Dragon"), YOU_CONTROL)


class BladewingsThrall(Card):
    name = "Bladewing's Thrall"
    cost = "{2}{B}{B}"
    types = "Creature — Zombie"
    power, toughness = 3, 3
    abilities = (
        static(Part(Layer.ABILITY, While(THIS, YOUR_DRAGON), AddKeyword("flying"))),
        triggered(
            whenever(Enters, Is("Dragon")), May(PutOntoBattlefield(ITSELF)), zones=(Zone.GRAVEYARD,)
        ),
    )
