"""Keyword actions that move objects: discard, counter, create (701.6, 701.7, 701.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import ObjectEvent, PlayerEvent
from cardwright_core.stack import cease, is_spell
from cardwright_core.zone_changes import make_token, move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.faces import Form
    from cardwright_core.game import Game

__all__ = ["Countered", "Cycled", "Discarded", "TokensCreated"]


@record
class Discarded(PlayerEvent):
    """A player discards a card: it contains the move to the graveyard (701.9a)."""

    english = "{what} is discarded"

    rule: ClassVar[str] = "701.9a"

    object: int
    becomes: int = 0

    @property
    def subject(self) -> int:
        """The card."""
        return self.object

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the move."""
        moved = move(game, self.object, Zone.GRAVEYARD)
        return (moved.replace(becomes=self.becomes) if self.becomes else moved,)

    def apply(self, game: Game) -> Event:
        """Change nothing beside the move."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who discards what."""
        return f"{self.player} discards {game.see(self.object).name}"


@record
class Cycled(Discarded):
    """A player discards a card to pay for its cycling ability: cycles it (702.29c)."""

    english = "{what} is cycled"

    rule: ClassVar[str] = "702.29c"

    def describe(self, game: Game) -> str:
        """Say who cycles what."""
        return f"{self.player} cycles {game.see(self.object).name}"


@record
class Countered(ObjectEvent):
    """A spell or ability is countered: it leaves the stack without resolving (701.6a)."""

    english = "{what} is countered"

    rule: ClassVar[str] = "701.6a"

    to: Zone = Zone.GRAVEYARD

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the move of a spell; an ability just ceases to exist."""
        if is_spell(game.state.objects[self.object]):
            return (move(game, self.object, self.to),)
        return ()

    def apply(self, game: Game) -> Event:
        """Take an ability off the stack."""
        there = game.state.objects[self.object]
        if not is_spell(there):
            cease(game, there)
        return self

    def describe(self, game: Game) -> str:
        """Say what is countered."""
        return f"{game.see(self.object).name} is countered"


@record
class TokensCreated(PlayerEvent):
    """A player creates tokens with the same values: it contains their entering (701.7a).

    Double-faced ones have a `form` (707.8a).
    """

    english = "a player creates tokens"

    rule: ClassVar[str] = "701.7a"

    values: Characteristics
    count: int = 1
    tapped: bool = False
    form: Form | None = None

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return one entering for each."""
        return tuple(
            make_token(game, self.values, self.player).replace(tapped=self.tapped, form=self.form)
            for _ in range(self.count)
        )

    def apply(self, game: Game) -> Event:
        """Change nothing beside that they enter."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who creates how many of what."""
        del game
        return f"{self.player} creates {self.count} {self.values.name or 'token'}"
