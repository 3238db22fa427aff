"""The hook specifications, one module per family.

This package is the contract with every plugin and card; its version is the version of
``cardwright-core``. Adding a parameter to a hook is compatible, since an implementation may take
fewer; removing one, or a hook, goes through a deprecation of two minor versions.

In every hook `game` is the :class:`~cardwright_core.Game` and `by` the
:class:`~cardwright_core.Instance` of the ability that answers: the one instance that functions on
an object in play, or ``None`` for a rules plugin. Answers come back as one flat list, in the order
of timestamps; ``None`` is no answer, and a ``list`` counts as several answers.
"""

from cardwright_core.specs._markers import (
    PROJECT,
    Idle,
    SpecInfo,
    hookimpl,
    hookspec,
    idle_test,
    idle_unless,
    spec_info,
)
from cardwright_core.specs.continuous import ContinuousSpecs
from cardwright_core.specs.cost import CostSpecs
from cardwright_core.specs.game import GameSpecs
from cardwright_core.specs.mana import ManaSpecs
from cardwright_core.specs.replacement import ReplacementSpecs
from cardwright_core.specs.trigger import TriggerSpecs

__all__ = [
    "FAMILIES",
    "PROJECT",
    "ContinuousSpecs",
    "CostSpecs",
    "GameSpecs",
    "Idle",
    "ManaSpecs",
    "ReplacementSpecs",
    "SpecInfo",
    "TriggerSpecs",
    "hookimpl",
    "hookspec",
    "idle_test",
    "idle_unless",
    "spec_info",
]

FAMILIES: tuple[type, ...] = (
    ManaSpecs,
    CostSpecs,
    TriggerSpecs,
    ReplacementSpecs,
    ContinuousSpecs,
    GameSpecs,
)
"""The families of the kernel's own hooks; a plugin adds its own with ``add_hookspecs``."""
