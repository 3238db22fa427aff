"""Elesh Norn, Mother of Machines."""

from cardwright.authoring import Card, Enters, Game, Instance, Occurrence, Trigger, hookimpl


class EleshNorn(Card):
    name = "Elesh Norn, Mother of Machines"
    cost = "{4}{W}"
    types = "Legendary Creature — Phyrexian Praetor"
    power, toughness = 4, 7
    keywords = ("vigilance",)

    @hookimpl
    def additional_triggers(self, by: Instance, trigger: Trigger) -> int | None:
        """603.2d"""
        return 1 if trigger.caused_by(Enters) and trigger.of_permanent_of(by.controller) else None

    @hookimpl
    def suppresses_trigger(self, game: Game, by: Instance, occurrence: Occurrence) -> bool:
        """603.2"""
        return occurrence.caused_by(Enters) and occurrence.of_permanent_of(
            *game.opponents(by.controller)
        )
