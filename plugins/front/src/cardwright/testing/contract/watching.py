"""Asking each question twice in the middle of a game: the answers and the state stay the same."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, field_names
from cardwright_core.abilities import StaticAbility
from cardwright_core.errors import PurityError
from cardwright_core.specs import hookimpl, spec_info

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["fresh_digest", "watching"]

_OFTEN = 3
"""How many of the first calls are looked at; after that, each that doubles the count."""


class _Watch:
    """The static abilities that are watched, and what was found."""

    def __init__(self, rules: RuleSet, abilities: frozenset[StaticAbility]) -> None:
        self.rules, self.abilities = rules, abilities
        self.found: dict[str, None] = {}
        self._calls: Counter[Hashable] = Counter()
        self._looking = False

    def look(self, hook: str, parameters: tuple[str, ...], asked: dict[str, Any]) -> None:
        """Ask what functions now twice, if it is one of those watched."""
        if self._looking:
            return
        self._looking = True
        try:
            for call, instance in self._listeners(hook, asked):
                if instance.ability in self.abilities and self._is_due(hook, instance.ability):
                    given = asked | {"by": instance}
                    self._ask_twice(hook, asked["game"], call, [given[p] for p in parameters])
        finally:
            self._looking = False

    def _is_due(self, hook: str, ability: StaticAbility) -> bool:
        self._calls[hook, ability] += 1
        count = self._calls[hook, ability]
        return count <= _OFTEN or count & (count - 1) == 0

    def _listeners(self, hook: str, asked: dict[str, Any]) -> Iterator[Any]:
        game = asked["game"]
        about = spec_info(getattr(self.rules.hook, hook).spec.function).about
        if about is None:
            return iter(game.state.index.get((hook, None)))
        payload = asked[about]
        listed = game.state.index.about(hook, payload.aspect)
        return iter((*listed, *payload.listeners(game, hook)))

    def _ask_twice(self, hook: str, game: Game, call: Callable[..., Any], given: list[Any]) -> None:
        before, outer, game.asking = fresh_digest(game), game.asking, hook
        try:
            answers = [_comparable(call(*given)), _comparable(call(*given))]
        except PurityError as error:
            self._note(f"hook {hook}: {error}; move that into what the answer does")
            return
        except Exception as error:  # noqa: BLE001 - it is a stranger's code
            self._note(f"hook {hook} raised {type(error).__name__}: {error}")
            return
        finally:
            game.asking = outer
        if fresh_digest(game) != before:
            self._note(f"hook {hook} changes the state: a question may only look")
        if answers[0] != answers[1]:
            told = f"{answers[0]!r}, then {answers[1]!r}"
            self._note(f"hook {hook} gives different answers to the same question: {told}")

    def _note(self, problem: str) -> None:
        self.found[problem] = None


def fresh_digest(game: Game) -> str:
    """Return the digest of all of a game, nothing of it remembered."""
    fork = game.fork()
    fork.state.sums = None
    return fork.digest()


def _comparable(answer: Any) -> object:  # noqa: ANN401 - whatever a hook answers
    """Return an answer as a value that is equal to another of the same meaning."""
    if isinstance(answer, list | tuple):
        return tuple(map(_comparable, answer))
    if isinstance(answer, Record):
        cls: Any = type(answer)
        names = field_names(cls)
        return (type(answer), *(_comparable(getattr(answer, name)) for name in names))
    code = getattr(answer, "__code__", None)
    return answer if code is None else (code, _comparable(_enclosed(answer)))


def _enclosed(function: Any) -> tuple[object, ...]:  # noqa: ANN401 - a function
    """Return the values that a function made in a question holds on to."""
    cells = function.__closure__ or ()
    return tuple(cell.cell_contents for cell in cells)


@contextmanager
def watching(rules: RuleSet, characteristics: Characteristics) -> Iterator[dict[str, None]]:
    """Watch a card's static abilities while the block runs; yield the problems found so far."""
    static = [one for one in characteristics.abilities if isinstance(one, StaticAbility)]
    watch = _Watch(rules, frozenset(static))
    hooks = {
        implementation.hook
        for ability in static
        for implementation in rules.catalog.implementations(ability.behaviour)
    }
    questions = sorted(
        hook for hook in hooks if not spec_info(getattr(rules.hook, hook).spec.function).act
    )
    plugin = type("Watching", (), {hook: staticmethod(_wrapper(watch, hook)) for hook in questions})
    registered = plugin()
    rules.manager.register(registered, f"watch {id(registered)}")
    try:
        yield watch.found
    finally:
        rules.manager.unregister(registered)


def _wrapper(watch: _Watch, hook: str) -> Any:  # noqa: ANN401 - a function made for a specification
    parameters = tuple(getattr(watch.rules.hook, hook).spec.argnames)
    asked = ", ".join(f"{name!r}: {name}" for name in parameters)
    source = (
        f"def {hook}({', '.join(parameters)}):\n"
        f"    look({hook!r}, parameters, {{{asked}}})\n"
        f"    return (yield)\n"
    )
    namespace: dict[str, Any] = {"look": watch.look, "parameters": parameters}
    exec(source, namespace)  # noqa: S102 - made of a checked specification's own names
    return hookimpl(wrapper=True, tryfirst=True)(namespace[hook])
