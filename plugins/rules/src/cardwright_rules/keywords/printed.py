"""What is printed behind a keyword: a number, a cost."""

from __future__ import annotations

from cardwright_core.errors import InputError

__all__ = ["printed_number"]


def printed_number(keyword: str, parameter: str) -> int:
    """Return the number of "bushido 1"; anything else is an :class:`InputError`."""
    if parameter.isdecimal():
        return int(parameter)
    message = f"{keyword} {parameter!r}: expected a number, e.g. '{keyword} 2'"
    raise InputError(message)
