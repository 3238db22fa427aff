"""Wort, the Raidmother."""

from cardwright.authoring import (
    INSTANT_OR_SORCERY_SPELL,
    THIS,
    YOU_CONTROL,
    AddKeyword,
    AnyOf,
    Card,
    Color,
    CreateTokens,
    Enters,
    HasColor,
    Layer,
    Part,
    Zone,
    all_of,
    static,
    token,
    triggered,
    when,
)

GOBLINS = token("Creature — Goblin Warrior", 1, 1, colors="RG")
YOUR_SPELLS = all_of(
    INSTANT_OR_SORCERY_SPELL, YOU_CONTROL, AnyOf((HasColor(Color.RED), HasColor(Color.GREEN)))
)


class Wort(Card):
    name = "Wort, the Raidmother"
    cost = "{4}{R/G}{R/G}"
    types = "Legendary Creature — Goblin Shaman"
    power, toughness = 3, 3
    abilities = (
        triggered(when(Enters, THIS), CreateTokens(GOBLINS, 2)),
        static(Part(Layer.ABILITY, YOUR_SPELLS, AddKeyword("conspire"), zones=(Zone.STACK,))),
    )
