"""Hushwing Gryff."""

from cardwright.authoring import Card, Enters, Game, Occurrence, hookimpl


class HushwingGryff(Card):
    name = "Hushwing Gryff"
    cost = "{2}{W}"
    types = "Creature — Hippogriff"
    power, toughness = 2, 1
    keywords = ("flash", "flying")

    @hookimpl
    def suppresses_trigger(self, game: Game, occurrence: Occurrence) -> bool:
        """603.2"""
        return occurrence.caused_by(Enters) and occurrence.involves(game, "Creature")
