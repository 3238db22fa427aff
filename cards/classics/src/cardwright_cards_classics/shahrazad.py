"""Shahrazad."""

from cardwright.authoring import (
    DIDNT_WIN_SUBGAME,
    Card,
    Code,
    Game,
    Instance,
    LifeLost,
    PlaySubgame,
    Simultaneous,
    spell,
)


class Shahrazad(Card):
    name = "Shahrazad"
    cost = "{W}{W}"
    types = "Sorcery"
    abilities = (spell(PlaySubgame(Code("shahrazad", "lose_half"))),)

    def lose_half(self, game: Game, by: Instance) -> None:
        """Let each who didn't win lose half their life, rounded up, all at once (107.1a)."""
        losing = {
            player: (game.player(player).life + 1) // 2
            for player in DIDNT_WIN_SUBGAME.players(game, by)
        }
        lost = tuple(LifeLost(player, half) for player, half in losing.items() if half > 0)
        if lost:
            game.propose(Simultaneous(lost), by)
