"""Answers with what can't be counted, and replaces an event with what is none."""

from cardwright.authoring import Card, Instance, LifeGained, Replacement, about, hookimpl


class Muddler(Card):
    name = "Muddler"
    cost = "{1}"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    def additional_triggers(self, by: Instance) -> str:
        return "two"


class Garbler(Card):
    name = "Garbler"
    cost = "{1}"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    @about(LifeGained)
    def replacements(self, by: Instance) -> Replacement:
        return Replacement.of(by, lambda _, event: event.amount)
