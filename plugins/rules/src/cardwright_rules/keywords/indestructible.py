"""Indestructible (702.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.cards import Keyword, about
from cardwright_core.specs import hookimpl
from cardwright_rules.destruction import Destroyed

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance


class Indestructible(Keyword):
    name, rule = "indestructible", "702.12"

    @hookimpl
    @about(Destroyed)
    def prohibits(self, by: Instance, act: Destroyed) -> str | None:
        """702.12b"""
        return "it is indestructible" if act.object == by.source.id else None
