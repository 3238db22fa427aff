"""Rules that raise when they are asked."""

from cardwright.authoring import Game, hookimpl


class Faulty:
    @hookimpl
    def state_based_actions(self, game: Game) -> None:
        raise LookupError(game.state.order)


plugin = Faulty()
