"""Replacement effects of many cards: what is skipped, and what happens instead (614)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.flow import PhaseBegins, StepBegins, TurnBegins
from cardwright_core.lasting import begin_effect
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["Meanwhile", "SkipNext", "Skips"]


@record
class Skips(Record):
    """A player skips their turns, or their phases or steps of a name (614.1b, 614.10).

    Without a player it is the controller of the ability. `once` means the next one only: two such
    effects take the next two (614.10a).
    """

    english = "you skip your {once:?next }{name} {what}"

    what: type[Event]
    name: str = ""
    player: PlayerId = ""
    once: bool = False

    @hookimpl
    @about(TurnBegins, PhaseBegins, StepBegins)
    def replacements(self, game: Game, by: Instance, event: Event) -> Replacement | None:
        """614.10; a team skips what one of it would (805.8)"""
        if type(event) is not self.what or not self._is_meant(game, by, event):
            return None
        return Replacement.of(by, lambda game, _: self._skip(game, by), rule="614.10")

    def _is_meant(self, game: Game, by: Instance, event: Event) -> bool:
        assert isinstance(event, TurnBegins | StepBegins)  # noqa: S101 - it is about nothing else
        name = event.step.name if isinstance(event, StepBegins) else getattr(event, "phase", "")
        return (self.player or by.controller) in game.side(event.active) and name == self.name

    def _skip(self, game: Game, by: Instance) -> None:
        if self.once:
            game.state.end_effect(by.effect)


@record
class SkipNext(Record):
    """Players skip their next turn, or their next phase or step of a name (614.10)."""

    english = "{who:skip} their next {name} {what}"

    what: type[Event]
    name: str = ""
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin an effect for each."""
        for player in game.one_of_each_side(self.who.players(game, by)):
            begin_effect(game, by, Skips(self.what, self.name, player, once=True), None)


@record
class Meanwhile(Record):
    """Do something; while it is done `behaviour` functions: a self-replacement effect (614.15)."""

    english = "{effect}; meanwhile, {behaviour}"

    effect: Effect
    behaviour: Record

    def resolve(self, game: Game, by: Instance) -> None:
        """Let it begin, do it, and let it end."""
        begun = begin_effect(game, by, self.behaviour, None)
        self.effect.resolve(game, by)
        if begun in game.state.effects:
            game.state.end_effect(begun)
