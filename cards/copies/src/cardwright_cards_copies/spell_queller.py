"""Spell Queller."""

from cardwright.authoring import (
    SPELL,
    THIS,
    Card,
    Enters,
    Exile,
    Leaves,
    Linked,
    ManaValue,
    OwnersMayCast,
    all_of,
    target_spell,
    triggered,
    when,
)


class SpellQueller(Card):
    name = "Spell Queller"
    cost = "{1}{W}{U}"
    types = "Creature — Spirit"
    power, toughness = 2, 3
    keywords = ("flash", "flying")
    abilities = (
        triggered(
            when(Enters, THIS), Exile(link="exiled"), target_spell(all_of(SPELL, ManaValue(0, 4)))
        ),
        triggered(when(Leaves, THIS), OwnersMayCast(Linked("exiled"))),
    )
