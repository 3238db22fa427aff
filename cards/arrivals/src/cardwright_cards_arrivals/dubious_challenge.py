"""Dubious Challenge."""

from cardwright.authoring import (
    CREATURE,
    TARGET_PLAYER,
    AnOpponent,
    Card,
    Code,
    Decision,
    Game,
    Instance,
    LookAndTake,
    Shuffled,
    Zone,
    ZoneChange,
    at_once,
    events_while,
    move,
    spell,
    target,
)

LOOK = LookAndTake(10, CREATURE, Zone.EXILE, at_most=2)


class DubiousChallenge(Card):
    name = "Dubious Challenge"
    cost = "{3}{G}"
    types = "Sorcery"
    abilities = (spell(Code("dubious-challenge", "challenge"), target(AnOpponent())),)

    def challenge(self, game: Game, by: Instance) -> None:
        """Exile up to two; the opponent may take one, and the rest enters after that (608.2c)."""
        looked = events_while(game, lambda: LOOK.resolve(game, by))
        exiled = [
            event.becomes
            for event in looked
            if isinstance(event, ZoneChange) and event.destination is Zone.EXILE
        ]
        game.propose(Shuffled(by.controller), by)
        for player in TARGET_PLAYER.players(game, by) if exiled else ():
            prompt = f"which card to take from {by.source.name}"
            decision = Decision((player,), "put", tuple(exiled), 0, 1, prompt=prompt, rule="608.2d")
            for item in game.choose(decision):
                exiled.remove(item)
                game.propose(move(game, item, Zone.BATTLEFIELD, controller=player), by)
        at_once(
            game, by, [move(game, i, Zone.BATTLEFIELD, controller=by.controller) for i in exiled]
        )
