"""Tomb of Annihilation."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    EACH_PLAYER,
    LAND,
    YOU,
    AnyOf,
    Card,
    CreateTokens,
    DiscardCard,
    DiscardCards,
    LoseLife,
    SacrificeOfTheirChoice,
    SacrificePermanent,
    UnlessTheyPay,
    cost,
    do,
    dungeon,
    dungeon_room,
    token,
)

THE_ATROPAL = token("Legendary Creature — God Horror", 4, 4, name="The Atropal", colors="B")
CRADLE = "Cradle of the Death God"
SACRIFICE = cost("", SacrificePermanent(AnyOf((CREATURE, ARTIFACT, LAND))))
ONE_OF_EACH = (SacrificeOfTheirChoice(YOU, what) for what in (CREATURE, ARTIFACT, LAND))


class TombOfAnnihilation(Card):
    name = "Tomb of Annihilation"
    types = "Dungeon"
    abilities = dungeon(
        dungeon_room("Trapped Entry", LoseLife(1, EACH_PLAYER), to=("Veils of Fear", "Oubliette")),
        dungeon_room(
            "Veils of Fear",
            UnlessTheyPay(EACH_PLAYER, cost("", DiscardCard()), LoseLife(2)),
            to=("Sandfall Cell",),
        ),
        dungeon_room("Oubliette", do(DiscardCards(1), *ONE_OF_EACH), to=(CRADLE,)),
        dungeon_room(
            "Sandfall Cell",
            UnlessTheyPay(EACH_PLAYER, SACRIFICE, LoseLife(2)),
            to=(CRADLE,),
        ),
        dungeon_room(CRADLE, CreateTokens(THE_ATROPAL, keywords=("deathtouch",))),
    )
