"""Shadowspear."""

from cardwright.authoring import (
    OPPONENTS_CONTROL,
    Card,
    Duration,
    Each,
    Until,
    activated,
    equipped,
    gets,
    has,
    loses,
    paying,
)


class Shadowspear(Card):
    name = "Shadowspear"
    cost = "{1}"
    types = "Legendary Artifact — Equipment"
    keywords = ("equip {2}",)
    abilities = (
        equipped(gets(1, 1), has("trample"), has("lifelink")),
        activated(
            paying("{1}"),
            Until(
                Duration.END_OF_TURN,
                (loses("hexproof"), loses("indestructible")),
                Each(OPPONENTS_CONTROL),
            ),
        ),
    )
