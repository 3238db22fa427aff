"""Hexproof, and hexproof from a quality."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Filter, Instance, StaticAbility
from cardwright_core.cards import Keyword, about
from cardwright_core.game import Game
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting
from cardwright_rules.qualities import qualities


@record
class HexproofFrom(Record):
    """Opponents' spells and abilities can't target it, if what they come from has the quality."""

    quality: Filter

    @hookimpl
    @about(Targeting)
    def prohibits(self, game: Game, by: Instance, act: Targeting) -> str | None:
        """702.11d"""
        source = game.see(act.by.source.id)
        if _is_opponents(game, by, act) and self.quality.matches(game, by, source):
            return "hexproof from that quality"
        return None


class Hexproof(Keyword):
    name, rule = "hexproof", "702.11"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.11d, 702.11f, 702.11g"""
        if not parameter:
            return super().stands_for(parameter)
        return tuple(
            StaticAbility(HexproofFrom(quality), keyword=self.name)
            for quality in qualities(parameter)
        )

    @hookimpl
    @about(Targeting)
    def prohibits(self, game: Game, by: Instance, act: Targeting) -> str | None:
        """702.11b"""
        return "hexproof" if _is_opponents(game, by, act) else None


def _is_opponents(game: Game, by: Instance, act: Targeting) -> bool:
    """Whether an opponent would target the permanent."""
    return act.target == by.source.id and act.by.controller in game.opponents(by.controller)
