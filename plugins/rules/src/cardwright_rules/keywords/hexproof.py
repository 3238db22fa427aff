"""Hexproof, and hexproof from a quality."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, about
from cardwright_core.game import Game
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting
from cardwright_core.terms import Filter
from cardwright_rules.qualities import qualities
from cardwright_rules.targets import opponent_would_target


@record
class HexproofFrom(Record):
    """Opponents' spells and abilities can't target it, if what they come from has the quality."""

    english = "hexproof from {quality:s}"

    quality: Filter

    @hookimpl
    @about(Targeting)
    def prohibits(self, game: Game, by: Instance, act: Targeting) -> str | None:
        """702.11d"""
        if not self.quality.matches(game, by, game.see(act.by.source.id)):
            return None
        if opponent_would_target(game, by, act, by.source.id):
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
        return "hexproof" if opponent_would_target(game, by, act, by.source.id) else None
