"""Implements a hook that nobody has."""

from cardwright.authoring import Card, Instance, hookimpl


class Mistyped(Card):
    name = "Mistyped"
    cost = "{1}"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    def additional_trigger(self, by: Instance) -> int:
        return 1
