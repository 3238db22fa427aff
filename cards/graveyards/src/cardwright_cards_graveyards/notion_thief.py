"""Notion Thief."""

from cardwright.authoring import (
    Card,
    CardDrawn,
    Game,
    Instance,
    Replacement,
    about,
    hookimpl,
    is_first_of_draw_step,
)


class NotionThief(Card):
    name = "Notion Thief"
    cost = "{2}{U}{B}"
    types = "Creature — Human Rogue"
    power, toughness = 3, 1
    keywords = ("flash",)

    @hookimpl
    @about(CardDrawn)
    def replacements(self, game: Game, by: Instance, event: CardDrawn) -> Replacement | None:
        """614.1a, 614.11"""
        if event.player not in game.opponents(by.controller) or is_first_of_draw_step(game, event):
            return None
        return Replacement.of(by, lambda _game, _event: CardDrawn(by.controller))
