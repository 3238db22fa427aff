"""Toxic."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.game import Game
from cardwright_core.specs import hookimpl
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.damage import DamageDealt
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.selections import Selection


@record
class ToxicDamage(Record):
    """Combat damage to a player gives them poison counters too; several add up (702.164b)."""

    english = "toxic {number}"

    number: int

    @hookimpl
    @functions_in()
    def damage_results(self, by: Instance, damage: DamageDealt) -> PlayerGetsCounters | None:
        """702.164c, 120.3g"""
        del by
        if not damage.combat or not isinstance(damage.recipient, str):
            return None
        return PlayerGetsCounters(damage.recipient, "poison", self.number)


class Toxic(Keyword):
    name, rule = "toxic", "702.164"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.164a"""
        behaviour = ToxicDamage(printed_number(self.name, parameter))
        return (StaticAbility(behaviour, keyword=self.name),)


@record
class TotalToxicValue(Count):
    """The total toxic value of creatures: the sum of all their toxic abilities (702.164b)."""

    english = "the total toxic value of {of}"

    of: Selection

    def value(self, game: Game, by: Instance) -> int:
        """Add them up."""
        abilities = (
            getattr(ability, "behaviour", None)
            for item in self.of.objects(game, by)
            for ability in game.see(item).characteristics.abilities
        )
        return sum(toxic.number for toxic in abilities if isinstance(toxic, ToxicDamage))
