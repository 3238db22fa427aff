"""Ninjutsu: a creature takes the place of an unblocked attacker."""

from typing import ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Instance
from cardwright_core.cards import Keyword
from cardwright_core.costs import paid_with
from cardwright_core.game import Game
from cardwright_core.zones import Zone
from cardwright_rules.combat.fighting import Attack, Attacked
from cardwright_rules.combat.filters import UNBLOCKED
from cardwright_rules.combat.joining import join_attack
from cardwright_rules.components import ReturnToHandPermanent
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.filters import CREATURE, all_of
from cardwright_rules.vocabulary.moves import PutOntoBattlefield
from cardwright_rules.vocabulary.revealing import RevealThis
from cardwright_rules.vocabulary.selections import ITSELF, THOSE_CARDS

RETURNED = ReturnToHandPermanent(all_of(CREATURE, UNBLOCKED))
"""Return an unblocked attacking creature that you control to its owner's hand."""


def attacked_by_returned(game: Game, paid: Instance) -> Attacked | None:
    """Return what the creature attacked that was returned to pay a cost (702.49c, 702.190b)."""
    for item in paid_with(paid, str(RETURNED)):
        combat = game.snapshot(item).status.combat
        return combat.target if isinstance(combat, Attack) else None
    return None


@record
class AttacksInItsPlace(Record):
    """Those cards attack what the creature that was returned attacked (702.49c)."""

    english = "it attacks what the returned creature attacked"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them join the attack."""
        target = attacked_by_returned(game, by)
        for item in THOSE_CARDS.objects(game, by) if target is not None else ():
            join_attack(game, item, by, target)


class Ninjutsu(Keyword):
    name, rule = "ninjutsu", "702.49"
    zones: ClassVar[tuple[Zone, ...]] = (Zone.HAND,)

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.49a"""
        also = Cost(components=(RevealThis(self.zones), RETURNED))
        return (
            ActivatedAbility(
                printed_cost(self.name, parameter).plus(also),
                PutOntoBattlefield(ITSELF, tapped=True, then=AttacksInItsPlace()),
                zones=self.zones,
                keyword="ninjutsu",
            ),
        )


class CommanderNinjutsu(Ninjutsu):
    name, rule = "commander ninjutsu", "702.49d"
    zones = (Zone.HAND, Zone.COMMAND)
