"""Permanents that don't untap in the untap step, and those that are tapped or untapped (502.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about
from cardwright_core.decisions import Decision
from cardwright_core.specs import hookimpl
from cardwright_core.terms import This
from cardwright_rules.tapping import Untapped
from cardwright_rules.vocabulary.effects import Tap, Untap
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["DoesntUntap", "TapOrUntap", "doesnt_untap"]


@record
class DoesntUntap(Record):
    """Permanents of a set don't untap during their controllers' untap steps."""

    english = "{what:each} doesn't untap during its controller's untap step"

    what: Filter = This()

    @hookimpl
    @about(Untapped)
    def prohibits(self, game: Game, by: Instance, act: Untapped) -> str | None:
        """502.3"""
        permanent, cursor = game.see(act.object), game.state.cursor
        if cursor.step.name != "untap" or not game.is_active(permanent.controller):
            return None
        untaps = not self.what.matches(game, by, permanent)
        return None if untaps else f"{permanent.name} doesn't untap ({by.source.name})"


def doesnt_untap() -> StaticAbility:
    """Return the ability that it doesn't untap during its controller's untap step."""
    return StaticAbility(DoesntUntap())


@record
class TapOrUntap(Record):
    """Permanents are tapped or untapped, as its controller chooses now (608.2d)."""

    english = "tap or untap {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and do it; neither is anything without a permanent."""
        if not self.what.objects(game, by):
            return
        prompt = f"{by.source.name}: tap or untap"
        options = ("tap", "untap")
        decision = Decision((by.controller,), "tap or untap", options, prompt=prompt, rule="608.2d")
        done = Tap if game.choose(decision)[0] == "tap" else Untap
        done(self.what).resolve(game, by)
