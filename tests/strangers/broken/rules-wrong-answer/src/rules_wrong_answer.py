"""Rules that answer with what is no event, and a wrapper that returns no list."""

from collections.abc import Generator

from cardwright.authoring import Game, hookimpl


class Vague:
    @hookimpl
    def state_based_actions(self, game: Game) -> str | None:
        return "something should happen" if game.state.order else None


class Greedy:
    @hookimpl(wrapper=True)
    def state_based_actions(self) -> Generator[None, list[object], int]:
        return len((yield))


vague, greedy = Vague(), Greedy()
