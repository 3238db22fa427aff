"""Emperor: teams with an emperor in the middle, whose fate is that of the team (809)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Cost, Duration
from cardwright_core.chance import random_below
from cardwright_core.flow import SetupAction
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter, TargetSpec
from cardwright_rules.formats.multiplayer import AttackNeighbors
from cardwright_rules.formats.neighbors_in_range import NeighborsInRange
from cardwright_rules.formats.seating import check_teams
from cardwright_rules.formats.teammates import ReviewHands
from cardwright_rules.tapping import TapSymbol
from cardwright_rules.teams import teammates
from cardwright_rules.vocabulary.lasting import GainControl
from cardwright_rules.vocabulary.selections import ITSELF, TARGET_PLAYER

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = ["DeployCreatures", "Emperor", "deploy_creatures", "emperor", "emperors"]

_SMALLEST_TEAM = 3


@record
class Teammate(Filter):
    """The teammates of the controller of the ability."""

    english = "a teammate"

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """No object is one."""
        del game, by, view
        return False

    def matches_player(self, game: Game, by: Instance, player: PlayerId) -> bool:
        """Whether the player is one."""
        return player in teammates(game, by.controller)


@record
class TargetGainsControl(Record):
    """Target player gains control of the source (804.2)."""

    english = "target player gains control of this"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let it be an effect of that player's."""
        for player in TARGET_PLAYER.players(game, by):
            GainControl(Duration.FOREVER, ITSELF).resolve(game, by.replace(controller=player))


_DEPLOY = ActivatedAbility(
    Cost(components=(TapSymbol(),)),
    TargetGainsControl(),
    (TargetSpec(Teammate()),),
    as_a_sorcery=True,
)


class DeployCreatures:
    """The option that creatures can be handed to teammates."""

    @hookimpl
    def intrinsic_abilities(self, characteristics: Characteristics) -> ActivatedAbility | None:
        """804.2"""
        return _DEPLOY if "Creature" in characteristics.types else None


class Emperor(ReviewHands, DeployCreatures, NeighborsInRange):
    """The format as a plugin."""

    name: ClassVar[str] = "emperor"

    def __init__(self) -> None:
        """Let creatures attack on both sides; ranges follow from the seats."""
        AttackNeighbors.__init__(self)

    def range_of(self, game: Game, player: PlayerId) -> int:
        """809.3a, 809.6a: far enough for one opposing general, or for an emperor for two"""
        order = game.state.order
        leading = emperors(game)
        team = game.player(player).team
        place = order.index(player)
        distances = sorted(
            min(abs(place - other), len(order) - abs(place - other))
            for other, name in enumerate(order)
            if game.player(name).team != team and name not in leading
        )
        return distances[1 if player in leading else 0]

    @hookimpl
    def setup(self) -> list[SetupAction]:
        """809.1, 809.2, 809.4; and the ranges once everybody is seated"""
        return [SetupAction("103.1", self.begin), *super().setup()]

    def begin(self, game: Game) -> None:
        """Look at the seats, and let a random emperor begin."""
        sizes = len(game.state.order) // max(1, len({p.team for p in game.players}))
        check_teams(game, self.name, size=max(_SMALLEST_TEAM, sizes))
        leading = emperors(game)
        first = leading[random_below(game.state, len(leading))]
        game.state.order = game.order_from(first)

    @hookimpl
    def shares_fate(self, game: Game, player: PlayerId) -> list[PlayerId]:
        """809.5"""
        return list(teammates(game, player)) if player in emperors(game) else []


def emperors(game: Game) -> tuple[PlayerId, ...]:
    """Return the emperors: who sits in the middle of each team, or right of it (809.2, 809.6a)."""
    order = game.state.order
    teams = [game.player(name).team for name in order]
    found: list[PlayerId] = []
    for place, team in enumerate(teams):
        if teams[place - 1] != team:
            middle = place + (teams.count(team) - 1) // 2
            found.append(order[middle % len(order)])
    return tuple(found)


deploy_creatures = DeployCreatures()
emperor = Emperor()
