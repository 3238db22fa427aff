"""The monarch and the initiative: what one player at a time can be or have (725, 726)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, Instance, Source, StaticAbility, TriggeredAbility
from cardwright_core.cards import about
from cardwright_core.events import PlayerEvent
from cardwright_core.lasting import begin_delayed, begin_effect
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.drawing import Draw
from cardwright_rules.dungeons import VenturesIntoDungeon
from cardwright_rules.leaving import LeavesGame
from cardwright_rules.vocabulary.lasting import at_the_beginning_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Effect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["BecomesMonarch", "TakesInitiative", "holder_of"]

UNDERCITY = "Undercity"
_EFFECTS = "inherent abilities of "


@record
class _Takes(PlayerEvent):
    """Base: a player gets a title, and whoever had it has it no more (725.3, 726.3)."""

    title: ClassVar[str]

    def apply(self, game: Game) -> Event:
        """Write it; who has it has the inherent abilities from then on."""
        slices = game.state.slices
        if slices.get(self.title) == self.player:
            return self
        for effect in slices.get(_EFFECTS + self.title, ()):
            game.state.end_effect(effect)
        slices[self.title] = self.player
        nothing = Source(0, self.player, self.title)
        passes = PassesOn(type(self))
        by = Instance(StaticAbility(passes), nothing, self.player, Zone.OUTSIDE)
        begun = [begin_effect(game, by, passes, Duration.FOREVER)]
        for ability in self.inherent(game):
            one = by.replace(ability=ability)
            begun.append(begin_delayed(game, one, ability, Duration.FOREVER))
        slices[_EFFECTS + self.title] = tuple(begun)
        return self

    def inherent(self, game: Game) -> Iterator[TriggeredAbility]:
        """Yield the inherent triggered abilities, which are its holder's (725.2, 726.2)."""
        raise NotImplementedError


def holder_of(game: Game, kind: type[_Takes]) -> PlayerId:
    """Return who is the monarch, or has the initiative; nobody if no player does yet."""
    found: PlayerId = game.state.slices.get(kind.title, "")
    return found


@record
class PassesOn(Record):
    """If its holder leaves the game, a title goes to another player (725.4, 726.4)."""

    kind: type[_Takes]

    @hookimpl
    @about(LeavesGame)
    def consequences(self, game: Game, by: Instance, event: LeavesGame) -> Event | None:
        """725.4, 726.4"""
        if event.player != by.controller or game.state.winners is not None:
            return None
        for player in _next_ones(game, event.player):
            if not game.rules.ask.prohibits(game, self.kind(player)):
                return self.kind(player)
        game.state.slices[self.kind.title] = ""
        return None


def _next_ones(game: Game, leaver: PlayerId) -> tuple[PlayerId, ...]:
    """Return the active player, and then who is next in turn order."""
    active = game.state.cursor.active
    return game.order_from(leaver if active == leaver else active)


@record
class CombatDamageBy(Test):
    """Creatures of a player, or of anybody, deal combat damage to the controller."""

    english = "by creatures{player:? of @} to you"

    player: PlayerId = ""

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is so; the creature is looked at as it last was (608.2h)."""
        if not isinstance(event, DamageDealt) or not event.combat:
            return False
        source = game.see(event.source)
        theirs = self.player in {"", source.controller}
        return event.recipient == by.controller and source.is_a("Creature") and theirs


@record
class IsController(Test):
    """It is the controller to whom it happens."""

    english = "and that is you"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del self, game
        return isinstance(event, PlayerEvent) and event.player == by.controller


@record
class ItsControllerTakes(Record):
    """The controller of the creatures that dealt damage gets the title."""

    english = "the controller of those creatures gets it"

    kind: type[_Takes]

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        for part in by.event.parts[:1] if by.event is not None else ():
            if isinstance(part, DamageDealt):
                game.propose(self.kind(game.see(part.source).controller), by)


@record
class ItsHolderDraws(Record):
    """The monarch draws a card."""

    english = "that player draws a card"

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        del self
        game.propose(Draw(by.controller), by)


@record
class ItsHolderVentures(Record):
    """The player who has the initiative ventures into Undercity."""

    english = "that player ventures into Undercity"

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        del self
        game.propose(VenturesIntoDungeon(by.controller, UNDERCITY), by)


def _inherent(condition: Condition, effect: Effect) -> TriggeredAbility:
    return TriggeredAbility((condition,), effect)


@record
class BecomesMonarch(_Takes):
    """A player becomes the monarch (725.1)."""

    english = "a player becomes the monarch"

    rule: ClassVar[str] = "725.1"
    title: ClassVar[str] = "the monarch"

    def impossible(self, game: Game) -> str:
        """Say that they are the monarch already."""
        return "they are the monarch" if holder_of(game, BecomesMonarch) == self.player else ""

    def inherent(self, game: Game) -> Iterator[TriggeredAbility]:
        """Yield both of 725.2."""
        del game
        yield _inherent(at_the_beginning_of("end", yours=True), ItsHolderDraws())
        hit = Condition(DamageDealt, where=(CombatDamageBy(),))
        yield _inherent(hit, ItsControllerTakes(BecomesMonarch))

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} becomes the monarch"


@record
class TakesInitiative(_Takes):
    """A player takes the initiative; who has it may take it again (726.1, 726.5)."""

    english = "a player takes the initiative"

    rule: ClassVar[str] = "726.1"
    title: ClassVar[str] = "the initiative"

    def inherent(self, game: Game) -> Iterator[TriggeredAbility]:
        """Yield the three of 726.2; of creatures of each player apart."""
        yield _inherent(at_the_beginning_of("upkeep", yours=True), ItsHolderVentures())
        hits = tuple(
            Condition(DamageDealt, where=(CombatDamageBy(player),), together=True)
            for player in game.state.order
        )
        yield TriggeredAbility(hits, ItsControllerTakes(TakesInitiative))
        taken = Condition(TakesInitiative, where=(IsController(),))
        yield _inherent(taken, ItsHolderVentures())

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} takes the initiative"
