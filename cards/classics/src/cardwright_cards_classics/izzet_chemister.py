"""Izzet Chemister."""

from cardwright.authoring import (
    TAP,
    YOU_OWN,
    AnyOf,
    Card,
    CastForFree,
    Exile,
    Is,
    Linked,
    SacrificeThis,
    activated,
    all_of,
    paying,
    target_card,
)

INSTANT_OR_SORCERY = AnyOf((Is("Instant"), Is("Sorcery")))


class IzzetChemister(Card):
    name = "Izzet Chemister"
    cost = "{2}{R}"
    types = "Creature — Goblin Wizard"
    power, toughness = 1, 3
    keywords = ("haste",)
    abilities = (
        activated(
            paying("{R}", TAP),
            Exile(link="chemicals"),
            target_card(all_of(INSTANT_OR_SORCERY, YOU_OWN)),
        ),
        activated(paying("{1}{R}", TAP, SacrificeThis()), CastForFree(Linked("chemicals"))),
    )
