"""Beaconed: as long as one controls a Beacon, what has it gets +1/+1."""

from cardwright.authoring import (
    THIS,
    AddPT,
    ContinuousEffect,
    Game,
    Instance,
    Keyword,
    Layer,
    Part,
    hookimpl,
)


class Beaconed(Keyword):
    name, rule = "beaconed", "glowworks 2"

    @hookimpl
    def continuous_effects(self, game: Game, by: Instance) -> ContinuousEffect | None:
        if not any(view.is_a("Beacon") for view in game.permanents(by.controller)):
            return None
        return ContinuousEffect.of(by, Part(Layer.MODIFY_PT, THIS, AddPT(1, 1)))
