"""What holds at every moment of every game, whatever is installed."""

from __future__ import annotations

from cardwright_rules.soak.invariants import broken_invariants

__all__ = ["broken_invariants"]
