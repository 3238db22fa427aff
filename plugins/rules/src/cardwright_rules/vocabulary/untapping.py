"""Permanents that don't untap in the untap step, and those that are tapped or untapped (502.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, StaticAbility
from cardwright_core.cards import about
from cardwright_core.decisions import Decision
from cardwright_core.events import Event
from cardwright_core.flow import StepBegins
from cardwright_core.lasting import Among, begin_effect
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test, This
from cardwright_rules.tapping import Untapped
from cardwright_rules.vocabulary.effects import Tap, Untap
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["DoesntUntap", "DoesntUntapNext", "MayStayTapped", "TapOrUntap", "doesnt_untap"]


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


@record
class MayStayTapped(Record):
    """Its controller may choose not to untap permanents of a set in the untap step (502.3)."""

    english = "you may choose not to untap {what:s} during your untap step"

    what: Filter = This()

    @hookimpl
    def may_stay_tapped(self, game: Game, by: Instance) -> list[int]:
        """502.3"""
        mine = game.permanents(by.controller)
        return [view.id for view in mine if self.what.matches(game, by, view)]


@record
class DoesntUntapNext(Record):
    """Permanents don't untap during their controllers' next untap steps (502.3).

    It goes with the permanent: if that has changed sides until then, it stays tapped in the untap
    step of whoever controls it. A step that is skipped is not the next one (614.10a). With `yours`
    it is your next untap step, and nothing to whoever else controls it by then.
    """

    english = "{what:each} doesn't untap during its controller's next untap step"

    what: Selection = TARGET
    yours: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Wait for it, for each."""
        for item in self.what.objects(game, by):
            begin_effect(game, by, _WaitsForUntapStep(item, self.yours), None)


@record
class _WaitsForUntapStep(Record):
    """A permanent stays tapped in the next untap step of its controller, or only in yours."""

    item: int
    yours: bool = False

    @hookimpl
    @about(StepBegins)
    def consequences(self, game: Game, by: Instance, event: StepBegins) -> Event | None:
        """502.3"""
        if event.step.name != "untap" or not game.exists(self.item):
            return None
        whose = by.controller if self.yours else game.see(self.item).controller
        return _UntapStepCame(by, self.item) if game.is_active(whose) else None


@record
class _UntapStepCame(Event):
    """The untap step has come in which a permanent stays tapped."""

    rule: ClassVar[str] = "502.3"

    by: Instance
    item: int

    def apply(self, game: Game) -> Event:
        """Let it be so for this step, and not again."""
        game.state.end_effect(self.by.effect)
        staying = DoesntUntap(Among((self.item,)))
        begin_effect(game, self.by, staying, Duration.while_true(_ItIsTheUntapStep()))
        return self

    def describe(self, game: Game) -> str:
        """Say what stays tapped."""
        return f"{game.see(self.item).name} doesn't untap in this step"


@record
class _ItIsTheUntapStep(Test):
    """It is an untap step."""

    english = "it is the untap step"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del by, event
        return game.state.cursor.step.name == "untap"
