"""What a player with priority may begin to do (117.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["Action", "PassPriority"]


class Action(Record):
    """Base of actions: a value that is an option of a priority decision, and knows what it does."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    reverses: ClassVar[bool] = False
    """Whether it sets the state aside by itself, to go back to if it proves illegal (733.1)."""
    special: ClassVar[str] = ""
    """The word for a special action besides playing a land, with which its text begins (116.2)."""

    unasked: ClassVar[bool] = False
    """Whether nobody is asked for it: see the hook ``unasked_actions``."""

    @property
    def order(self) -> tuple[int, ...]:
        """Where it stands among the options of its kind."""
        return ()

    def perform(self, game: Game) -> None:
        """Do it; an :class:`IllegalActionError` leaves the game as it was (733.1)."""
        raise NotImplementedError


@record
class PassPriority(Action):
    """Do nothing (117.3d)."""

    rule: ClassVar[str] = "117.3d"

    player: PlayerId

    def perform(self, game: Game) -> None:
        """Change nothing: the flow of the game counts passes."""

    def __str__(self) -> str:
        """Say it."""
        return "pass"
