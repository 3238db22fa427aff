"""The kernel of cardwright: records, state, events, pipelines, hook specifications, managers.

It names no card, no keyword and no format. Pack authors import ``cardwright.authoring`` instead.
"""

from cardwright_core.game import Game
from cardwright_core.ruleset import RuleSet

__all__ = ["Game", "RuleSet", "__version__"]

__version__ = "0.1.0"
