"""Effects that restart the game, let a subgame be played, or bring cards from outside the game.

727, 729, 400.11
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.layers import view_in_library
from cardwright_core.terms import AnyObject
from cardwright_core.zones import Zone
from cardwright_rules.outside import OutsideCard, bring_in, owned_outside
from cardwright_rules.restarting import restart
from cardwright_rules.subgames import play_subgame
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.searching import Shuffled
from cardwright_rules.vocabulary.selections import Players

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["DIDNT_WIN_SUBGAME", "WON_SUBGAME", "BringFromOutside", "PlaySubgame", "RestartGame"]

_WINNERS = "winners of the subgame"


@record
class RestartGame(Record):
    """Restart the game; its controller starts the new one (727.1).

    What is `left` in exile is in no deck (727.5). Instructions after this one are followed just
    before the first turn of the new game, and find there what was left (727.4).
    """

    english = "restart the game{left:?, leaving @ in exile}"

    left: Selection | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Let it end, and the new one begin."""
        restart(game, by, () if self.left is None else self.left.objects(game, by))


@record
class PlaySubgame(Record):
    """The players play a subgame with their libraries as their decks (729.1).

    What is done `then` may speak of ``WON_SUBGAME`` and ``DIDNT_WIN_SUBGAME``.
    """

    english = "players play a subgame, using their libraries as their decks{then:?; then @}"
    touches_library: ClassVar[bool] = True

    then: Effect | None = None

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What happens after it."""
        return () if self.then is None else (self.then,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Play it, let each shuffle what is in their library then, and go on (729.5)."""
        winners = play_subgame(game, by)
        if winners is None:
            return
        for player in game.apnap():
            game.propose(Shuffled(player), by)
        if self.then is not None:
            self.then.resolve(game, by.replace(captured=(*by.captured, (_WINNERS, winners))))


@record
class WonSubgame(Players):
    """The players who won the subgame (729.1b)."""

    english = "each player who won the subgame"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them, if they are in the game still."""
        return tuple(one for one in game.apnap() if one in _winners(by))


@record
class DidntWinSubgame(Players):
    """The players who didn't win the subgame (729.1b)."""

    english = "each player who didn't win the subgame"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them, if they are in the game still."""
        return tuple(one for one in game.apnap() if one not in _winners(by))


def _winners(by: Instance) -> tuple[PlayerId, ...]:
    found = by.recall(_WINNERS)
    assert isinstance(found, tuple)  # noqa: S101 - as it was noted
    return found


WON_SUBGAME = WonSubgame()
DIDNT_WIN_SUBGAME = DidntWinSubgame()


@record
class BringFromOutside(Record):
    """You may reveal cards of a set that you own outside the game, and put them into a zone.

    400.11b, 729.4a. Who controls that player sees none of them, and can't let them choose any
    (723.4).
    """

    english = "you may reveal {count:{what:of card}} you own from outside the game; put it in {to}"

    what: Filter = AnyObject()
    count: Amount = 1
    to: Zone = Zone.HAND

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose, and bring it."""
        for card in self._chosen(game, by):
            game.annotate("note", by, "701.20a", text=f"{by.controller} reveals {card.name}")
            bring_in(game, by, by.controller, card.card, self.to)

    def _chosen(self, game: Game, by: Instance) -> tuple[OutsideCard, ...]:
        player = by.controller
        if game.decider(player) != player:
            return ()
        seen = ((card, view_in_library(game, card)) for card in owned_outside(game, player))
        options = tuple(
            OutsideCard(card, view.name) for card, view in seen if self.what.matches(game, by, view)
        )
        most = min(amount(game, by, self.count), len(options))
        prompt = f"what to bring into the game for {by.source.name}"
        decision = Decision(
            (player,), "outside the game", options, 0, most, prompt=prompt, rule="400.11b"
        )
        chosen: tuple[OutsideCard, ...] = game.choose(decision)
        return chosen
