"""Patchwork Crawler."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    THIS,
    YOU_OWN,
    Card,
    Exile,
    HaveActivatedAbilities,
    Layer,
    Linked,
    Part,
    PutCounters,
    activated,
    all_of,
    do,
    static,
    target_card,
)

YOUR_CREATURE_CARD = all_of(CREATURE, YOU_OWN)
EXILED = Linked("exiled", what=CREATURE)


class PatchworkCrawler(Card):
    name = "Patchwork Crawler"
    cost = "{1}{U}"
    types = "Creature — Zombie Horror"
    power, toughness = 1, 2
    abilities = (
        activated(
            "{2}{U}",
            do(Exile(link="exiled"), PutCounters("+1/+1", what=ITSELF)),
            target_card(YOUR_CREATURE_CARD),
        ),
        static(Part(Layer.ABILITY, THIS, HaveActivatedAbilities(EXILED))),
    )
