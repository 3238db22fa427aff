"""Lost Mine of Phandelver."""

from cardwright.authoring import (
    CREATURE,
    EACH_OPPONENT,
    TREASURE,
    Card,
    CreateTokens,
    DrawCards,
    Duration,
    GainLife,
    LoseLife,
    PutCounters,
    Scry,
    Until,
    do,
    dungeon,
    dungeon_room,
    gets,
    target,
    token,
)

GOBLIN = token("Creature — Goblin", 1, 1, colors="R")
TEMPLE = "Temple of Dumathoin"


class LostMineOfPhandelver(Card):
    name = "Lost Mine of Phandelver"
    types = "Dungeon"
    abilities = dungeon(
        dungeon_room("Cave Entrance", Scry(1), to=("Goblin Lair", "Mine Tunnels")),
        dungeon_room("Goblin Lair", CreateTokens(GOBLIN), to=("Storeroom", "Dark Pool")),
        dungeon_room("Mine Tunnels", CreateTokens(TREASURE), to=("Dark Pool", "Fungi Cavern")),
        dungeon_room("Storeroom", PutCounters("+1/+1"), target(CREATURE), to=(TEMPLE,)),
        dungeon_room("Dark Pool", do(LoseLife(1, EACH_OPPONENT), GainLife(1)), to=(TEMPLE,)),
        dungeon_room(
            "Fungi Cavern",
            Until(Duration.YOUR_NEXT_TURN, (gets(-4, 0),)),
            target(CREATURE),
            to=(TEMPLE,),
        ),
        dungeon_room(TEMPLE, DrawCards(1)),
    )
