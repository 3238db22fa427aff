"""Gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, SpellAbility, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import CostOption
from cardwright_core.errors import InputError
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.effects import CreateTokens, DrawCards, If, do
from cardwright_rules.vocabulary.paid import WasPaidForThis, paid_for
from cardwright_rules.vocabulary.selections import Players
from cardwright_rules.vocabulary.shorthand import token
from cardwright_rules.vocabulary.tokens import FOOD, TREASURE
from cardwright_rules.vocabulary.turns import TakeExtraTurns

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import TargetSpec
    from cardwright_core.zones import PlayerId


def _promise(player: PlayerId) -> str:
    """Return the name of the cost of choosing an opponent; the spell remembers it (702.174k)."""
    return f"gift {{{player}}}"


@record
class ChooseOpponent(Record):
    """As an additional cost an opponent may be chosen (702.174a)."""

    english = "you may promise an opponent a gift"

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> list[CostOption] | None:
        """601.2b"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        opponents = game.opponents(proposal.player)
        names = [_promise(one) for one in game.apnap() if one in opponents]
        return [
            CostOption(name, Cost(), mandatory=True, by=by, group=Gift.name)
            for name in ("promise nothing", *names)
        ]


@record
class PromisedPlayer(Players):
    """The opponent who was promised the gift."""

    english = "the chosen player"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        paid = paid_for(game, by)
        return tuple(player for player in game.apnap() if _promise(player) in paid)


PROMISED = PromisedPlayer()
GIFT_WAS_PROMISED = WasPaidForThis("gift")

_FISH = token("Creature — Fish", 1, 1, colors="U")
_OCTOPUS = token("Creature — Octopus", 8, 8, colors="U")
GIFTS: dict[str, Effect] = {
    "a Food": CreateTokens(FOOD, who=PROMISED),
    "a card": DrawCards(who=PROMISED),
    "a tapped Fish": CreateTokens(_FISH, tapped=True, who=PROMISED),
    "an extra turn": TakeExtraTurns(who=PROMISED),
    "a Treasure": CreateTokens(TREASURE, who=PROMISED),
    "an Octopus": CreateTokens(_OCTOPUS, who=PROMISED),
}
"""What each gift is (702.174d to 702.174i)."""


def _gift(name: str) -> Effect:
    if name not in GIFTS:
        message = f"gift {name!r}: expected one of {', '.join(map(repr, GIFTS))}"
        raise InputError(message)
    return GIFTS[name]


def giving(gift: str, effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """Return what a spell with gift does: the gift comes before all else (702.174j)."""
    return SpellAbility(do(If(GIFT_WAS_PROMISED, _gift(gift)), effect), targets)


class Gift(Keyword):
    """On an instant or sorcery the gift is given by what it does, ``giving(...)``."""

    name, rule = "gift", "702.174"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.174a, 702.174b"""
        enters = Condition(Enters, This())
        return (
            StaticAbility(ChooseOpponent(), keyword=self.name),
            TriggeredAbility(
                (enters,), _gift(parameter), only_if=GIFT_WAS_PROMISED, keyword=self.name
            ),
        )
