"""The game and the rule set as people import them: the kernel's, which can be saved and viewed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from cardwright.installed import FORMATS, Installed
from cardwright_core import game as kernel
from cardwright_core import ruleset
from cardwright_core._records import Record, field, record
from cardwright_core.errors import UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

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

    def play_script(self, script: Agent) -> None:
        """Go on as far as `script` answers: where it raises a ``Pause``, the game waits."""
        self.state = self.state.fork()
        self.state.unsettled = True
        self.agents = dict.fromkeys(self.state.order, script)
        try:
            self._run()
        finally:
            self.agents = {}


class RuleSet(ruleset.RuleSet):
    """The rules plugins, cards and keywords that games are played by."""

    def new_game(self, seed: int = 0) -> Game:
        """Return an empty game by these rules."""
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
