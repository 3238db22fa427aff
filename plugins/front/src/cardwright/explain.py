"""What happened and why, in words: the log of a game as lines grouped under their cause.

Let a game keep its words with ``game.telling = True``; then ``explain(game)`` returns the account.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from cardwright_core.cards import slug_of
from cardwright_core.casting import AbilityActivated, SpellCast
from cardwright_core.production import ManaProduced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.log import Entry, Witness

__all__ = ["Line", "explain", "plain"]


@attrs.frozen
class Line:
    """One line of the account, and the lines that belong under it.

    `tone` is the kind of log entry behind it, or ``cause`` for what changed the line above.
    """

    text: str
    rule: str = ""
    origin: str = ""
    tone: str = "event"
    below: tuple[Line, ...] = ()


def plain(lines: Iterable[Line], indent: str = "") -> Iterator[str]:
    """Yield the account as plain text, with indents."""
    for line in lines:
        yield f"{indent}{line.text}{tail(line)}"
        yield from plain(line.below, f"{indent}  ")


def tail(line: Line) -> str:
    """Return a line's rule number and the distribution behind it, if they are known."""
    rule = f" [{line.rule}]" if line.rule else ""
    return f"{rule} ({line.origin})" if line.origin else rule


def explain(
    game: Game, since: int = 0, until: int | None = None, call: Callable[[int], str] | None = None
) -> tuple[Line, ...]:
    """Return what the log says from one entry number to another; `call` names objects by id."""
    return _Account(game, call or (lambda item: game.see(item).name)).lines(game.log[since:until])


class _Open:
    """A line that may get more lines below it."""

    def __init__(self, line: Line, entry: Entry) -> None:
        self.line, self.entry = line, entry
        self.below: list[_Open] = []

    def closed(self) -> Line:
        below = (*self.line.below, *(one.closed() for one in self.below))
        return attrs.evolve(self.line, below=below)


class _Account:
    """Groups entries: what a resolution does under it, what an event triggers under the event."""

    def __init__(self, game: Game, call: Callable[[int], str]) -> None:
        self.game, self.call = game, call
        self.top: list[_Open] = []
        self.events: list[_Open] = []  # all so far
        self.path: list[_Open] = []  # those that contain what comes next, by depth
        self.changes: list[_Open] = []  # replacements whose event has yet to come
        self.resolving: _Open | None = None
        self.activated: _Open | None = None

    def lines(self, entries: Iterable[Entry]) -> tuple[Line, ...]:
        for entry in entries:
            self.add(_Open(self.line(entry), entry))
        self.top.extend(self.changes)
        return tuple(one.closed() for one in self.top)

    def add(self, new: _Open) -> None:
        kind = new.entry.kind
        if kind == "replaced":
            self.changes.append(new)
        elif kind == "resolves":
            self.resolving, self.path = new, []
            self.top.append(new)
        elif kind in {"triggered", "suppressed"}:
            cause = self.cause_of(new.entry)
            (cause.below if cause is not None else self.top).append(new)
        else:
            self.happened(new)

    def cause_of(self, entry: Entry) -> _Open | None:
        """Return the event that an ability triggered on."""
        return next((one for one in reversed(self.events) if one.entry.event == entry.event), None)

    def happened(self, new: _Open) -> None:
        entry = new.entry
        siblings = self.place_of(entry)
        siblings.append(new)
        if entry.kind != "event":
            return
        new.below, self.changes = self.changes, []
        del self.path[entry.depth :]
        self.path.append(new)
        self.events.append(new)
        if isinstance(entry.event, SpellCast):
            self.gather_casting(new)
        elif isinstance(entry.event, AbilityActivated):
            self.gather_activation(new, siblings)

    def gather_activation(self, new: _Open, siblings: list[_Open]) -> None:
        """Put the costs that were paid for an ability under its activation (602.2b)."""
        place = len(siblings) - 1
        while place and _same_ability(siblings[place - 1].entry.by, new.entry.by):
            place -= 1
        new.below = siblings[place:-1] + new.below
        siblings[place:] = [new]
        self.activated = new

    def place_of(self, entry: Entry) -> list[_Open]:
        """Return the list that an entry belongs to: its event's, its resolution's, or the top."""
        if 0 < entry.depth <= len(self.path):
            return self.path[entry.depth - 1].below
        activated = self.activated
        if (
            isinstance(entry.event, ManaProduced)
            and activated is not None
            and _same_ability(entry.by, activated.entry.by)
        ):
            return activated.below
        if self.resolving is not None:
            if _same_ability(entry.by, self.resolving.entry.by):
                return self.resolving.below
            self.resolving = None
        return self.top

    def gather_casting(self, cast: _Open) -> None:
        """Put what belongs to casting a spell, from its move to the stack on, under it (601.2)."""
        spell = cast.entry.event.subject if cast.entry.event is not None else 0
        for place, one in enumerate(self.top[:-1]):
            if getattr(one.entry.event, "becomes", 0) == spell:
                cast.below = self.top[place:-1] + cast.below
                self.top[place:] = [cast]
                return

    def line(self, entry: Entry) -> Line:
        """Put one entry into words."""
        told = _TELL.get(entry.kind)
        return (
            told(self, entry, entry.by)
            if told is not None and entry.by is not None
            else (Line(entry.text, entry.rule, "", entry.kind))
        )

    def triggered(self, entry: Entry, by: Instance) -> Line:
        often = f" {entry.times} times" if entry.times > 1 else ""
        below = tuple(self.cause(witness) for witness in entry.witnesses)
        text = f"{self.who(by)} triggers{often}"
        return Line(text, entry.rule, self.origin(by), "triggered", below)

    def suppressed(self, entry: Entry, by: Instance) -> Line:
        below = tuple(self.cause(witness) for witness in entry.witnesses)
        text = f"{self.who(by)} does not trigger"
        return Line(text, entry.rule, self.origin(by), "suppressed", below)

    def cause(self, witness: Witness) -> Line:
        """Return the ability that made it more, or kept it from happening."""
        more = f"+{witness.answer} " if witness.hook == "additional_triggers" else "because of "
        return Line(f"{more}{self.who(witness.by)}", "", self.origin(witness.by), "cause")

    def replaced(self, entry: Entry, by: Instance) -> Line:
        text = f"changed by {self.who(by)}"
        return Line(text, entry.rule, self.origin(by), "replaced")

    def resolves(self, entry: Entry, by: Instance) -> Line:
        ability = "" if by.ability.kind == "spell" else "ability of "
        text = f"{ability}{self.who(by)} resolves{self.targets(by)}"
        return Line(text, entry.rule, "", "resolves")

    def note(self, entry: Entry, by: Instance) -> Line:
        return Line(f"ability of {self.who(by)}: {entry.text}", entry.rule, "", "note")

    def targets(self, by: Instance) -> str:
        every = [target for group in by.targets for target in group]
        found = [self.call(target) if isinstance(target, int) else target for target in every]
        return f", targeting {', '.join(found)}" if found else ""

    def who(self, by: Instance) -> str:
        """Return the source of an ability and its controller."""
        return f"{self.call(by.source.id)} ({by.controller})"

    def origin(self, by: Instance) -> str:
        """Return the distribution whose card or plugin an ability is of."""
        origins = self.game.rules.catalog.origins
        plugin = getattr(getattr(by.ability, "behaviour", None), "plugin", "")
        origin = origins.get(plugin) or origins.get(slug_of(by.source.name))
        return str(origin) if origin is not None and origin.distribution else ""


def _same_ability(one: Instance | None, other: Instance | None) -> bool:
    if one is None or other is None:
        return False
    return one.source == other.source and one.number == other.number


_TELL = {
    "triggered": _Account.triggered,
    "suppressed": _Account.suppressed,
    "resolves": _Account.resolves,
    "replaced": _Account.replaced,
    "note": _Account.note,
}
