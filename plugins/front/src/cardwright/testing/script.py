"""The strict player of tests: every decision is scripted, and every scripted reply is used."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from cardwright.testing.naming import is_called, names_of
from cardwright_core.actions import Action, PassPriority
from cardwright_core.cards import slug_of
from cardwright_core.errors import shown
from cardwright_core.trigger import Trigger

if TYPE_CHECKING:
    from cardwright_core.decisions import Agent, Decision
    from cardwright_core.game import Game

__all__ = ["Script", "ScriptError"]

_PRIORITY = "priority"
_NUMBERS = frozenset({"X", "number"})


class ScriptError(AssertionError):
    """The script of a test and the decisions of its game don't fit."""


class Script:
    """The replies of all players, in order; asked for what is not there, it fails.

    With priority, a player passes unless the next reply is one to that.
    """

    def __init__(self) -> None:
        """Begin with no reply."""
        self._replies: dict[str, deque[tuple[str, Any]]] = {}

    def add(self, player: str, *replies: tuple[str, Any]) -> None:
        """Add replies of a player: pairs of the kind of decision and what is chosen."""
        self._of(player).extend(replies)

    def put_first(self, player: str, kind: str, wanted: object) -> None:
        """Let a reply of a player come before all others."""
        self._of(player).appendleft((kind, wanted))

    def awaits(self, player: str, kind: str, wanted: object) -> bool:
        """Whether this reply of a player is still the next one."""
        replies = self._of(player)
        return bool(replies) and replies[0] == (kind, wanted)

    def agents(self, game: Game) -> dict[str, Agent]:
        """Return the agents that follow this script."""
        return dict.fromkeys(game.state.order, self._decide)

    def finish(self) -> None:
        """Fail if a reply was not used."""
        left = (
            f"{player}: {', '.join(map(_reply_told, replies))}"
            for player, replies in self._replies.items()
            if replies
        )
        if told := "; ".join(left):
            hint = "a choice with only one option is not asked"
            message = f"replies that nobody asked for: {told} ({hint})"
            raise ScriptError(message)

    def _of(self, player: str) -> deque[tuple[str, Any]]:
        return self._replies.setdefault(player, deque())

    def _replies_to(self, player: str, kind: str) -> bool:
        """Whether the next reply of a player is to a decision of that kind."""
        replies = self._of(player)
        return bool(replies) and replies[0][0] == kind

    def _decide(self, game: Game, decision: Decision) -> tuple[Any, ...]:
        try:
            return self._reply(game, decision)
        except ScriptError:
            self._replies.clear()  # told already; the rest is not to be told as unused
            raise

    def _reply(self, game: Game, decision: Decision) -> tuple[Any, ...]:
        player = next((p for p in decision.deciders if self._replies_to(p, decision.kind)), "")
        player = player or decision.deciders[0]
        replies = self._of(player)
        if decision.kind == _PRIORITY and not self._replies_to(player, _PRIORITY):
            return (next(one for one in decision.options if isinstance(one, PassPriority)),)
        if not replies or replies[0][0] != decision.kind:
            raise ScriptError(_unscripted(game, decision, player, replies))
        _, wanted = replies.popleft()
        several = wanted if isinstance(wanted, list | tuple) else (wanted,)
        return _chosen(game, decision, list(several))


def _unscripted(
    game: Game, decision: Decision, player: str, replies: deque[tuple[str, Any]]
) -> str:
    scripted = (
        f"its next scripted reply is {_reply_told(replies[0])}"
        if replies
        else "nothing is scripted"
    )
    return (
        f"{player} has to decide {decision.kind!r} ({decision.prompt or decision.rule}), but "
        f"{scripted}; the options are {_listed(game, decision)}: "
        f"table.answers({player!r}, ({decision.kind!r}, {_written(game, decision)}))"
    )


def _written(game: Game, decision: Decision) -> str:
    """Return a reply as one would write it: the first options, as many as are needed."""
    needed = max(decision.minimum, 1)
    first = [_as_written(game, decision, option) for option in decision.options[:needed]]
    return first[0] if len(first) == 1 else f"[{', '.join(first)}]"


def _as_written(game: Game, decision: Decision, option: object) -> str:
    """Return the shortest thing that tells one option from all others."""
    if isinstance(option, bool) or decision.kind in _NUMBERS:
        return repr(option)
    names = _names_of(game, option)
    return repr(_telling(game, decision, option, names) or names[-1])


def _names_of(game: Game, option: object) -> tuple[Any, ...]:
    """Return what tells an option, the shortest first."""
    if isinstance(option, Trigger):
        return names_of(game, option)
    item, name = _object_of(game, option)
    return tuple(one for one in (name, shown(str(option)), item) if one)


def _telling(game: Game, decision: Decision, option: object, names: tuple[Any, ...]) -> object:
    """Return the first of the `names` that tells an option from all others, if one does."""
    for name in names:
        fitting = {one for one in decision.options if _fits(game, one, name)}
        if fitting == {option}:
            return name
    return None


def _chosen(game: Game, decision: Decision, wanted: list[object]) -> tuple[Any, ...]:
    """Return an option of its own for each thing that is wanted."""
    left = list(decision.options)
    chosen: list[Any] = []
    for one in wanted:
        option = _only(game, decision, left, one)
        left.remove(option)
        chosen.append(option)
    return tuple(chosen)


def _only(game: Game, decision: Decision, options: list[Any], wanted: object) -> object:
    exact = [option for option in options if option == wanted]
    fitting = exact or [option for option in options if _fits(game, option, wanted)]
    if not fitting:
        message = (
            f"{decision.deciders[0]}, {decision.kind}: {_wanted(wanted)} is not among the options: "
            f"{_listed(game, decision)}"
        )
        raise ScriptError(message)
    if len({_told_apart(game, option) for option in fitting}) > 1:
        several = "; ".join(_named(game, decision, option) for option in fitting)
        message = f"{decision.kind}: {_wanted(wanted)} fits several options: {several}"
        raise ScriptError(message)
    return fitting[0]


def _reply_told(reply: tuple[str, Any]) -> str:
    kind, wanted = reply
    return f"({kind!r}, {_wanted(wanted)})"


def _wanted(wanted: object) -> str:
    return f"'{wanted}'" if isinstance(wanted, Action) else repr(wanted)


def _told_apart(game: Game, option: object) -> object:
    """Return what tells an option from others; triggers that no words tell apart are as one."""
    return names_of(game, option)[-1] if isinstance(option, Trigger) else option


def _fits(game: Game, option: object, wanted: object) -> bool:
    """Whether an id or a name tells the option, or the object whose effect or ability it is.

    A function that is given the option tells those apart that are of one object.
    """
    if callable(wanted):
        return bool(wanted(option))
    if isinstance(wanted, str) and isinstance(option, Trigger):
        return is_called(game, option, wanted)
    item, name = _object_of(game, option)
    if isinstance(wanted, str):
        return wanted in {str(option), name} or slug_of(wanted) == option
    return item is not None and item == wanted


def _object_of(game: Game, option: object) -> tuple[int | None, str]:
    """Return the id and the name of the object that an option is about, if it is about one."""
    instance = getattr(option, "instance", None) or getattr(option, "by", None)
    if instance is not None:
        return instance.source.id, instance.source.name
    item = option if isinstance(option, int) else getattr(option, "object", None)
    known = item in game.state.objects or item in game.state.last_known
    return (item, game.see(item).name) if item is not None and known else (None, "")


def _listed(game: Game, decision: Decision) -> str:
    return "; ".join(_named(game, decision, option) for option in decision.options) or "none"


def _named(game: Game, decision: Decision, option: object) -> str:
    if isinstance(option, Trigger):
        _, *names = names_of(game, option)
        return str(_telling(game, decision, option, tuple(names)) or names[-1])
    item, name = _object_of(game, option)
    if item is None or isinstance(option, Action):
        return str(option)
    return f"{name} (id {item})"
