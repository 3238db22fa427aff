"""Landwalk, a keyword for each kind of land (702.14a)."""

from typing import ClassVar

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.game import Game
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.fighting import attack_of
from cardwright_rules.combat.restrictions import CantBlock


class Landwalk(Keyword):
    """Base of landwalk abilities: what kind of land the defending player has to control."""

    rule = "702.14"
    land: ClassVar[str]
    has_it: ClassVar[bool] = True

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> CantBlock:
        """702.14c"""
        return CantBlock(
            self.name,
            lambda _, attacker: attacker.id == by.source.id and self._walks(game, attacker),
        )

    def _walks(self, game: Game, attacker: View) -> bool:
        attack = attack_of(game, attacker.id)
        return attack is not None and any(
            view.is_a("Land") and view.is_a(self.land) is self.has_it
            for view in game.permanents(attack.defender)
        )


class Plainswalk(Landwalk):
    name, land = "plainswalk", "Plains"


class Islandwalk(Landwalk):
    name, land = "islandwalk", "Island"


class Swampwalk(Landwalk):
    name, land = "swampwalk", "Swamp"


class Mountainwalk(Landwalk):
    name, land = "mountainwalk", "Mountain"


class Forestwalk(Landwalk):
    name, land = "forestwalk", "Forest"


class Desertwalk(Landwalk):
    name, land = "desertwalk", "Desert"


class LegendaryLandwalk(Landwalk):
    name, land = "legendary landwalk", "Legendary"


class NonbasicLandwalk(Landwalk):
    name, land, has_it = "nonbasic landwalk", "Basic", False
