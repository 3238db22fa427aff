"""Changes the state where it may only look."""

from cardwright.authoring import Card, Game, Instance, hookimpl


class Meddler(Card):
    name = "Meddler"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    def additional_triggers(self, game: Game, by: Instance) -> int:
        there = game.state.objects[by.source.id]
        game.state.put(there.replace(counters=(("meddling", 1),)))
        return 1


class Pilferer(Card):
    name = "Pilferer"
    types = "Creature — Human"
    power, toughness = 1, 1

    @hookimpl
    def additional_triggers(self, game: Game, by: Instance) -> int:
        player = game.player(by.controller)
        game.state.players[by.controller] = player.replace(life=player.life + 1)
        return 1
