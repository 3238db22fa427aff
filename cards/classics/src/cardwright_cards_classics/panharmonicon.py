"""Panharmonicon."""

from cardwright.authoring import Card, Enters, Game, Instance, Trigger, hookimpl


class Panharmonicon(Card):
    name = "Panharmonicon"
    cost = "{4}"
    types = "Artifact"

    @hookimpl
    def additional_triggers(self, game: Game, by: Instance, trigger: Trigger) -> int | None:
        """603.2d"""
        return (
            1
            if trigger.caused_by(Enters)
            and trigger.involves(game, "Artifact", "Creature")
            and trigger.of_permanent_of(by.controller)
            else None
        )
