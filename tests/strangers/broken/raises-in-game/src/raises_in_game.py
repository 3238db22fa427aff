"""Raises when it is asked, and when its ability resolves."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Enters,
    Game,
    Instance,
    Record,
    hookimpl,
    record,
    triggered,
    whenever,
)


class Stumbler(Card):
    name = "Stumbler"
    cost = "{1}"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    def additional_triggers(self, by: Instance) -> int:
        return 1 // 0


@record
class Trip(Record):
    def resolve(self, game: Game, by: Instance) -> None:
        raise KeyError(by.source.name)


class Tripper(Card):
    name = "Tripper"
    cost = "{1}"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (triggered(whenever(Enters, CREATURE), Trip()),)
