"""Predefined tokens (111.10): Treasure, Food, Clue and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.mana import ManaRestriction
from cardwright_rules.components import DiscardCard
from cardwright_rules.components_of_this import SacrificeThis
from cardwright_rules.mana import ANY_COLOR, AddMana
from cardwright_rules.tapping import TapSymbol
from cardwright_rules.vocabulary.effects import DrawCards, GainLife, do
from cardwright_rules.vocabulary.libraries import Scry
from cardwright_rules.vocabulary.shorthand import activated, paying, token

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal

__all__ = [
    "BLOOD",
    "CLUE",
    "FOOD",
    "GOLD",
    "POWERSTONE",
    "PREDEFINED",
    "SHARD",
    "TREASURE",
    "WALKER",
    "NotForNonartifactSpells",
]


@record
class NotForNonartifactSpells(ManaRestriction):
    """It can't be spent to cast a spell that is no artifact (106.6)."""

    english = "on anything but a nonartifact spell"

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether it is spent on an artifact spell, or on no spell at all."""
        return not proposal.is_spell() or game.see(proposal.object).is_a("Artifact")


TAP, THIS_AWAY = TapSymbol(), SacrificeThis()

TREASURE = token(
    "Artifact — Treasure", abilities=(activated(paying(TAP, THIS_AWAY), AddMana(ANY_COLOR)),)
)
"""111.10a"""
FOOD = token("Artifact — Food", abilities=(activated(paying("{2}", TAP, THIS_AWAY), GainLife(3)),))
"""111.10b"""
GOLD = token("Artifact — Gold", abilities=(activated(paying(THIS_AWAY), AddMana(ANY_COLOR)),))
"""111.10c"""
WALKER = token("Creature — Zombie", 2, 2, name="Walker", colors="B")
"""111.10d"""
SHARD = token(
    "Enchantment — Shard",
    abilities=(activated(paying("{2}", THIS_AWAY), do(Scry(1), DrawCards(1))),),
)
"""111.10e"""
CLUE = token("Artifact — Clue", abilities=(activated(paying("{2}", THIS_AWAY), DrawCards(1)),))
"""111.10f"""
BLOOD = token(
    "Artifact — Blood",
    abilities=(activated(paying("{1}", TAP, DiscardCard(), THIS_AWAY), DrawCards(1)),),
)
"""111.10g"""
POWERSTONE = token(
    "Artifact — Powerstone",
    abilities=(activated(paying(TAP), AddMana(("C",), restriction=NotForNonartifactSpells())),),
)
"""111.10h"""
PREDEFINED = {
    "Treasure": TREASURE,
    "Food": FOOD,
    "Gold": GOLD,
    "Walker": WALKER,
    "Shard": SHARD,
    "Clue": CLUE,
    "Blood": BLOOD,
    "Powerstone": POWERSTONE,
}
"""The predefined tokens by what they are called (111.10)."""
