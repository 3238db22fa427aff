"""Trying payments out in the game itself: costs that compete, abilities used again and again.

A plan whose steps have costs beside their own permanent (life, sacrifices) is carried out on a
copy. If it fails, or more mana is needed than what can be used once adds, every order of single
uses is tried, up to a limit.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.casting import Activate
from cardwright_core.errors import IllegalActionError
from cardwright_core.payment import Spend
from cardwright_core.planning import Planner, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardwright_core.decisions import Answer, Decision
    from cardwright_core.game import Game
    from cardwright_core.planning import Plan, Source
    from cardwright_core.proposal import Proposal
    from cardwright_core.state import State
    from cardwright_core.zones import PlayerId

__all__ = ["answers_to", "tried"]

MOST_TRIES = 300
"""So many states are looked at before a payment is taken to be impossible."""


class _Outcome(NamedTuple):
    answers: tuple[Answer, ...]
    state: State


def answers_to(game: Game, player: PlayerId, step: Step) -> tuple[Answer, ...] | None:
    """Return the answers with which a step adds what it has to; ``None`` if it can't be taken."""
    outcome = next(_outcomes(game, player, step), None)
    return None if outcome is None else outcome.answers


def _outcomes(game: Game, player: PlayerId, step: Step) -> Iterator[_Outcome]:
    """Yield how a step could go so that it spends and adds what it has to."""
    before = Counter(game.state.players[player].pool)
    needed = before - Counter(step.spends)
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
        for outcome in _outcomes(game, player, Step(instance, (), ())):
            yield Step(instance, (), (), 0, outcome.answers), outcome.state


def _told(state: State, player: PlayerId) -> tuple[object, ...]:
    """Return what a payment could depend on, to tell states that were looked at already."""
    zones = tuple(sorted((key[0], key[1], items) for key, items in state.zones.items()))
    tapped = frozenset(item for item, status in state.status.items() if status.tapped)
    pool = frozenset(Counter(state.players[player].pool).items())
    return pool, tapped, zones, state.players[player].life
