"""Takes a parameter that the hook does not give."""

from cardwright.authoring import Card, Instance, hookimpl


class Misheard(Card):
    name = "Misheard"
    cost = "{1}"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    def additional_triggers(self, by: Instance, triger: object) -> int:
        return 1
