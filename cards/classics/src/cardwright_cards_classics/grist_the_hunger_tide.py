"""Grist, the Hunger Tide."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    EACH_OPPONENT,
    ITSELF,
    PLANESWALKER,
    THIS,
    YOU_OWN,
    AddTypes,
    AnyOf,
    Card,
    Code,
    ContinuousEffect,
    CreateTokens,
    Destroy,
    Game,
    Instance,
    Layer,
    LoseLife,
    MaySacrifice,
    NumberOf,
    Part,
    PutCounters,
    Sacrificed,
    SetPT,
    WhenYouDo,
    Zone,
    all_of,
    functions_in,
    hookimpl,
    loyalty_ability,
    mill,
    target,
    token,
)

INSECT = CreateTokens(token("Creature — Insect", 1, 1, colors="BG"))
SACRIFICE_AND_DESTROY = WhenYouDo(
    MaySacrifice(CREATURE), Sacrificed, Destroy(), (target(AnyOf((CREATURE, PLANESWALKER))),)
)
YOUR_CREATURE_CARDS = NumberOf(all_of(CREATURE, CARD, YOU_OWN), (Zone.GRAVEYARD,))
NOT_IN_PLAY = tuple(zone for zone in Zone if zone not in {Zone.OUTSIDE, Zone.BATTLEFIELD})


class Grist(Card):
    name = "Grist, the Hunger Tide"
    cost = "{1}{B}{G}"
    types = "Legendary Planeswalker — Grist"
    loyalty = 3
    abilities = (
        loyalty_ability(1, Code("grist-the-hunger-tide", "breed")),
        loyalty_ability(-2, SACRIFICE_AND_DESTROY),
        loyalty_ability(-5, LoseLife(YOUR_CREATURE_CARDS, EACH_OPPONENT)),
    )

    @hookimpl
    @functions_in(*NOT_IN_PLAY)
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """113.6c"""
        return ContinuousEffect.of(
            by,
            Part(Layer.TYPE, THIS, AddTypes(("Creature",), ("Insect",)), NOT_IN_PLAY),
            Part(Layer.SET_PT, THIS, SetPT(1, 1), NOT_IN_PLAY),
        )

    def breed(self, game: Game, by: Instance) -> None:
        """Repeat while an Insect card was milled."""
        INSECT.resolve(game, by)
        while any(game.see(card).is_a("Insect") for card in mill(game, by, by.controller, 1)):
            PutCounters("loyalty", 1, ITSELF).resolve(game, by)
            INSECT.resolve(game, by)
