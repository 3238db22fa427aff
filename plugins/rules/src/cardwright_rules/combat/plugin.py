"""The combat phase (506 to 511): its steps, and what the game does in them by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import Duration
from cardwright_core.flow import Phase, TurnBasedAction
from cardwright_core.lasting import end_effects
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.state import Step
from cardwright_rules.combat.attackers import (
    declare_attackers,
    skip_without_attackers,
)
from cardwright_rules.combat.blockers import declare_blockers
from cardwright_rules.combat.fighting import fight, stand_down
from cardwright_rules.combat.removal import removals
from cardwright_rules.combat.specs import CombatSpecs
from cardwright_rules.combat.striking import deal_combat_damage

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["combat"]

_DECLARES = "declare attackers"
_STEPS = (
    "beginning of combat",
    _DECLARES,
    "declare blockers",
    "combat damage",
    "end of combat",
)
_COMBAT = Phase("combat", tuple(Step("combat", name) for name in _STEPS), ("precombat main",))


class Combat:
    """Attackers, blockers, combat damage, and who is removed from combat."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """506"""
        rules.add_hookspecs(CombatSpecs)

    @hookimpl
    def turn_structure(self) -> Phase:
        """506.1"""
        return _COMBAT

    @hookimpl
    @idle_unless(
        lambda game, step, ending: not ending or step.name == _DECLARES or _is_over(game),
        asked=lambda step, ending: step.phase == "combat" and (ending or step.name in _BEGINNING),
    )
    def turn_based_actions(
        self,
        game: Game,
        step: Step,
        ending: bool,  # noqa: FBT001 - a hook's parameter
    ) -> list[TurnBasedAction]:
        """508.1, 508.8, 509.1, 510.1, 511.3"""
        return _actions(game, step, ending=ending)

    @hookimpl
    @idle_unless(lambda game: bool(removals(game)), noted="combat")
    def computed_changes(self, game: Game) -> list[Event]:
        """506.4, 506.4d"""
        return removals(game)


def _end_combat(game: Game) -> None:
    """Remove all from combat (511.3), and end what lasts until end of combat (500.5a)."""
    stand_down(game)
    end_effects(game, Duration.END_OF_COMBAT.until)


def _is_nobody_attacking(game: Game) -> bool:
    return fight(game) is None


def _does_anything_end(game: Game) -> bool:
    return fight(game) is not None or bool(game.state.effects)


def _actions(game: Game, step: Step, *, ending: bool) -> list[TurnBasedAction]:
    if step.phase != "combat":
        return []
    if not ending:
        return _BEGINNING.get(step.name, [])
    skips = [_SKIPS] if step.name == _DECLARES else []
    return [*skips, _ENDS] if _is_over(game) else skips


def _is_over(game: Game) -> bool:
    """Whether the phase ends with this step, be it before its time (724.1d, 724.2d)."""
    ahead = game.state.cursor.ahead
    return not ahead or ahead[0].first or ahead[0].phase != "combat"


_SKIPS = TurnBasedAction("508.8", skip_without_attackers, _is_nobody_attacking, tells=True)
_ENDS = TurnBasedAction("511.3", _end_combat, _does_anything_end)
_BEGINNING: dict[str, list[TurnBasedAction]] = {
    _DECLARES: [TurnBasedAction("508.1", declare_attackers, tells=True)],
    "declare blockers": [TurnBasedAction("509.1", declare_blockers, tells=True)],
    "combat damage": [TurnBasedAction("510.1", deal_combat_damage, tells=True)],
}

combat = Combat()
