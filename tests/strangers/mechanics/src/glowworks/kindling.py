"""Kindling: an event of this pack's own, which puts light counters on a permanent."""

from typing import ClassVar

from cardwright.authoring import CountersPut, Event, Game, Instance, ObjectEvent, Record, record

LIGHT = "light"


@record
class Kindled(ObjectEvent):
    """A permanent is kindled; the counters are put on it as that is applied."""

    rule: ClassVar[str] = "glowworks 1"

    count: int

    def apply(self, game: Game) -> Event:
        game.propose(CountersPut(self.object, LIGHT, self.count))
        return self

    def describe(self, game: Game) -> str:
        return f"{game.see(self.object).name} is kindled ({self.count})"


@record
class Kindle(Record):
    """The effect: kindle this permanent."""

    count: int = 1

    def resolve(self, game: Game, by: Instance) -> None:
        if game.exists(by.source.id):
            game.propose(Kindled(by.source.id, self.count), by)
