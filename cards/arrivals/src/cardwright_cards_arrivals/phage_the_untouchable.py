"""Phage the Untouchable."""

from cardwright.authoring import (
    CREATURE,
    EVENT_PLAYER,
    IT,
    THIS,
    Card,
    CastFromYourHand,
    Destroy,
    Enters,
    LoseGame,
    NotTrue,
    deals_combat_damage,
    triggered,
    when,
)


class PhageTheUntouchable(Card):
    name = "Phage the Untouchable"
    cost = "{3}{B}{B}{B}{B}"
    types = "Legendary Creature — Avatar Minion"
    power, toughness = 4, 4
    abilities = (
        triggered(when(Enters, THIS), LoseGame(), only_if=NotTrue(CastFromYourHand())),
        triggered(deals_combat_damage(THIS, CREATURE), Destroy(IT, beyond_regeneration=True)),
        triggered(deals_combat_damage(THIS), LoseGame(EVENT_PLAYER)),
    )
