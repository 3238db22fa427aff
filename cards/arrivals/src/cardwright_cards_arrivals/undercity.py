"""Undercity."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    TARGET_PLAYER,
    THOSE_CARDS,
    TREASURE,
    AnyPlayer,
    Card,
    CreateTokens,
    DrawCards,
    Duration,
    Goad,
    Is,
    LoseLife,
    PutCounters,
    RevealAndPut,
    Scry,
    Search,
    Until,
    all_of,
    dungeon,
    dungeon_room,
    has,
    target,
    token,
)

SKELETON = token("Creature — Skeleton", 4, 1, colors="B")
HEXPROOF = Until(Duration.YOUR_NEXT_TURN, (has("hexproof"),), THOSE_CARDS)
THRONE = "Throne of the Dead Three"


class Undercity(Card):
    name = "Undercity"
    types = "Dungeon — Undercity"
    abilities = dungeon(
        dungeon_room(
            "Secret Entrance", Search(all_of(Is("Basic"), LAND)), to=("Forge", "Lost Well")
        ),
        dungeon_room("Forge", PutCounters("+1/+1", 2), target(CREATURE), to=("Trap!", "Arena")),
        dungeon_room("Lost Well", Scry(2), to=("Arena", "Stash")),
        dungeon_room("Trap!", LoseLife(5, TARGET_PLAYER), target(AnyPlayer()), to=("Archives",)),
        dungeon_room("Arena", Goad(), target(CREATURE), to=("Archives", "Catacombs")),
        dungeon_room("Stash", CreateTokens(TREASURE), to=("Catacombs",)),
        dungeon_room("Archives", DrawCards(1), to=(THRONE,)),
        dungeon_room("Catacombs", CreateTokens(SKELETON, keywords=("menace",)), to=(THRONE,)),
        dungeon_room(THRONE, RevealAndPut(10, CREATURE, "+1/+1", 3, HEXPROOF)),
        only_as="Undercity",
    )
