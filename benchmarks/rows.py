"""Rows of the table: figures, and the targets beside them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

__all__ = ["Row", "Target"]


@dataclass(frozen=True)
class Target:
    """A bound on one figure."""

    figure: str
    bound: float
    at_least: bool = False

    def met(self, figures: dict[str, float]) -> bool:
        """Whether the figure keeps within the bound."""
        value = figures[self.figure]
        return value >= self.bound if self.at_least else value <= self.bound

    def __str__(self) -> str:
        """Say the bound."""
        return f"{'>=' if self.at_least else '<='} {self.bound:g}"


@dataclass(frozen=True)
class Row:
    """What one benchmark measured; figures without a target are the raw numbers behind the rest."""

    name: str
    figures: dict[str, float]
    targets: tuple[Target, ...] = ()
    note: str = ""
    errors: tuple[str, ...] = field(default=())

    @property
    def met(self) -> bool:
        """Whether everything was measured and every target is met."""
        return not self.errors and all(target.met(self.figures) for target in self.targets)

    def as_json(self) -> dict[str, Any]:
        """Return the row as one JSON object: the figures at its top, as they are named."""
        return {
            "name": self.name,
            **{name: float(f"{value:.4g}") for name, value in self.figures.items()},
            "targets": {target.figure: str(target) for target in self.targets},
            "met": self.met,
            "note": self.note,
            "errors": list(self.errors),
        }
