"""Miracle (702.94)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword, about, functions_in
from cardwright_core.cast_now import cast_now
from cardwright_core.decisions import Decision
from cardwright_core.events import ObjectEvent
from cardwright_core.links import link_of
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, This
from cardwright_core.zones import Zone
from cardwright_rules.drawing import CardDrawn, drawn_this_turn
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.revealing import Revealed, RevealedThisWay
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Cost, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId
    from cardwright_core.zones import PlayerId


@record
class MayRevealAsDrawn(Record):
    """It may be revealed as it is drawn, if it is the first card drawn this turn (702.94a)."""

    english = "you may reveal this as you draw it if it's the first card you've drawn this turn"

    @hookimpl
    @functions_in(Zone.HAND)
    @about(CardDrawn)
    def consequences(self, game: Game, by: Instance, event: CardDrawn) -> Event | None:
        """603.11"""
        if event.becomes != by.source.id or drawn_this_turn(game, event.player) != 1:
            return None
        return MiracleOffered(by.source.id, event.player, link_of(by, Miracle.name))


@record
class MiracleOffered(ObjectEvent):
    """A player may reveal the card that they have just drawn (702.94a)."""

    rule: ClassVar[str] = "702.94a"

    player: PlayerId
    link: LinkId

    def apply(self, game: Game) -> Event:
        """Ask, and reveal it or not."""
        prompt = f"reveal {game.see(self.object).name}?"
        you = (self.player,)
        decision = Decision(you, Miracle.name, (True, False), prompt=prompt, rule=self.rule)
        if game.choose(decision)[0]:
            game.propose(Revealed(self.player, self.object, self.link))
        return self

    def describe(self, game: Game) -> str:
        """Say who may reveal what."""
        return f"{self.player} may reveal {game.see(self.object).name}"


@record
class MayCastThisFor(Record):
    """Its controller may cast this, from the hand, for a cost (702.94a)."""

    english = "you may cast this for {cost} rather than for its mana cost"

    cost: Cost
    name: str

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them."""
        items = ITSELF.objects(game, by)
        permission = Permission(items, by, instead=self.cost, any_time=True, name=self.name)
        cast_now(game, by.controller, items, permission)


class Miracle(Keyword):
    name, rule = "miracle", "702.94"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.94a"""
        this_way = (RevealedThisWay(self.name),)
        revealed = Condition(Revealed, This(), this_way, (Zone.HAND,))
        effect = MayCastThisFor(printed_cost(self.name, parameter), self.name)
        return (
            StaticAbility(MayRevealAsDrawn(), keyword=self.name),
            TriggeredAbility((revealed,), effect, keyword=self.name),
        )
