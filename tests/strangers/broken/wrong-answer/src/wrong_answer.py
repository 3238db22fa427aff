"""Answers with what can't be added."""

from cardwright.authoring import Card, Instance, hookimpl


class Muddler(Card):
    name = "Muddler"
    cost = "{1}"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    def additional_triggers(self, by: Instance) -> str:
        return "two"
