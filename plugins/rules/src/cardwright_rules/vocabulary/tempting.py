"""The Ring tempts you: Ring-bearers, and the emblem named The Ring (701.54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Behaviour, Duration, StaticAbility, TriggeredAbility
from cardwright_core.decisions import Decision
from cardwright_core.events import ObjectEvent, PlayerEvent
from cardwright_core.lasting import begin_effect
from cardwright_core.layers import Layer, Part
from cardwright_core.terms import Condition, Filter, Test
from cardwright_core.watching import EFFECTS
from cardwright_core.zones import Zone
from cardwright_rules.combat.events import Attacks, BlockedByCreature
from cardwright_rules.damage import DamageDealt
from cardwright_rules.emblems import EmblemGotten
from cardwright_rules.vocabulary.blocking import NotBlockedByStronger
from cardwright_rules.vocabulary.combat import Dealt
from cardwright_rules.vocabulary.effects import DiscardCards, DrawCards, LoseLife, do
from cardwright_rules.vocabulary.fights import THE_BLOCKER
from cardwright_rules.vocabulary.filters import AnyPlayer
from cardwright_rules.vocabulary.lasting import AtNext
from cardwright_rules.vocabulary.sacrifices import ControllersSacrifice
from cardwright_rules.vocabulary.selections import EACH_OPPONENT, THOSE_CARDS
from cardwright_rules.vocabulary.statics import Continuous
from cardwright_rules.vocabulary.types import AddSupertypes

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = [
    "RING_BEARER",
    "YOUR_RING_BEARER",
    "RingBearerChosen",
    "RingTemptedYou",
    "RingTempts",
    "TheRingTemptsYou",
    "ring_bearer",
    "the_ring_tempts_you",
    "times_tempted",
]

_SLICE = "tempted by the Ring"
_NAME = "The Ring"


def times_tempted(game: Game, player: PlayerId) -> int:
    """Return how often the Ring has tempted a player this game."""
    times: tuple[tuple[PlayerId, int], ...] = game.state.slices.get(_SLICE, ())
    return dict(times).get(player, 0)


@record
class BearsTheRing(Behaviour):
    """A permanent is the Ring-bearer of the controller of this (701.54b)."""

    english = "this is your Ring-bearer"

    item: int


@record
class NobodyElseGotIt(Test):
    """The permanent is on the battlefield, and no other player has gained control (701.54a)."""

    english = "it is on the battlefield under your control"

    item: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        if not game.exists(self.item):
            return False
        view = game.see(self.item)
        return view.zone is Zone.BATTLEFIELD and view.controller == by.controller


def _bearers(game: Game) -> dict[PlayerId, tuple[int, int]]:
    """Return the Ring-bearer of each player who has one, and the effect that makes it so."""
    return {
        effect.controller: (behaviour.item, number)
        for number, effect in game.state.effects.items()
        if isinstance(behaviour := getattr(effect.ability, "behaviour", None), BearsTheRing)
    }


def ring_bearer(game: Game, player: PlayerId) -> int:
    """Return a player's Ring-bearer, or 0 (701.54e)."""
    return _bearers(game).get(player, (0, 0))[0]


@record
class IsRingBearer(Filter):
    """The Ring-bearer of the controller of the ability, or of any player (701.54e)."""

    english = "{yours:?your }Ring-bearer"

    yours: bool = False

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing: a designation is no characteristic."""
        return frozenset()

    @property
    def watches(self) -> frozenset[str]:
        """Whose it is stands in an effect."""
        return EFFECTS

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        if self.yours:
            return view.id == ring_bearer(game, by.controller)
        return any(view.id == item for item, _ in _bearers(game).values())


RING_BEARER = IsRingBearer()
YOUR_RING_BEARER = IsRingBearer(yours=True)


@record
class RingBearerChosen(ObjectEvent):
    """Its controller chose a creature as their Ring-bearer; told, as it is so already."""

    english = "{what} is chosen as a Ring-bearer"

    rule: ClassVar[str] = "701.54a"

    def apply(self, game: Game) -> Event:
        """Change nothing."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say which."""
        return f"{game.see(self.object).name} becomes a Ring-bearer"


@record
class RingTempts(PlayerEvent):
    """The Ring has tempted a player, who chose a creature as their Ring-bearer, or could not."""

    english = "the Ring tempts"

    rule: ClassVar[str] = "701.54d"

    bearer: int = 0

    def apply(self, game: Game) -> Event:
        """Count it."""
        times = dict(game.state.slices.get(_SLICE, ()))
        times[self.player] = times.get(self.player, 0) + 1
        game.state.slices[_SLICE] = tuple(sorted(times.items()))
        return self

    def describe(self, game: Game) -> str:
        """Say whom."""
        del game
        return f"the Ring tempts {self.player}"


@record
class RingTemptedYou(Test):
    """The Ring has tempted the controller of the ability so often this game (701.54c)."""

    english = "the Ring has tempted you {count} or more times"

    count: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has."""
        del event
        return times_tempted(game, by.controller) >= self.count


@record
class TemptsYou(Test):
    """The Ring tempts you; you chose a creature other than the source, if that is asked."""

    english = "you{another:?, if you chose a creature other than this as your Ring-bearer}"

    another: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        del game
        if not isinstance(event, RingTempts) or event.player != by.controller:
            return False
        return not self.another or event.bearer not in {0, by.source.id}


def the_ring_tempts_you(*, another: bool = False) -> Condition:
    """Return the condition of "whenever the Ring tempts you" (701.54d).

    With `another`, only if you chose a creature other than the source as your Ring-bearer.
    """
    return Condition(RingTempts, where=(TemptsYou(another),))


def _emblem(player: PlayerId) -> EmblemGotten:
    """701.54c"""
    legendary = Part(Layer.TYPE, YOUR_RING_BEARER, AddSupertypes(("Legendary",)))
    attacks = Condition(Attacks, YOUR_RING_BEARER, (RingTemptedYou(2),))
    is_blocked = Condition(BlockedByCreature, YOUR_RING_BEARER, (RingTemptedYou(3),))
    later = AtNext("end of combat", ControllersSacrifice(THOSE_CARDS), THE_BLOCKER)
    dealt = Dealt(YOUR_RING_BEARER, AnyPlayer(), combat=True)
    deals = Condition(DamageDealt, where=(dealt, RingTemptedYou(4)))
    abilities = (
        StaticAbility(Continuous((legendary,))),
        StaticAbility(NotBlockedByStronger(YOUR_RING_BEARER)),
        TriggeredAbility((attacks,), do(DrawCards(1), DiscardCards(1))),
        TriggeredAbility((is_blocked,), later),
        TriggeredAbility((deals,), LoseLife(3, EACH_OPPONENT)),
    )
    return EmblemGotten(player, abilities, _NAME)


def _is_the_ring_of(player: PlayerId, view: View) -> bool:
    """Whether it is the emblem (701.54c); a card of that name is none."""
    return view.owner == player and view.name == _NAME and not view.object.card


@record
class TheRingTemptsYou(Record):
    """The controller chooses a creature of theirs as their Ring-bearer (701.54a)."""

    english = "the Ring tempts you"

    def resolve(self, game: Game, by: Instance) -> None:
        """Give them the emblem, let them choose, and say so."""
        player = by.controller
        if not any(_is_the_ring_of(player, game.see(i)) for i in game.state.zone(Zone.COMMAND)):
            game.propose(_emblem(player), by)
        options = tuple(view.id for view in game.permanents(player) if view.is_a("Creature"))
        decision = Decision((player,), "Ring-bearer", options, rule="701.54a")
        bearer = game.choose(decision)[0] if options else 0
        if bearer:
            _, before = _bearers(game).get(player, (0, 0))
            if before:
                game.state.end_effect(before)
            stays = Duration.while_true(NobodyElseGotIt(bearer))
            begin_effect(game, by, BearsTheRing(bearer), stays)
            game.propose(RingBearerChosen(bearer), by)
        game.propose(RingTempts(player, bearer), by)
