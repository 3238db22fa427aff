"""Dimmed: a format in which nobody gains life."""

from cardwright.authoring import LifeGained, about, hookimpl


class Dimmed:
    @hookimpl
    @about(LifeGained)
    def prohibits(self, act: object) -> str | None:
        return "nobody gains life" if isinstance(act, LifeGained) else None


plugin = Dimmed()
