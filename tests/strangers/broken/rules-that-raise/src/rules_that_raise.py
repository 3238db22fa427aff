"""Rules that can't be imported."""

from no_such_module_anywhere import plugin

__all__ = ["plugin"]
