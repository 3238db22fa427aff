"""Imported by another module of the pack."""

import random

from cardwright_core.errors import IllegalActionError

__all__ = ["IllegalActionError", "random"]
