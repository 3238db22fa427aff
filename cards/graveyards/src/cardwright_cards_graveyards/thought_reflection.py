"""Thought Reflection."""

from cardwright.authoring import (
    Card,
    CardDrawn,
    Draw,
    Instance,
    Replacement,
    about,
    hookimpl,
)


class ThoughtReflection(Card):
    name = "Thought Reflection"
    cost = "{4}{U}{U}{U}"
    types = "Enchantment"

    @hookimpl
    @about(CardDrawn)
    def replacements(self, by: Instance, event: CardDrawn) -> Replacement | None:
        """614.11"""
        return (
            Replacement.of(by, lambda _, draw: Draw(draw.player, 2))
            if event.player == by.controller
            else None
        )
