"""Kalitas, Traitor of Ghet."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    ITSELF,
    OPPONENTS_CONTROL,
    AnyOf,
    Card,
    Dies,
    Game,
    Instance,
    Is,
    PutCounters,
    Replacement,
    SacrificePermanent,
    TokensCreated,
    Zone,
    about,
    activated,
    all_of,
    another,
    hookimpl,
    paying,
    token,
)

ZOMBIE = token("Creature — Zombie", 2, 2, colors="B")
ANOTHER_VAMPIRE_OR_ZOMBIE = another(AnyOf((Is("Vampire"), Is("Zombie"))))
THEIR_NONTOKEN_CREATURES = all_of(CREATURE, CARD, OPPONENTS_CONTROL)


class Kalitas(Card):
    name = "Kalitas, Traitor of Ghet"
    cost = "{2}{B}{B}"
    types = "Legendary Creature — Vampire Warrior"
    power, toughness = 3, 4
    keywords = ("lifelink",)
    abilities = (
        activated(
            paying("{2}{B}", SacrificePermanent(ANOTHER_VAMPIRE_OR_ZOMBIE)),
            PutCounters("+1/+1", 2, ITSELF),
        ),
    )

    @hookimpl
    @about(Dies)
    def replacements(self, game: Game, by: Instance, event: Dies) -> Replacement | None:
        """614.1a"""
        if not THEIR_NONTOKEN_CREATURES.matches(game, by, game.see(event.object)):
            return None
        created = TokensCreated(by.controller, ZOMBIE)
        return Replacement.of(by, lambda _, dies: (dies.to(Zone.EXILE), created))
