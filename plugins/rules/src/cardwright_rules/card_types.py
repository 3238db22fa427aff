"""The card types of the game (205.2a)."""

from __future__ import annotations

__all__ = ["CARD_TYPES"]

CARD_TYPES = (
    "Artifact",
    "Battle",
    "Conspiracy",
    "Creature",
    "Dungeon",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Phenomenon",
    "Plane",
    "Planeswalker",
    "Scheme",
    "Sorcery",
    "Vanguard",
)
"""The card types (205.2a)."""
