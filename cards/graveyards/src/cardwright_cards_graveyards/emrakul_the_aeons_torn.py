"""Emrakul, the Aeons Torn."""

from cardwright.authoring import (
    COLORED,
    ITSELF,
    SPELL,
    THIS,
    Card,
    Condition,
    Moves,
    OwnerOf,
    ShuffleGraveyardIntoLibrary,
    SpellCast,
    StaticAbility,
    TakeExtraTurns,
    ThisCantBeCountered,
    Zone,
    ZoneChange,
    all_of,
    protection_from,
    triggered,
    when,
)

PUT_INTO_A_GRAVEYARD = Condition(
    ZoneChange, THIS, (Moves(destination=Zone.GRAVEYARD),), zones=(Zone.GRAVEYARD,)
)


class Emrakul(Card):
    name = "Emrakul, the Aeons Torn"
    cost = "{15}"
    types = "Legendary Creature — Eldrazi"
    power, toughness = 15, 15
    keywords = ("flying", "annihilator 6")
    abilities = (
        StaticAbility(ThisCantBeCountered()),
        triggered(when(SpellCast, THIS), TakeExtraTurns(), zones=(Zone.STACK,)),
        protection_from(all_of(SPELL, COLORED)),
        triggered(PUT_INTO_A_GRAVEYARD, ShuffleGraveyardIntoLibrary(OwnerOf(ITSELF))),
    )
