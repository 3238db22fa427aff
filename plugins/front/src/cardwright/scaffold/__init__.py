"""New packs, cards, keywords, costs and hooks as files: what ``cardwright new`` writes."""

from __future__ import annotations

from cardwright.scaffold.card import new_card
from cardwright.scaffold.mechanics import new_cost, new_hook, new_keyword
from cardwright.scaffold.pack import new_pack

__all__ = ["new_card", "new_cost", "new_hook", "new_keyword", "new_pack"]
