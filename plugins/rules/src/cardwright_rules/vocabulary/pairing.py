"""Creatures that are paired, and what they have as long as they are (702.95)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Behaviour, Duration, StaticAbility
from cardwright_core.decisions import Decision
from cardwright_core.lasting import begin_effect
from cardwright_core.layers import Part
from cardwright_core.terms import Filter, Test
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.statics import Continuous

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Selection
    from cardwright_rules.vocabulary.wording import LayeredChange

__all__ = ["CouldBePaired", "MayPair", "PairOfThis", "paired_with", "while_paired"]


@record
class ArePaired(Behaviour):
    """Two creatures are paired, as long as both remain creatures of one player (702.95a)."""

    english = "these creatures are paired"

    pair: tuple[int, int]


@record
class BothRemain(Test):
    """Both are still creatures under the control of the player who paired them (702.95e)."""

    english = "both remain creatures on the battlefield under your control"

    pair: tuple[int, int]

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they are."""
        del event
        return all(_is_creature_of(game, item, by.controller) for item in self.pair)


def _is_creature_of(game: Game, item: int, player: PlayerId) -> bool:
    if not game.exists(item):
        return False
    view = game.see(item)
    on_battlefield = view.zone is Zone.BATTLEFIELD and view.is_a("Creature")
    return on_battlefield and view.controller == player


def paired_with(game: Game, item: int) -> int:
    """Return the creature that a creature is paired with; 0 if it is unpaired (702.95b)."""
    for effect in game.state.effects.values():
        behaviour = getattr(effect.ability, "behaviour", None)
        if isinstance(behaviour, ArePaired) and item in behaviour.pair:
            first, second = behaviour.pair
            return second if item == first else first
    return 0


def _could_be(game: Game, by: Instance, item: int) -> bool:
    return _is_creature_of(game, item, by.controller) and not paired_with(game, item)


def _others(game: Game, by: Instance) -> tuple[int, ...]:
    mine = (view.id for view in game.permanents(by.controller) if view.id != by.source.id)
    return tuple(item for item in mine if _could_be(game, by, item))


@record
class CouldBePaired(Test):
    """You control both this and another creature, and both are unpaired (702.95a).

    The other one is what the ability triggered on, if that is not the source itself.
    """

    english = "you control both and both are unpaired"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether you do."""
        if not _could_be(game, by, by.source.id):
            return False
        other = event.subject if event is not None else 0
        if other in {0, by.source.id}:
            return bool(_others(game, by))
        return _could_be(game, by, other)


@record
class MayPair(Record):
    """You may pair this with a creature: with one of some, or with another of yours (702.95c)."""

    english = "you may pair this with {what:?@}"

    what: Selection | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose; a creature is paired with one other only (702.95d)."""
        if not _could_be(game, by, by.source.id):
            return
        others = _others(game, by)
        if self.what is not None:
            others = tuple(item for item in self.what.objects(game, by) if item in others)
        prompt = f"what {by.source.name} is paired with"
        you = (by.controller,)
        decision = Decision(you, "pair", others, 0, 1, prompt=prompt, rule="702.95a")
        for other in game.choose(decision) if others else ():
            pair = (by.source.id, other)
            as_long_as = Duration.while_true(BothRemain(pair))
            begin_effect(game, by, ArePaired(pair), as_long_as)


@record
class PairOfThis(Filter):
    """This and the creature that it is paired with, if it is (702.95b)."""

    english = "this and the creature it's paired with"

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one of them."""
        other = paired_with(game, by.source.id)
        return bool(other) and view.id in {by.source.id, other}


def while_paired(*changes: LayeredChange) -> StaticAbility:
    """Return the ability that this and its pair get or have something (702.95b)."""
    parts = tuple(Part(layer, PairOfThis(), change) for layer, change in changes)
    return StaticAbility(Continuous(parts))
