"""A scenario as values: the board, what is done, and what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    from cardwright.scenarios.reading import Table
    from cardwright_core.zones import Zone

__all__ = ["Act", "Choice", "Created", "Do", "Expectation", "Placed", "Scenario", "Seat", "Start"]


class Placed(NamedTuple):
    """Cards put somewhere before the scenario begins."""

    line: int
    card: str
    alias: str = ""
    copies: int = 1
    owner: str = ""
    tapped: bool = False
    summoning_sick: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: str = ""
    commander: bool = False
    companion: bool = False
    agenda: tuple[str, ...] = ()


class Seat(NamedTuple):
    """A player and all that is theirs."""

    name: str
    line: int
    life: int | None
    team: int
    counters: tuple[tuple[str, int], ...]
    mana: str
    zones: tuple[tuple[Zone, tuple[Placed, ...]], ...]
    outside: tuple[Placed, ...] = ()


class Start(NamedTuple):
    """The moment at which the scenario begins; turn 0 and nobody's turn mean the usual ones."""

    line: int
    turn: int = 0
    active: str = ""
    step: str = "precombat main"


class Choice(NamedTuple):
    """A scripted answer: who is asked for what kind of choice, and what they say."""

    line: int
    player: str
    kind: str
    value: Any
    options: tuple[Any, ...] | None = None

    def __str__(self) -> str:
        """Say who chooses what."""
        return f"{self.player} chooses {self.kind}:{_told(self.value)}"


class Act(NamedTuple):
    """What is done: a verb, what it is done to, who does it, and details by name."""

    line: int
    verb: str
    what: Any
    player: str
    details: dict[str, Any]

    def __str__(self) -> str:
        """Say it in a few words."""
        who = f"{self.player}: " if self.player else ""
        return f"{who}{self.verb.replace('_', ' ')}{_told(self.what)}"


class Created(NamedTuple):
    """Tokens that a player creates: predefined or of a card, or described."""

    player: str
    token: str = ""
    type: str = ""
    name: str = ""
    power: int | None = None
    toughness: int | None = None
    colors: tuple[str, ...] = ()
    has: tuple[str, ...] = ()
    copies: int = 1
    tapped: bool = False

    def __str__(self) -> str:
        """Say how many of what, and whose."""
        tapped = "tapped " if self.tapped else ""
        return f"{self.copies} {tapped}{self.token or self.name or self.type} for {self.player}"


class Expectation(NamedTuple):
    """What has to be the case: a kind, of whom or what, and the value."""

    line: int
    kind: str
    of: str
    value: Any


class Do(NamedTuple):
    """One step of a scenario: an act, its choices, and what holds after it."""

    line: int
    number: int
    act: Act | None
    choices: tuple[Choice, ...]
    pay_line: int
    pay: Any
    illegal: bool
    expectations: tuple[Expectation, ...]


class Scenario(NamedTuple):
    """A scenario file, read and checked for its form."""

    path: Path
    name: str
    about: str
    rules: tuple[str, ...]
    formats: tuple[str, ...]
    seats: tuple[Seat, ...]
    start: Start
    expectations: tuple[Expectation, ...]
    steps: tuple[Do, ...]
    table: Table

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, in turn order."""
        return tuple(seat.name for seat in self.seats)


def _told(what: Any) -> str:  # noqa: ANN401 - whatever stands in the file
    if what is True:
        return ""
    if isinstance(what, Created):
        return f" {what}"
    if isinstance(what, list | tuple):
        return " " + ", ".join(_told(item).strip() for item in what)
    if isinstance(what, dict):
        if "card" in what:
            return f" {what['card']}{_entering(what)}"
        return " " + ", ".join(f"{key}{_told(value)}" for key, value in what.items())
    return f" {what}"


def _entering(what: dict[str, Any]) -> str:
    whose = f" under {what['controller']}'s control" if what["controller"] else ""
    return f"{whose}{' tapped' if what['tapped'] else ''}"
