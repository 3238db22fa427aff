"""What makes creatures attack, keeps them from it, or lets them attack at once (508)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.decisions import Decision
from cardwright_core.lasting import Among, begin_effect
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject, Filter, This
from cardwright_core.zones import Zone
from cardwright_rules.combat.attackers import attackable
from cardwright_rules.combat.events import AttackReselected
from cardwright_rules.combat.fighting import attack_of
from cardwright_rules.combat.joining import join_attack
from cardwright_rules.combat.restrictions import (
    CantAttack,
    DeclarationCost,
    GroupRestriction,
    OptionalCost,
    Requirement,
)
from cardwright_rules.goading import Goaded, goaded_by
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.fighting import Attacked
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "ATTACKING_YOU",
    "ATTACKING_YOU_OR_PLANESWALKERS",
    "GOADED",
    "AtMostAttack",
    "AttackCost",
    "AttacksEachCombat",
    "CantAttackAlone",
    "CreaturesAreGoaded",
    "CreaturesCantAttack",
    "EnterAttacking",
    "Goad",
    "IsAttacking",
    "LastsFor",
    "MayPayToAttack",
    "ReselectAttack",
]

_THIS = This()
_ALL = AnyObject()


@record
class Whom(Record):
    """What is attacked: anything; or you, or you and the planeswalkers that you control."""

    you: bool = False
    planeswalkers: bool = False

    def covers(self, game: Game, by: Instance, attacked: Attacked) -> bool:
        """Whether it is meant."""
        if not self.you or isinstance(attacked, str):
            return not self.you or attacked == by.controller
        view = game.see(attacked)
        is_walker = self.planeswalkers and view.is_a("Planeswalker") and not view.is_a("Battle")
        return is_walker and view.controller == by.controller


ANYTHING = Whom()
ATTACKING_YOU = Whom(you=True)
ATTACKING_YOU_OR_PLANESWALKERS = Whom(you=True, planeswalkers=True)


def creatures(game: Game, by: Instance, what: Filter) -> tuple[int, ...]:
    """Return the creatures on the battlefield in a set."""
    return tuple(
        view.id
        for view in game.permanents()
        if view.is_a("Creature") and what.matches(game, by, view)
    )


# Requirements and restrictions.


@record
class AttacksEachCombat(Record):
    """Creatures of a set attack each combat if able, one of `whom` if any are named (508.1d)."""

    english = "{what:each} attacks each combat if able"

    what: Filter = _THIS
    whom: Players | None = None

    @hookimpl
    def attack_requirements(self, game: Game, by: Instance) -> list[Requirement]:
        """508.1d"""
        whom = () if self.whom is None else self.whom.players(game, by)
        if self.whom is not None and not whom:
            return []
        return [Requirement((item,), whom) for item in creatures(game, by, self.what)]


@record
class CreaturesCantAttack(Record):
    """Creatures of a set can't attack (508.1c)."""

    english = "{what:each} can't attack"

    what: Filter = _THIS
    whom: Whom = ANYTHING

    @hookimpl
    def attack_restrictions(self, game: Game, by: Instance) -> CantAttack:
        """508.1c"""
        return CantAttack(
            by.source.name,
            lambda view, attacked: (
                self.whom.covers(game, by, attacked) and self.what.matches(game, by, view)
            ),
        )


@record
class CantAttackAlone(Record):
    """Creatures of a set can't attack alone (508.1c)."""

    english = "{what:each} can't attack alone"

    what: Filter = _THIS

    @hookimpl
    def attack_restrictions(self, game: Game, by: Instance) -> GroupRestriction:
        """508.1c"""
        those = creatures(game, by, self.what)
        return GroupRestriction(
            f"can't attack alone ({by.source.name})",
            lambda pairs: len(pairs) != 1 or pairs[0][0] not in those,
        )


@record
class AtMostAttack(Record):
    """No more than so many creatures can attack each combat, or can attack you (508.1c)."""

    english = "no more than {count} creatures can attack each combat"

    count: int
    whom: Whom = ANYTHING

    @hookimpl
    def attack_restrictions(self, game: Game, by: Instance) -> GroupRestriction:
        """508.1c"""
        return GroupRestriction.at_most(
            self.count, by.source.name, lambda _, attacked: self.whom.covers(game, by, attacked)
        )


@record
class AttackCost(Record):
    """Creatures can't attack unless their controller pays a cost for each of them (508.1h)."""

    english = "{what:each} can't attack unless its controller pays {cost}"

    cost: Cost
    what: Filter = _ALL
    whom: Whom = ANYTHING

    @hookimpl
    def attack_costs(self, game: Game, by: Instance) -> DeclarationCost:
        """508.1h"""
        return DeclarationCost(
            by,
            self.cost,
            lambda view, attacked: (
                self.whom.covers(game, by, attacked) and self.what.matches(game, by, view)
            ),
        )


@record
class MayPayToAttack(Record):
    """You may pay a cost as this attacks (508.1g); `name` is what the player is asked."""

    english = "you may pay {cost} as this attacks"

    cost: Cost
    name: str

    @hookimpl
    def optional_attack_costs(self, by: Instance) -> OptionalCost:
        """508.1g"""
        return OptionalCost(by, by.source.id, self.cost, self.name)


@record
class LastsFor(Record):
    """For a time something is so of certain creatures that would be so of a set (611.2c).

    `behaviour` is one of those that speak of creatures as `what`: ``LastsFor(AttacksEachCombat())``
    makes the targets attack this turn, ``LastsFor(CreaturesCantAttack())`` keeps them from it.
    """

    english = "until end of turn, {what}: {behaviour}"

    behaviour: Record
    what: Selection = TARGET
    duration: Duration = Duration.END_OF_TURN

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it."""
        items = self.what.objects(game, by)
        if items:
            begin_effect(game, by, self.behaviour.replace(what=Among(items)), self.duration)


# Goad.


@record
class CreaturesAreGoaded(Record):
    """Creatures of a set are goaded by you (701.15b)."""

    english = "{what:each} is goaded"

    what: Filter

    @hookimpl
    def goads(self, game: Game, by: Instance, creature: View) -> PlayerId | None:
        """701.15b"""
        return by.controller if self.what.matches(game, by, creature) else None


@record
class Goad(Record):
    """Goad creatures until your next turn: they attack if able, and others than you (701.15)."""

    english = "goad {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for those that you have not goaded already (701.15d)."""
        for item in self.what.objects(game, by):
            if by.controller in goaded_by(game, game.see(item)):
                continue
            if game.propose(Goaded(item, by.controller), by) is not None:
                goads = CreaturesAreGoaded(Among((item,)))
                begin_effect(game, by, goads, Duration.YOUR_NEXT_TURN)


@record
class IsGoaded(Filter):
    """Goaded creatures."""

    english = "goaded ..."

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether somebody has it goaded."""
        del by
        return bool(goaded_by(game, view))


GOADED = IsGoaded()


# Creatures that attack without having been declared.


@record
class IsAttacking(Record):
    """Creatures are attacking, though they never attacked (508.4).

    They attack `whom`, or else what their controller chooses.
    """

    english = "{what:each} is attacking"

    what: Selection = TARGET
    whom: Players | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each join the attack, where that can be (506.3, 508.4b)."""
        _join(game, by, self.what.objects(game, by), self.whom)


@record
class EnterAttacking(Record):
    """Whatever creatures an effect puts onto the battlefield are attacking (508.4).

    They attack `whom`, or else what their controller chooses.
    """

    english = "{effect}, attacking"

    effect: Effect
    whom: Players | None = None

    @property
    def inner(self) -> tuple[Effect, ...]:
        """The effect."""
        return (self.effect,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Do it, and let what entered join the attack."""
        first = game.state.next_id
        self.effect.resolve(game, by)
        entered = tuple(item for item in game.state.zone(Zone.BATTLEFIELD) if item >= first)
        _join(game, by, entered, self.whom)


def _join(game: Game, by: Instance, items: tuple[int, ...], whom: Players | None) -> None:
    players = () if whom is None else whom.players(game, by)
    if whom is not None and not players:
        return
    for item in items:
        join_attack(game, item, by, players[0] if players else None)


@record
class ReselectAttack(Record):
    """Reselect which player, planeswalker or battle attacking creatures attack (508.7)."""

    english = "reselect which player or permanent {what:each} is attacking"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose for each; no restriction or requirement matters (508.7b)."""
        for item in self.what.objects(game, by):
            if attack_of(game, item) is None:
                continue
            possible = attackable(game)
            name = game.see(item).name
            decision = Decision(
                (by.controller,),
                "attack",
                tuple(possible),
                prompt=f"what {name} is to attack",
                rule="508.7",
                source=name,
            )
            target: Attacked = game.choose(decision)[0]
            game.propose(AttackReselected(item, target, possible[target]), by)
