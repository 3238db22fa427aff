"""Torpor Orb."""

from cardwright.authoring import Card, Enters, Game, Occurrence, hookimpl


class TorporOrb(Card):
    name = "Torpor Orb"
    cost = "{2}"
    types = "Artifact"

    @hookimpl
    def suppresses_trigger(self, game: Game, occurrence: Occurrence) -> bool:
        """603.2"""
        return occurrence.caused_by(Enters) and occurrence.involves(game, "Creature")
