"""Protection."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, about
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting
from cardwright_core.terms import Filter
from cardwright_rules.attaching import Attaching, Host
from cardwright_rules.combat.restrictions import CantBlock
from cardwright_rules.damage import DamageDealt, less_damage
from cardwright_rules.qualities import qualities


@record
class _Protection(Record):
    """What has the quality can't damage, enchant, equip or target something (702.16)."""

    quality: Filter

    def protects(self, by: Instance) -> Host:
        """Return what it protects."""
        raise NotImplementedError

    @hookimpl
    @about(Targeting, Attaching)
    def prohibits(self, game: Game, by: Instance, act: Targeting | Attaching) -> str | None:
        """702.16b, 702.16c, 702.16d"""
        if isinstance(act, Targeting):
            on, source = act.target, game.see(act.by.source.id)
        else:
            on, source = act.to, act.view
        if on == self.protects(by) and self.quality.matches(game, by, source):
            return "protection from that quality"
        return None

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """702.16e"""
        if event.recipient != self.protects(by):
            return None
        if not self.quality.matches(game, by, game.see(event.source)):
            return None
        return Replacement.of(by, _prevent, rule="702.16e")


@record
class ProtectionFrom(_Protection):
    """What has the quality can't damage, enchant, equip, block or target it (702.16)."""

    english = "protection from {quality:s}"

    def protects(self, by: Instance) -> Host:
        """Return the permanent."""
        return by.source.id

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> CantBlock:
        """702.16f"""
        return CantBlock(
            "protection",
            lambda blocker, attacker: (
                attacker.id == by.source.id and self.quality.matches(game, by, blocker)
            ),
        )


@record
class YouHaveProtection(_Protection):
    """What has the quality can't damage, enchant or target you (702.16)."""

    english = "you have protection from {quality:s}"

    def protects(self, by: Instance) -> Host:
        """Return the player."""
        return by.controller


def _prevent(game: Game, damage: DamageDealt) -> tuple[Event, ...]:
    """Prevent all of it, if it can be prevented (615.12)."""
    return less_damage(game, [(damage, damage.amount)])[0]


def protection_from(quality: Filter) -> StaticAbility:
    """Return protection from a quality that no word of a printed keyword tells (702.16a)."""
    return StaticAbility(ProtectionFrom(quality), keyword=Protection.name)


class Protection(Keyword):
    name, rule = "protection", "702.16"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.16a, 702.16g, 702.16h"""
        return tuple(
            StaticAbility(ProtectionFrom(quality), keyword=self.name)
            for quality in qualities(parameter)
        )
