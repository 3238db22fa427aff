"""What is printed behind a keyword: a number, a cost."""

from __future__ import annotations

from cardwright_core.abilities import Cost
from cardwright_core.errors import InputError
from cardwright_core.mana import ManaCost

__all__ = ["number_and_cost", "printed_cost", "printed_number"]


def printed_number(keyword: str, parameter: str) -> int:
    """Return the number of "bushido 1"; anything else is an :class:`InputError`."""
    if parameter.isdecimal():
        return int(parameter)
    message = f"{keyword} {parameter!r}: expected a number, e.g. '{keyword} 2'"
    raise InputError(message)


def printed_cost(keyword: str, parameter: str) -> Cost:
    """Return the cost of "dash {1}{R}"; a keyword without one is an :class:`InputError`."""
    if parameter:
        return Cost(ManaCost.parse(parameter))
    message = f"{keyword} has no cost (expected e.g. '{keyword} {{2}}')"
    raise InputError(message)


def number_and_cost(keyword: str, parameter: str) -> tuple[int, Cost]:
    """Return what "reinforce 2—{1}{G}" says; a dash is not needed."""
    number, brace, cost = parameter.partition("{")
    return printed_number(keyword, number.strip(" —-")), printed_cost(keyword, brace + cost)
