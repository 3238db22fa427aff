"""Keyword actions that hold permanents back or send them away: detain, suspect, airbend (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, Duration, StaticAbility
from cardwright_core.lasting import Among, begin_continuous, begin_effect
from cardwright_core.layers import Layer, Part
from cardwright_core.mana import ManaCost
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test
from cardwright_core.zones import Zone
from cardwright_rules.designations import Designated
from cardwright_rules.vocabulary.attacking import CreaturesCantAttack
from cardwright_rules.vocabulary.blocking import CreaturesCantBlock
from cardwright_rules.vocabulary.changes import AddAbilities, AddKeyword
from cardwright_rules.vocabulary.moves import Exile
from cardwright_rules.vocabulary.prohibitions import CantBeActivated
from cardwright_rules.vocabulary.selections import ITSELF, TARGET, THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["SUSPECTED", "Airbend", "Detain", "NoLongerSuspected", "Suspect"]


@record
class Detain(Record):
    """Until your next turn permanents can't attack, block, or be activated (701.35a)."""

    english = "detain {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin all three."""
        those = Among(self.what.objects(game, by))
        for behaviour in (
            CreaturesCantAttack(those),
            CreaturesCantBlock(those),
            CantBeActivated(those, even_mana_abilities=True),
        ):
            begin_effect(game, by, behaviour, Duration.YOUR_NEXT_TURN)


SUSPECTED = "suspected"


@record
class Suspect(Record):
    """Creatures become suspected: they have menace and can't block (701.60a, 701.60c)."""

    english = "suspect {what}"

    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for those that are not suspected already (701.60d)."""
        for item in self.what.objects(game, by):
            if game.propose(Designated(item, SUSPECTED), by) is not None:
                having = (AddKeyword("menace"), AddAbilities((_CANT_BLOCK,)))
                parts = tuple(Part(Layer.ABILITY, Among((item,)), one) for one in having)
                as_long_as = Duration.while_true(IsStill(item, SUSPECTED))
                begin_continuous(game, by, parts, as_long_as)


_CANT_BLOCK = StaticAbility(CreaturesCantBlock())


@record
class IsStill(Test):
    """A certain permanent has a designation."""

    english = "it is {name}"

    item: int
    name: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has, and is still there."""
        del by, event
        there = game.state.objects.get(self.item)
        return there is not None and there.designation(self.name) > 0


@record
class NoLongerSuspected(Record):
    """Creatures are no longer suspected (701.60a)."""

    english = "{what:each} is no longer suspected"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Take the designation away."""
        for item in self.what.objects(game, by):
            game.propose(Designated(item, SUSPECTED, 0), by)


@record
class Airbend(Record):
    """Permanents or spells are exiled; while they are, their owners may cast them for {2}."""

    english = "airbend {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Exile them, and begin it for each card (701.65a)."""
        Exile(self.what, then=_CastForTwo()).resolve(game, by)


@record
class _CastForTwo(Record):
    """The owners of those cards may cast them for {2} while they remain exiled."""

    english = "for as long as it remains exiled, its owner may cast it for {{2}}"

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for each."""
        for item in THOSE_CARDS.objects(game, by):
            there = game.state.objects[item]
            if there.card and there.zone is Zone.EXILE:
                begin_effect(game, by, CastFor(item, there.owner), None)


@record
class CastFor(Record):
    """A player may cast one exiled card for {2}."""

    item: int
    owner: PlayerId

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """701.65a"""
        if player != self.owner or not game.exists(self.item):
            return None
        return Permission((self.item,), by, instead=_TWO)


_TWO = Cost(ManaCost(("2",)))
