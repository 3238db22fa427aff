"""Keyword actions: proliferate, populate (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut
from cardwright_core.layers import copiable_values
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.moving import TokensCreated
from cardwright_rules.vocabulary.effects import at_once

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["Populate", "Proliferate"]


@record
class Proliferate(Record):
    """Its controller chooses any number of permanents and players with a counter (701.34).

    Each gets one more of each kind that it has, all at once.
    """

    english = "proliferate"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose; a team's poison counters are one player's to get (701.34b)."""
        permanents = tuple(view.id for view in game.permanents() if view.object.counters)
        players = tuple(one for one in game.apnap() if game.player(one).counters)
        options: tuple[int | PlayerId, ...] = (*permanents, *players)
        most = len(options)
        decision = Decision((by.controller,), "proliferate", options, 0, most, rule="701.34a")
        chosen = game.choose(decision) if options else ()
        at_once(game, by, (more for one in chosen for more in _one_more(game, one)))


def _one_more(game: Game, one: int | PlayerId) -> Iterator[Event]:
    if isinstance(one, int):
        for counter, _ in game.state.objects[one].counters:
            yield CountersPut(one, counter, 1)
        return
    for counter, _ in game.player(one).counters:
        yield PlayerGetsCounters(one, counter, 1)


@record
class Populate(Record):
    """Its controller creates a copy of a creature token of theirs, if they have one (701.36)."""

    english = "populate"
    rule: ClassVar[str] = "701.36a"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose which."""
        tokens = tuple(
            view.id
            for view in game.permanents(by.controller)
            if view.is_a("Creature") and not view.object.card
        )
        if tokens:
            decision = Decision((by.controller,), "populate", tokens, rule=self.rule)
            values = copiable_values(game, game.choose(decision)[0])
            game.propose(TokensCreated(by.controller, values), by)
