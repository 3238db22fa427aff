"""Daybound and nightbound (702.145)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword, about, as_it_enters
from cardwright_core.events import Event
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.day_and_night import BecomesDay, BecomesNight, is_day, is_night
from cardwright_rules.double_faced import Transformed, face_up, has_back, transformed

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game


@record
class Bound(Record):
    """It turns over as day and night change, and by nothing else (702.145b, 702.145e)."""

    keyword: str

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """702.145b: enters transformed at night"""
        if event.becomes != by.source.id or self.keyword != "daybound" or not is_night(game):
            return None
        if not has_back(game, event):
            return None
        return Replacement.of(by, _transformed, rule="702.145b")

    @hookimpl
    @about(Transformed)
    def prohibits(self, by: Instance, act: Transformed) -> str | None:
        """702.145b, 702.145e"""
        if act.object != by.source.id or act.because == self.keyword:
            return None
        return f"only {self.keyword} transforms it"

    @hookimpl
    @about(Event)
    def consequences(self, game: Game, by: Instance) -> Event | None:
        """702.145c, 702.145d, 702.145f, 702.145g"""
        front = self.keyword == "daybound"
        if not is_day(game) and not is_night(game):
            return BecomesDay() if front or _daybound(game) else BecomesNight()
        late = is_night(game) if front else is_day(game)
        if late and face_up(game.see(by.source.id).object) == (0 if front else 1):
            event = Transformed(by.source.id, self.keyword)
            return None if event.impossible(game) else event
        return None


def _daybound(game: Game) -> bool:
    return any(view.has("daybound") for view in game.permanents())


def _transformed(game: Game, event: Event) -> Event:
    assert isinstance(event, Enters)  # noqa: S101 - it is about nothing else
    return transformed(game, event) or event.to(Zone.GRAVEYARD)  # 712.13a


class Daybound(Keyword):
    name, rule = "daybound", "702.145"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.145b"""
        super().stands_for(parameter)
        return (StaticAbility(Bound(self.name), keyword=self.name),)


class Nightbound(Keyword):
    name, rule = "nightbound", "702.145"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.145e"""
        super().stands_for(parameter)
        return (StaticAbility(Bound(self.name), keyword=self.name),)
