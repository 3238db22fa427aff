"""Keys to the House."""

from cardwright.authoring import (
    A_ROOM,
    LAND,
    TAP,
    YOU_CONTROL,
    Card,
    ChangeDoor,
    Is,
    SacrificeThis,
    Search,
    activated,
    all_of,
    paying,
    target,
)


class KeysToTheHouse(Card):
    name = "Keys to the House"
    cost = "{1}"
    types = "Artifact"
    abilities = (
        activated(paying("{1}", TAP, SacrificeThis()), Search(all_of(Is("Basic"), LAND))),
        activated(
            paying("{3}", TAP, SacrificeThis()),
            ChangeDoor(lock=True),
            target(all_of(A_ROOM, YOU_CONTROL)),
            as_a_sorcery=True,
        ),
    )
