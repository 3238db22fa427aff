"""What a trigger is called in a test: as in scenarios, but with ids where names are not enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.scenarios.names import Names, seen
from cardwright.scenarios.script import Told, told_trigger

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.trigger import Trigger

__all__ = ["is_called", "names_of"]


class _ByName(Names):
    """Calls an object ``Grizzly Bears``."""

    def of(self, game: Game, item: int) -> str:
        """Return what an object is called in a test."""
        return seen(game, item).name

    def is_meant(self, game: Game, text: str, item: int) -> bool:
        """Whether `text` is the object's name, with or without its id."""
        return text in {_BY_NAME.of(game, item), _BY_ID.of(game, item)}


class _ById(_ByName):
    """Calls an object ``Grizzly Bears, id 2``, except for one whose name is enough."""

    def __init__(self, known: int = 0) -> None:
        """Take the object whose name is enough, if there is one."""
        super().__init__()
        self.known = known

    def of(self, game: Game, item: int) -> str:
        """Return what an object is called where its name is not enough."""
        name = super().of(game, item)
        return name if item == self.known else f"{name}, id {item}"


_BY_NAME, _BY_ID = _ByName(), _ById()


def names_of(game: Game, trigger: Trigger) -> tuple[str, ...]:
    """Return what a trigger is called, the shortest first.

    ``Blood Artist``, ``Blood Artist (on Grizzly Bears)``, and the same with ids.
    """
    source = trigger.instance.source.id
    told = (told_trigger(game, names, trigger) for names in (_BY_NAME, _ById(source), _BY_ID))
    return _BY_NAME.of(game, source), *told


def is_called(game: Game, trigger: Trigger, text: str) -> bool:
    """Whether a reply of a test tells that trigger."""
    return Told(text).is_of(game, _BY_NAME, trigger.instance, trigger.event)
