"""Beacons: a card type, and what the rules say of it and of light counters."""

from cardwright.authoring import Event, Game, Simultaneous, Zone, hookimpl, move
from glowworks.kindling import LIGHT

BRIGHTEST = 5


class Beacons:
    """A Beacon with no light counter, or with more than five, is put into its owner's graveyard."""

    @hookimpl
    def card_types(self) -> str:
        return "Beacon"

    @hookimpl
    def state_based_actions(self, game: Game) -> Event | None:
        gone = tuple(
            move(game, view.id, Zone.GRAVEYARD)
            for view in game.permanents()
            if view.is_a("Beacon") and not 0 < dict(view.object.counters).get(LIGHT, 0) <= BRIGHTEST
        )
        return Simultaneous(gone) if gone else None


plugin = Beacons()
