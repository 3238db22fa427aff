"""Ending the turn, or the combat phase, before its time (724)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event, Simultaneous
from cardwright_core.flow import after_this_phase
from cardwright_core.settling import check_state
from cardwright_core.stack import cease, is_spell
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.added import the_step

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.state import Step

__all__ = ["EndsEarly", "end_combat_phase", "end_turn"]

_CLEANUP = "cleanup"


@record
class EndsEarly(Event):
    """The turn or phase ends now: what is between this step and those `ahead` is skipped (724)."""

    rule: ClassVar[str] = "724.1d"

    what: str
    ahead: tuple[Step, ...]

    def apply(self, game: Game) -> Event:
        """Let this step end, with nobody getting priority (724.1f, 724.2f)."""
        game.state.cursor = game.state.cursor.replace(ahead=self.ahead, stage="end", passes=0)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        del game
        return f"the {self.what} ends"


def end_turn(game: Game, by: Instance) -> None:
    """End the turn: go straight to the cleanup step, or to another one (724.1)."""
    ahead = game.state.cursor.ahead
    places = [place for place, step in enumerate(ahead) if step.name == _CLEANUP]
    left = ahead[places[0] :] if places else (the_step(game, _CLEANUP),)
    _end_early(game, by, EndsEarly("turn", left))


def end_combat_phase(game: Game, by: Instance) -> None:
    """End the combat phase; at any other time nothing happens (724.2)."""
    cursor = game.state.cursor
    if cursor.step.phase == "combat":
        ending = EndsEarly("combat phase", after_this_phase(cursor.ahead))
        _end_early(game, by, ending)


def _end_early(game: Game, by: Instance, ending: EndsEarly) -> None:
    """Forget what waits, exile the stack, check state-based actions, and end it (724.1, 724.2)."""
    game.state.pending = ()
    _exile_stack(game, by)
    check_state(game)
    if game.state.winners is None:
        game.propose(ending, by)


def _exile_stack(game: Game, by: Instance) -> None:
    """Exile each spell; an ability, which would cease to exist in exile, does so at once."""
    objects = [game.state.objects[item] for item in game.state.zone(Zone.STACK)]
    spells = tuple(move(game, one.id, Zone.EXILE) for one in objects if is_spell(one))
    if spells:
        game.propose(Simultaneous(spells), by)
    for one in objects:
        if not is_spell(one):
            cease(game, one)
