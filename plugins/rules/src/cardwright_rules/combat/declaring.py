"""Which declarations are legal, and how a player makes one (508.1a to 508.1d, 509.1a to 509.1c).

Where restrictions or requirements tie creatures together, each creature is decided on by itself,
in order; an option is offered only if the rest can still be declared so that no restriction is
disobeyed and as many requirements are obeyed as possible. The search for that is exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from cardwright_core.game import Game
    from cardwright_rules.combat.fighting import Attacked
    from cardwright_rules.combat.restrictions import GroupRestriction, Pair, Requirement
    from cardwright_rules.combat.sides import Side

__all__ = ["Declarable", "Declaration"]


class Declarable:
    """What could be declared: for each creature what it may attack or block, and what ties them.

    `capacity` names the creatures that may take more than one target, and how many. `charged` are
    the pairs that cost something: no requirement forces a player to declare one of them.
    """

    __slots__ = ("_most", "capacity", "charged", "choices", "groups", "requirements")

    def __init__(
        self,
        choices: Mapping[int, tuple[Attacked, ...]],
        groups: Sequence[GroupRestriction] = (),
        requirements: Iterable[Requirement] = (),
        capacity: Mapping[int, int] | None = None,
        charged: frozenset[Pair] = frozenset(),
    ) -> None:
        """Leave out creatures without a target, and requirements that nothing could obey."""
        self.choices = {creature: targets for creature, targets in choices.items() if targets}
        self.groups = groups
        self.capacity = capacity or {}
        self.charged = charged
        pairs = [(creature, target) for creature, them in choices.items() for target in them]
        self.requirements = [
            requirement
            for requirement in requirements
            if any(requirement.obeyed_by(*pair) for pair in pairs)
        ]
        self._most: dict[frozenset[Pair], int] = {}

    @property
    def tied(self) -> bool:
        """Whether not every set of attacks or blocks is legal."""
        return bool(self.groups or self.requirements)

    def leave_out(self, pairs: frozenset[Pair]) -> Declarable:
        """Return what could be declared without some of the pairs."""
        choices = {
            creature: tuple(target for target in targets if (creature, target) not in pairs)
            for creature, targets in self.choices.items()
        }
        return Declarable(
            choices, self.groups, self.requirements, self.capacity, self.charged - pairs
        )

    @property
    def most(self) -> int:
        """The number of requirements that can be obeyed for nothing (508.1d, 509.1c)."""
        return self._most_with(frozenset())

    def _most_with(self, paid: frozenset[Pair]) -> int:
        """Return how many requirements have to be obeyed by who pays for these pairs."""
        if paid not in self._most:
            everything, left = tuple(self.choices), self.charged - paid
            most = len(self.requirements)
            while most and not self._completable((), everything, left, most):
                most -= 1
            self._most[paid] = most
        return self._most[paid]

    def completable(self, declared: tuple[Pair, ...], undecided: tuple[int, ...]) -> bool:
        """Whether a legal declaration has these pairs, and more of `undecided` creatures only."""
        return self._completable(declared, undecided, frozenset())

    def room(self, creature: int) -> int:
        """Return how many targets a creature may take."""
        return self.capacity.get(creature, 1)

    def _completable(
        self,
        declared: tuple[Pair, ...],
        undecided: tuple[int, ...],
        without: frozenset[Pair],
        most: int | None = None,
    ) -> bool:
        """Search: mend one broken restriction, or obey one more requirement, in every way.

        Any legal declaration with more pairs has one of those that mend it, so nothing is missed;
        a pair whose branch failed is left out of the branches after it. How many requirements have
        to be obeyed is `most`, or depends on what is paid for, and then only grows with it.
        """
        pairs = tuple(self._available(declared, undecided, without))
        wanted = self._most_with(self.charged.intersection(declared)) if most is None else most
        useful = self._useful(declared, pairs, wanted)
        if useful is None:
            return True
        for pair in useful:
            if self._completable((*declared, pair), undecided, without, most):
                return True
            without |= {pair}
        return False

    def _useful(
        self, declared: tuple[Pair, ...], pairs: tuple[Pair, ...], wanted: int
    ) -> list[Pair] | None:
        """Return the pairs of which one is needed next; ``None`` if nothing more is needed."""
        broken = [group for group in self.groups if not _allows(group, declared)]
        unmet = [r for r in self.requirements if not _obeys(declared, r)]
        hopeless = sum(not _obeys(pairs, requirement) for requirement in unmet)
        if len(self.requirements) - hopeless < wanted or not all(g.mendable for g in broken):
            return []
        if broken:
            return [pair for pair in pairs if broken[0].concerns(*pair)]
        if len(self.requirements) - len(unmet) >= wanted:
            return None
        return [pair for pair in pairs if any(r.obeyed_by(*pair) for r in unmet)]

    def _available(
        self, declared: tuple[Pair, ...], undecided: tuple[int, ...], without: frozenset[Pair]
    ) -> Iterator[Pair]:
        for creature in undecided:
            taken = sum(creature == other for other, _ in declared)
            if taken < self.room(creature):
                for target in self.choices[creature]:
                    pair = (creature, target)
                    if pair not in without and pair not in declared:
                        yield pair


def _allows(group: GroupRestriction, declared: tuple[Pair, ...]) -> bool:
    return group.allows(tuple(pair for pair in declared if group.concerns(*pair)))


def _obeys(pairs: tuple[Pair, ...], requirement: Requirement) -> bool:
    return any(requirement.obeyed_by(*pair) for pair in pairs)


class Declaration:
    """How players declare: for one creature after the other, what it attacks or blocks, if at all.

    `kind` and `rule` are those of the decisions.
    """

    def __init__(
        self, game: Game, deciders: Side, declarable: Declarable, kind: str, rule: str
    ) -> None:
        """Begin with nothing declared."""
        self._game, self._deciders, self._declarable = game, deciders, declarable
        self._kind, self._rule = kind, rule
        self._declared: tuple[Pair, ...] = ()

    def made(self) -> tuple[Pair, ...]:
        """Ask for each creature, and return all that was declared."""
        undecided = tuple(self._declarable.choices)
        for place, creature in enumerate(undecided):
            if self._declarable.tied:
                self._decide_tied(creature, undecided[place + 1 :])
            else:
                self._decide_freely(creature)
        return self._declared

    def _decide_freely(self, creature: int) -> None:
        targets = self._declarable.choices[creature]
        self._ask(creature, targets, 0, min(self._declarable.room(creature), len(targets)))

    def _decide_tied(self, creature: int, later: tuple[int, ...]) -> None:
        """Ask again while the creature may take one more, since each choice changes the next."""
        for _ in range(self._declarable.room(creature)):
            left = self._completable_targets(creature, later)
            required = not self._declarable.completable(self._declared, later)
            if not left or not self._ask(creature, left, int(required), 1):
                return

    def _completable_targets(self, creature: int, later: tuple[int, ...]) -> tuple[Attacked, ...]:
        return tuple(
            target
            for target in self._declarable.choices[creature]
            if (creature, target) not in self._declared
            and self._declarable.completable(
                (*self._declared, (creature, target)), (creature, *later)
            )
        )

    def _ask(
        self, creature: int, targets: tuple[Attacked, ...], minimum: int, maximum: int
    ) -> tuple[Attacked, ...]:
        name = self._game.see(creature).name
        decision = Decision(
            self._deciders,
            self._kind,
            targets,
            minimum,
            maximum,
            prompt=f"what {name} is to {self._kind}",
            rule=self._rule,
            source=name,
        )
        chosen = self._game.choose(decision)
        self._declared += tuple((creature, target) for target in chosen)
        return chosen
