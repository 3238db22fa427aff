"""Trying payments out in the game itself: costs that compete, abilities used again and again.

A plan whose steps have costs beside their own permanent (life, sacrifices) is carried out on a
copy. If it fails, or more mana is needed than what can be used once adds, every order of single
uses is tried, up to a limit.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.casting import Activate
from cardwright_core.errors import IllegalActionError, InputError
from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.payment import Spend
from cardwright_core.planning import Planner
from cardwright_core.plans import Step
from cardwright_core.production import carry_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from cardwright_core.abilities import Instance
    from cardwright_core.decisions import Answer, Decision
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.matching import Way
    from cardwright_core.otherwise import Otherwise
    from cardwright_core.payment import Payment
    from cardwright_core.plans import Plan
    from cardwright_core.proposal import Proposal
    from cardwright_core.sources import Source
    from cardwright_core.state import State
    from cardwright_core.zones import PlayerId

__all__ = ["answers_for", "answers_to", "maximal_pools", "tried"]

MOST_POOLS = 3000
"""So many states are looked at before :func:`maximal_pools` refuses."""

MOST_TRIES = 100
"""So many states are looked at before a payment is taken to be impossible, which takes a while."""


class _Outcome(NamedTuple):
    answers: tuple[Answer, ...]
    state: State


def answers_to(game: Game, player: PlayerId, step: Step) -> tuple[Answer, ...] | None:
    """Return the answers with which a step adds what it has to; ``None`` if it can't be taken."""
    outcome = next(_outcomes(game, player, step), None)
    return None if outcome is None else outcome.answers


def answers_for(game: Game, by: Instance, payment: Payment) -> tuple[Answer, ...]:
    """Return answers with which a mana ability that resolves adds what a payment needs."""
    player, state = payment.proposal.player, game.state

    def act() -> State:
        carry_out(game, by)
        resolve_mana_triggers(game)
        return game.state

    try:
        for answers, after in reversed(game.explored(act)):
            game.state = after
            if Planner(game, player).plan(payment.proposal, payment.symbols) is not None:
                return answers
    finally:
        game.state = state
    return ()


def _outcomes(
    game: Game, player: PlayerId, step: Step, *, whatever: bool = False
) -> Iterator[_Outcome]:
    """Yield how a step could go so that it spends and adds what it has to, or `whatever`."""
    needed: Counter[Mana] = Counter()
    if not whatever:
        needed = Counter(game.state.players[player].pool) - Counter(step.spends)
        needed.update(step.adds)
    action = Activate(player, step.instance.source.id, step.instance.number, "")

    def act() -> State | None:
        try:
            action.perform(game)
        except IllegalActionError:
            return None
        return game.state

    if step.answers is not None:
        given = list(step.answers)
        found = game.explored(act, lambda _: (given.pop(0),) if given else ())
    else:
        found = game.explored(act, _paying_with(step))
    for answers, state in reversed(found):
        if state is not None and not needed - Counter(state.players[player].pool):
            yield _Outcome(answers, state)


def _paying_with(step: Step) -> Callable[[Decision], Iterable[Answer]]:
    """Return all answers to other decisions; to a payment, those that spend mana of the pool."""
    spends = Counter(step.spends)

    def answers(decision: Decision) -> Iterable[Answer]:
        if step.uses and step.uses in decision.options:
            return tuple(a for a in decision.answers() if step.uses in a.chosen)
        if decision.kind != "pay":
            return tuple(decision.answers())[::-1]
        found = [a for a in decision.answers() if isinstance(a.chosen[0], Spend)]
        exact = [a for a in found if Counter(a.chosen[0].units) == spends]
        return exact or found

    return answers


def tried(
    planner: Planner, proposal: Proposal, symbols: tuple[str, ...], otherwise: Otherwise | None
) -> Plan | None:
    """Return a plan that was carried out on a copy, with as few steps of trying as can be."""
    game, player, state = planner.game, planner.player, planner.game.state
    if planner.reached is None:
        planner.reached = Reached(planner)
    try:
        for reached in planner.reached:
            game.state = reached.state
            plan = reached.planner.plan_once(proposal, symbols, otherwise)
            if plan is not None and (not plan.checked or _works(game, player, plan)):
                return plan._replace(steps=(*reached.steps, *plan.steps))
    finally:
        game.state = state
    return None


class _Place(NamedTuple):
    """A state that trying has led to, by these steps, and what plans payments there."""

    state: State
    steps: tuple[Step, ...]
    planner: Planner


class Reached:
    """The states that uses of mana abilities lead to, one use after another, from one moment.

    They are looked for as they are asked for, so that several payments share them. Left out is what
    has less mana than another and is the same but for that, or for which of several alike are used.
    """

    def __init__(self, planner: Planner) -> None:
        """Begin with the moment itself."""
        self._game, self._player = planner.game, planner.player
        self._alike = _alike(planner)
        self._places = [_Place(planner.game.state, (), planner)]
        self._looked_from = 0
        self._pools: dict[object, list[Counter[Mana]]] = {}
        self._is_new(planner.game.state)

    def __iter__(self) -> Iterator[_Place]:
        """Yield them, those of the fewest steps first."""
        number = 0
        while number < len(self._places):
            yield self._places[number]
            number += 1
            while number == len(self._places) and self._looked_from < number < MOST_TRIES:
                self._look_further()

    def _look_further(self) -> None:
        """Look at what one use more leads to."""
        before = self._places[self._looked_from]
        self._looked_from += 1
        for step, after in _single_uses(self._game, self._player, before):
            if self._is_new(after):
                planner = Planner(self._game, self._player)
                self._places.append(_Place(after, (*before.steps, step), planner))

    def _is_new(self, state: State) -> bool:
        pool = Counter(state.players[self._player].pool)
        pools = self._pools.setdefault(_told(state, self._player, self._alike)[1:], [])
        if any(pool <= other for other in pools):
            return False
        pools.append(pool)
        return True


def _alike(planner: Planner) -> dict[int, int]:
    """Return, for objects that can only be used once, the first one of which the same is true."""
    means = planner.means
    others = {one.source.id for one in means.repeatable}
    others |= {one.source.id for one, _ in means.converting}
    firsts: dict[object, int] = {}
    return {
        item: firsts.setdefault((planner.game.see(item).characteristics, _bundles(ways)), item)
        for item, ways in means.plain.items()
        if item not in others
    }


def _bundles(ways: tuple[Way, ...]) -> tuple[object, ...]:
    return tuple(way.bundle for way in ways)


def _works(game: Game, player: PlayerId, plan: Plan) -> bool:
    """Carry a plan out, and see whether the mana is there in the end."""
    state = game.state
    try:
        for step in plan.steps:
            outcome = next(_outcomes(game, player, step), None)
            if outcome is None:
                return False
            game.state = outcome.state
        return not Counter(plan.spends) - Counter(game.state.players[player].pool)
    finally:
        game.state = state


def _single_uses(game: Game, player: PlayerId, now: _Place) -> Iterator[tuple[Step, State]]:
    game.state = now.state
    planner = now.planner
    ways = (*(w for ways in planner.means.plain.values() for w in ways), *planner.means.converters)
    keys: list[tuple[Source, ...]] = [way.key for way in ways]  # type: ignore[misc]  # as planned
    instances = dict.fromkeys(source.instance for key in keys for source in key)
    for instance in (*planner.repeatable, *instances):
        game.state = now.state
        for outcome in _outcomes(game, player, Step(instance, (), ()), whatever=True):
            yield Step(instance, (), (), 0, outcome.answers), outcome.state


def maximal_pools(game: Game, player: PlayerId) -> tuple[str, ...]:
    """Return the pools that mana abilities could lead to, without those that are part of another.

    Every order and choice is tried; a board with too many is refused.
    """
    state = game.state
    waiting, seen = [state], {_told(state, player)}
    try:
        for now in waiting:
            place = _Place(now, (), Planner(game, player))
            for _, after in _single_uses(game, player, place):
                told = _told(after, player)
                if told not in seen:
                    seen.add(told)
                    waiting.append(after)
            if len(waiting) > MOST_POOLS:
                raise InputError(f"there are more than {MOST_POOLS} ways for {player} to add mana")
    finally:
        game.state = state
    pools = {tuple(sorted(unit.type for unit in one.players[player].pool)): None for one in waiting}
    most = [one for one in pools if not any(Counter(one) < Counter(other) for other in pools)]
    return tuple("".join(f"{{{kind}}}" for kind in one) for one in sorted(most))


def _told(
    state: State, player: PlayerId, alike: Mapping[int, int] | None = None
) -> tuple[object, ...]:
    """Return what a payment could depend on, the pool first; of `alike` permanents how many.

    It tells states that were looked at already.
    """
    same = alike or {}
    pool = frozenset(Counter(state.players[player].pool).items())
    tapped = sorted(same.get(item, item) for item, status in state.status.items() if status.tapped)
    zones = sorted(
        (*key, tuple(sorted(same.get(item, item) for item in items)) if same else items)
        for key, items in state.zones.items()
    )
    counters = tuple((o.id, o.counters) for o in state.objects.values() if o.counters)
    return pool, tuple(tapped), tuple(zones), counters, state.players[player].life
