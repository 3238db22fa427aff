"""Sectors: designations that creatures get while there is a space sculptor (702.158)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.decisions import Decision
from cardwright_core.events import Event
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zones import Zone
from cardwright_rules.designations import Designated

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject, View

__all__ = ["SCULPTOR", "SECTORS", "SectorsChosen", "sector_of", "sectors"]

SCULPTOR = "space sculptor"
SECTORS = ("alpha sector", "beta sector", "gamma sector")
_ANY = "sectors"


def sector_of(there: GameObject) -> str:
    """Return the sector designation of a permanent; nothing if it has none (702.158b)."""
    return next((sector for sector in SECTORS if there.designation(sector)), "")


def _sculpts(view: View) -> bool:
    return view.has(SCULPTOR)


def _is_creature_without(view: View) -> bool:
    return view.is_a("Creature") and not sector_of(view.object)


@record
class SectorsChosen(Event):
    """Players choose a sector designation for each of these creatures, in this order (704.5u)."""

    rule: ClassVar[str] = "704.5u"

    creatures: tuple[int, ...]

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Let the controller choose for each."""
        return tuple(Designated(item, self._chosen(game, item)) for item in self.creatures)

    def _chosen(self, game: Game, item: int) -> str:
        view = game.see(item)
        prompt = f"which sector {view.called} is in"
        decision = Decision((view.controller,), "sector", SECTORS, prompt=prompt, rule=self.rule)
        chosen: str = game.choose(decision)[0]
        return chosen

    def apply(self, game: Game) -> Event:
        """Note that there are sectors."""
        game.state.slices[_ANY] = True
        return self

    def describe(self, game: Game) -> str:
        """Say for which."""
        names = ", ".join(game.see(item).called for item in self.creatures)
        return f"sectors are chosen for {names}"


@record
class SectorsEnd(Event):
    """Nothing has space sculptor any more: all sector designations are gone (702.158b)."""

    rule: ClassVar[str] = "702.158b"

    def apply(self, game: Game) -> Event:
        """Take them away."""
        game.state.slices[_ANY] = False
        for item in game.state.zone(Zone.BATTLEFIELD):
            there = game.state.objects[item]
            if sector_of(there):
                left = tuple(one for one in there.designations if one[0] not in SECTORS)
                game.state.put(there.replace(designations=left))
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        del game
        return "there are no sectors any more"


class Sectors:
    """Sectors as creatures need them, and their end."""

    @hookimpl
    @idle_unless(lambda game: bool(game.state.slices.get(_ANY)) or _is_sculpted(game))
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5u; who controls no space sculptor chooses first (702.158c)"""
        if not _is_sculpted(game):
            over = bool(game.state.slices.get(_ANY)) and not _is_on_the_stack(game)
            return [SectorsEnd()] if over else []
        sculptors = {game.see(i).controller for i in _those(game, _sculpts)}
        creatures = _those(game, _is_creature_without)
        players = sorted(game.apnap(), key=lambda player: player in sculptors)
        chosen = [i for one in players for i in creatures if game.see(i).controller == one]
        return [SectorsChosen(tuple(chosen))] if chosen else []


def _those(game: Game, what: object) -> tuple[int, ...]:
    found: tuple[int, ...] = game.state.standing.permanents(what, game)  # type: ignore[arg-type]  # a test of a view
    return found


def _is_sculpted(game: Game) -> bool:
    return bool(_those(game, _sculpts))


def _is_on_the_stack(game: Game) -> bool:
    """Whether an ability is on the stack whose source has, or last had, space sculptor."""
    stack = (game.state.objects[item].spell for item in game.state.zone(Zone.STACK))
    known = (game.see(one.source.id) for one in stack if one is not None and one.source.id)
    return any(map(_sculpts, known))


sectors = Sectors()
