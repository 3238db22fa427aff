"""Graf Rats and Midnight Scavengers, who meld to Chittering Host."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    YOU_CONTROL,
    YOU_OWN,
    Card,
    Color,
    Duration,
    Each,
    Enters,
    ExileAndMeld,
    ManaValue,
    May,
    PairIsThere,
    ReturnToHand,
    TriggeredAbility,
    Until,
    all_of,
    another,
    at_the_beginning_of,
    gets,
    has,
    melds,
    target_card,
    triggered,
    when,
)


class ChitteringHost(Card):
    name = "Chittering Host"
    types = "Creature — Eldrazi Horror"
    colors = frozenset[Color]()
    power, toughness = 5, 6
    keywords = ("haste", "menace")
    abilities = (
        triggered(
            when(Enters, THIS),
            Until(
                Duration.END_OF_TURN,
                (gets(1, 0), has("menace")),
                Each(another(all_of(CREATURE, YOU_CONTROL))),
            ),
        ),
    )


class GrafRats(Card):
    name = "Graf Rats"
    cost = "{1}{B}"
    types = "Creature — Rat"
    power, toughness = 2, 1
    abilities = (
        TriggeredAbility(
            (at_the_beginning_of("beginning of combat", yours=True),),
            ExileAndMeld("Midnight Scavengers"),
            only_if=PairIsThere("Midnight Scavengers"),
        ),
    )
    faces = melds("Midnight Scavengers", ChitteringHost)


class MidnightScavengers(Card):
    name = "Midnight Scavengers"
    cost = "{4}{B}"
    types = "Creature — Human Rogue"
    power, toughness = 3, 3
    abilities = (
        triggered(
            when(Enters, THIS),
            May(ReturnToHand()),
            target_card(all_of(CREATURE, YOU_OWN, ManaValue(at_most=3))),
        ),
    )
    faces = melds("Graf Rats", ChitteringHost)
