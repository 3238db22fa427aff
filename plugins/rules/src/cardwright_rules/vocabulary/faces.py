"""The further sets of characteristics of a card, in the words of cards (709 to 722)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Cost, SpellAbility
from cardwright_core.faces import Faces
from cardwright_core.layers import Layer, Part
from cardwright_core.mana import ManaCost
from cardwright_core.terms import Condition, Filter, Test, This
from cardwright_core.watching import NOTHING
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.designations import Designated
from cardwright_rules.layouts import FLIP, MODAL, OMEN, TRANSFORMING, Melding, Prototype
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.searching import Shuffled
from cardwright_rules.vocabulary.shorthand import static

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Effect, Instance, StaticAbility
    from cardwright_core.cards import CardPlugin
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import TargetSpec

__all__ = [
    "BecomesLevel",
    "GainLevel",
    "HasLevel",
    "IsLevel",
    "ShuffleItIn",
    "becomes_level",
    "class_level",
    "flips_into",
    "melds",
    "modal_back",
    "omen",
    "omen_card",
    "prototype",
    "transforms_into",
]

Face = type["CardPlugin"]


def transforms_into(back: Face) -> Faces:
    """Return the faces of a nonmodal double-faced card with this back (712.2)."""
    return Faces(TRANSFORMING, (back,))


def modal_back(back: Face) -> Faces:
    """Return the faces of a modal double-faced card with this back (712.3)."""
    return Faces(MODAL, (back,))


def flips_into(bottom: Face) -> Faces:
    """Return the faces of a flip card with this bottom half (710.1)."""
    return Faces(FLIP, (bottom,))


def melds(other: str, into: Face) -> Faces:
    """Return the faces of a card that melds with another, named, to one permanent (712.4)."""
    return Faces(Melding("meld", two_sided=True, other=other), (into,))


def prototype(cost: str, power: int, toughness: int) -> Faces:
    """Return the faces of a card that can be cast prototyped: its other cost and size (718.2)."""
    layout = Prototype(
        "prototype", castable=True, lasting=True, cost=cost, power=power, toughness=toughness
    )
    return Faces(layout)


def omen_card(inset: Face) -> Faces:
    """Return the faces of an omen card with this inset (720.2)."""
    return Faces(OMEN, (inset,))


@record
class ShuffleItIn(Record):
    """What an Omen does; then its controller shuffles it into its owner's library (720.3d)."""

    english = "{effect}; then shuffle this card into its owner's library"

    effect: Effect

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What it does."""
        return (self.effect,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Do it, and shuffle the spell away if it is still there."""
        self.effect.resolve(game, by)
        if game.exists(by.source.id):
            owner = game.see(by.source.id).owner
            game.propose(move(game, by.source.id, Zone.LIBRARY), by)
            game.propose(Shuffled(owner), by)


def omen(effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """Return what an Omen does."""
    return SpellAbility(ShuffleItIn(effect), targets)


_LEVEL = "level"


def _level(view: View) -> int:
    """Return the level of a permanent: 1 if it has none (716.2d)."""
    return view.object.designation(_LEVEL) or 1


@record
class IsLevel(Test):
    """This is of a level."""

    english = "this is level {level}"

    level: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        return _level(game.see(by.source.id)) == self.level


@record
class HasLevel(Filter):
    """This, as long as it is of a level or a greater one."""

    english = "this, as long as it is level {level} or greater,"

    level: int

    @property
    def watches(self) -> frozenset[str]:
        """It looks at objects only."""
        return NOTHING

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is it, and so."""
        del game
        return view.id == by.source.id and _level(view) >= self.level


@record
class GainLevel(Record):
    """This becomes level N (716.2a)."""

    english = "this becomes level {level}"

    level: int

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        game.propose(Designated(by.source.id, _LEVEL, self.level), by)


@record
class BecomesLevel(Test):
    """A permanent becomes of a level (716.2a)."""

    english = "to level {level}"

    level: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        del game, by
        return isinstance(event, Designated) and event.name == _LEVEL and event.number == self.level


def becomes_level(level: int) -> Condition:
    """Return the condition that this Class becomes level N."""
    return Condition(Designated, This(), (BecomesLevel(level),))


def class_level(level: int, paid: str, *abilities: Ability) -> tuple[Ability, ...]:
    """Return what a class level bar stands for, with the abilities of its section (716.2a)."""
    gaining = ActivatedAbility(
        Cost(ManaCost.parse(paid)),
        GainLevel(level),
        as_a_sorcery=True,
        only_if=IsLevel(level - 1),
        keyword="class level",
    )
    having: StaticAbility = static(Part(Layer.ABILITY, HasLevel(level), AddAbilities(abilities)))
    return (gaining, having)
