"""What is done for each of several players and objects, one after another (608.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.dealing import recipients
from cardwright_rules.vocabulary.libraries import top_cards
from cardwright_rules.vocabulary.selections import TARGET, Captured, Players

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.damage import Recipient
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["THAT_ONE", "THAT_PLAYER", "ExileTop", "OneByOne"]

THAT_ONE = Captured("that one")
"""The object that is considered, if it is one."""


@record
class CapturedPlayer(Players):
    """The player that is considered, if it is one."""

    english = "that player"

    name: str = "that one"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        found = by.recall(self.name)
        return (found,) if isinstance(found, str) and not game.player(found).lost else ()


THAT_PLAYER = CapturedPlayer()


@record
class OneByOne(Record):
    """Do something for each object and player of a selection, one after another (608.2f).

    It goes in turn order; of one player and what they control the controller chooses the order.
    What is done finds the one that is considered as ``THAT_ONE`` or ``THAT_PLAYER``.
    """

    english = "for each of {of}, {effect}"

    effect: Effect
    of: Selection = TARGET
    and_players: Players | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Consider one after another."""
        left = list(recipients(game, by, self.of, self.and_players))
        for player in game.apnap():
            theirs = [one for one in left if _whose(game, one) == player]
            while theirs:
                prompt = f"which one {by.source.name} considers next"
                decision = Decision(
                    (by.controller,), "next", tuple(theirs), prompt=prompt, rule="608.2f"
                )
                one: Recipient = game.choose(decision)[0]
                theirs.remove(one)
                self.effect.resolve(game, by.replace(captured=(*by.captured, (THAT_ONE.name, one))))


def _whose(game: Game, one: Recipient) -> PlayerId:
    return one if isinstance(one, str) else game.see(one).controller


@record
class ExileTop(Record):
    """Exile the top card of your library; what is done `then` finds it as ``THOSE_CARDS``."""

    english = "exile the top card of your library{then:?, then @}"
    touches_library: ClassVar[bool] = True

    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the move, and go on."""
        found: tuple[int, ...] = ()
        for card in top_cards(game, by.controller, 1):
            moved = from_library(game, card, Zone.EXILE)
            game.propose(moved, by)
            found = (moved.becomes,) if game.exists(moved.becomes) else ()
        if self.then is not None:
            self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", found))))
