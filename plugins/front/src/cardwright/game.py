"""The game and the rule set as people import them: the kernel's, which can be saved and viewed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from cardwright.installed import FORMATS, Installed
from cardwright_core import game as kernel
from cardwright_core import ruleset
from cardwright_core._records import Record, field, record
from cardwright_core.decisions import Pause
from cardwright_core.errors import InputError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from cardwright_core.decisions import Agent, Decision
    from cardwright_core.zones import PlayerId
    from cardwright_rules.visibility import PlayerView

__all__ = ["Game", "RuleSet", "Seat", "rule_set"]


@record
class Seat(Record):
    """How a player began: see :meth:`Game.add_player`."""

    name: str
    deck: list[str]
    team: int = 0
    life: int | None = None
    command: list[str] = field(default=[])
    outside: list[str] = field(default=[])


class Game(kernel.Game):
    """A game that can be saved, played back, and looked at as one of its players."""

    __slots__ = ()

    def add_player(  # noqa: PLR0913 - what a player brings, most of it by name
        self,
        name: PlayerId,
        deck: Sequence[str] = (),
        *,
        team: int = 0,
        life: int | None = None,
        command: Sequence[str] = (),
        outside: Sequence[str] = (),
    ) -> None:
        """Seat a player after those already there, with the `life` that the rules say (103.4).

        `deck` is the library, top card first; `command` are cards that begin in the command zone,
        `outside` those that the player owns outside the game, as in a sideboard (400.11a).
        """
        _check_seat(name, {"deck": deck, "command": command, "outside": outside})
        _check_numbers(team=team, life=0 if life is None else life)
        if self._answers or (self.state.given and not isinstance(self.state.given[0], Seat)):
            message = f"{name} can't be seated: the game has begun"
            raise InputError(message)
        for card in (*deck, *command, *outside):
            self.rules.catalog.definition(card)  # an unknown one, before anything is written
        super().add_player(name, deck, team=team, life=life, command=command)
        if outside:
            from cardwright_rules.outside import have_outside  # noqa: PLC0415 - few games need it

            have_outside(self, name, outside)
        seat = Seat(name, list(deck), team, life, list(command), list(outside))
        self.state.given = (seat, self.state.given)  # a replay begins with it

    def save(self) -> str:
        """Return the game as text, in the middle of a resolution too; see :meth:`load`.

        The log is saved; of what can be undone, the answers since the last checkpoint are. A plugin
        that put into the state what is no value is named by an
        :class:`~cardwright.saving.UnsavableError`.
        """
        from cardwright.saving.games import save  # noqa: PLC0415 - a game not saved is light

        return save(self)

    @classmethod
    def load(cls, text: str | bytes, *, rules: ruleset.RuleSet | None = None) -> Self:
        """Return a game that was saved: at the same decision, with the same digest and log.

        Without `rules` it is played by the installed rules plugins that it was played by. What is
        wrong with the text, or is not installed, is a :class:`~cardwright.saving.SaveError`.
        """
        from cardwright.saving.games import load  # noqa: PLC0415 - as above

        return load(text, rules, cls)

    def view(self, player: PlayerId, decision: Decision | None = None) -> PlayerView:
        """Return what a player may know now, at a pause of the half-done resolution (400.2).

        The view shows the decision that the game waits for. An agent, for which it does not wait,
        hands over the `decision` that it was asked.
        """
        from cardwright_rules.visibility import view_of  # noqa: PLC0415 - as above

        return view_of(self, player, decision if self.agents else self.decision)

    def play(
        self, agents: Mapping[PlayerId, Agent], *, until: Callable[[Self], bool] | None = None
    ) -> None:
        """Let agents decide until the game is over, or `until` (asked between moves) says stop.

        Who decides something needs an agent: of a team, its primary player.
        """
        for name in agents:
            self.player(name)
        try:
            super().play(agents, until=until)
        except Pause as pause:
            who = " and ".join(pause.decision.deciders)
            message = f"{who} has to decide ({pause.decision.kind}), and has no agent to do it"
            raise InputError(message) from None

    def play_script(self, script: Agent) -> None:
        """Go on as far as `script` answers: where it raises a ``Pause``, the game waits."""
        self.state = self.state.fork()
        self.state.unsettled = True
        self.agents = dict.fromkeys(self.state.order, script)
        try:
            self._run()
        finally:
            self.agents = {}


def _check_seat(name: object, zones: Mapping[str, object]) -> None:
    """Complain of what is no name, or no list of names: a text is a list of letters."""
    if not isinstance(name, str) or not name.strip():
        message = f"a player needs a name, not {name!r} (expected e.g. 'P1')"
        raise InputError(message)
    for zone, cards in zones.items():
        wrong = [] if isinstance(cards, str) else [c for c in cards if not isinstance(c, str)]  # type: ignore[attr-defined]  # as annotated
        if isinstance(cards, str) or wrong:
            what = repr(wrong[0]) if wrong else repr(cards)
            message = f"{name}: {zone} has to be a list of names of cards, not {what}"
            raise InputError(message)


def _check_numbers(**numbers: object) -> None:
    """Complain of what is no whole number."""
    for what, number in numbers.items():
        if not isinstance(number, int) or isinstance(number, bool):
            message = f"{what} has to be a whole number, not {number!r}"
            raise InputError(message)


class RuleSet(ruleset.RuleSet):
    """The rules plugins, cards and keywords that games are played by."""

    def new_game(self, seed: int = 0) -> Game:
        """Return an empty game by these rules."""
        _check_numbers(seed=seed)
        return Game(self, seed)


def rule_set(
    without: Iterable[str] = (),
    *,
    formats: Iterable[str] = (),
    only: Collection[str] | None = None,
) -> RuleSet:
    """Return the rules and cards of everything installed, except what `without` names.

    `formats` are named to be played; with `only`, other rules plugins than these are left out.
    """
    if isinstance(formats, str):
        message = f"formats has to be a list of names (expected e.g. [{formats!r}])"
        raise InputError(message)
    installed = Installed(without)
    plugins = dict(installed.rules())
    for name in formats:
        found = installed.load_format(name)
        if found is None:
            raise UnknownNameError("format", name, installed.group(FORMATS))
        plugins[f"format {name}"] = found
    if only is not None:
        plugins = {name: plugin for name, plugin in plugins.items() if name in only}
    return RuleSet(plugins, [installed])
