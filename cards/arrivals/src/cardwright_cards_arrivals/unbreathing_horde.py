"""Unbreathing Horde."""

from cardwright.authoring import (
    CARD,
    ITSELF,
    THIS,
    YOU_CONTROL,
    YOU_OWN,
    Card,
    Is,
    NumberOf,
    PreventDamage,
    RemoveCounters,
    StaticAbility,
    Sum,
    Zone,
    all_of,
    another,
    enters_with,
)

OTHER_ZOMBIES = NumberOf(another(all_of(Is("Zombie"), YOU_CONTROL)))
ZOMBIE_CARDS = NumberOf(all_of(Is("Zombie"), CARD, YOU_OWN), (Zone.GRAVEYARD,))
LOSES_A_COUNTER = RemoveCounters("+1/+1", 1, ITSELF)


class UnbreathingHorde(Card):
    name = "Unbreathing Horde"
    cost = "{2}{B}"
    types = "Creature — Zombie"
    power, toughness = 0, 0
    abilities = (
        enters_with("+1/+1", Sum((OTHER_ZOMBIES, ZOMBIE_CARDS))),
        StaticAbility(PreventDamage(THIS, then=LOSES_A_COUNTER)),
    )
