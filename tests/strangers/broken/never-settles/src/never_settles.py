"""A rules plugin whose state-based action is never done."""

from cardwright.authoring import Game, LifeGained, hookimpl


class Itch:
    @hookimpl
    def state_based_actions(self, game: Game) -> LifeGained | None:
        return LifeGained(game.state.order[0], 1) if game.state.order else None


plugin = Itch()
