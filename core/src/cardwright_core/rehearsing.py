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
from cardwright_core.planning import Planner, Step
from cardwright_core.production import carry_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.decisions import Answer, Decision
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.payment import Payment
    from cardwright_core.planning import Plan
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


def tried(planner: Planner, proposal: Proposal, symbols: tuple[str, ...]) -> Plan | None:
    """Return a plan that was carried out on a copy, with as few steps of trying as can be."""
    game, player, state = planner.game, planner.player, planner.game.state
    waiting: list[tuple[State, tuple[Step, ...]]] = [(state, ())]
    seen = {_told(state, player)}
    try:
        for now, steps in waiting:
            game.state = now
            plan = Planner(game, player).plan_once(proposal, symbols)
            if plan is not None and (not plan.checked or _works(game, player, plan)):
                return plan._replace(steps=(*steps, *plan.steps))
            if len(seen) >= MOST_TRIES:
                continue
            for step, after in _single_uses(game, player, now):
                told = _told(after, player)
                if told not in seen and len(seen) < MOST_TRIES:
                    seen.add(told)
                    waiting.append((after, (*steps, step)))
    finally:
        game.state = state
    return None


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


def _single_uses(game: Game, player: PlayerId, now: State) -> Iterator[tuple[Step, State]]:
    game.state = now
    planner = Planner(game, player)
    ways = (*(w for ways in planner.means.plain.values() for w in ways), *planner.means.converters)
    keys: list[tuple[Source, ...]] = [way.key for way in ways]  # type: ignore[misc]  # as planned
    instances = dict.fromkeys(source.instance for key in keys for source in key)
    for instance in (*planner.repeatable, *instances):
        game.state = now
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
            for _, after in _single_uses(game, player, now):
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


def _told(state: State, player: PlayerId) -> tuple[object, ...]:
    """Return what a payment could depend on, to tell states that were looked at already."""
    zones = tuple(sorted((key[0], key[1], items) for key, items in state.zones.items()))
    tapped = frozenset(item for item, status in state.status.items() if status.tapped)
    pool = frozenset(Counter(state.players[player].pool).items())
    return pool, tapped, zones, state.players[player].life
