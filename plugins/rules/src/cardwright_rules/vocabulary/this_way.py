"""What is done about the objects to which something was done "this way" (608.2c)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_rules.moving import TokensCreated
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.happened import events_while
from cardwright_rules.vocabulary.selections import THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["IfYouDo", "ThisWay", "TokenForEach"]


@record
class _Followed(Record):
    """Something is done, and something else according to the events of a type that it led to."""

    effect: Effect
    event: type[Event]
    then: Effect

    @property
    def inner(self) -> tuple[Effect, ...]:
        """Both effects."""
        return (self.effect, self.then)

    def done(self, game: Game, by: Instance) -> list[Event]:
        """Do the first, and return those events."""
        happened = events_while(game, partial(self.effect.resolve, game, by))
        return [event for event in happened if isinstance(event, self.event)]


@record
class ThisWay(_Followed):
    """Do something, and then something else about the objects that an event happened to.

    The second effect finds them as ``THOSE_CARDS``, as they last were (608.2h).
    """

    english = "{effect}; then, about what {event} this way: {then}"

    def resolve(self, game: Game, by: Instance) -> None:
        """Do the one, look at what happened, and do the other."""
        items = tuple(dict.fromkeys(event.subject for event in self.done(game, by)))
        self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", items))))


@record
class IfYouDo(_Followed):
    """Do something, and something else if an event was part of it: if it could be done (608.2c)."""

    english = "{effect}. If you do, {then}"

    def resolve(self, game: Game, by: Instance) -> None:
        """Do the one, look at what happened, and do the other or not."""
        if self.done(game, by):
            self.then.resolve(game, by)


@record
class TokenForEach(Record):
    """For each of certain objects its controller creates a token, all at the same time (608.2h)."""

    english = "for each of {of}, its controller creates {values}"

    values: Characteristics
    of: Selection = THOSE_CARDS

    def resolve(self, game: Game, by: Instance) -> None:
        """Count what each player controls or last controlled, and propose it."""
        owed = [game.see(item).controller for item in self.of.known(game, by)]
        at_once(
            game,
            by,
            (
                TokensCreated(player, self.values, owed.count(player))
                for player in game.apnap()
                if player in owed
            ),
        )
