"""``python -m cardwright_rules.soak``: play random games, and say what went wrong in which."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from cardwright_rules.soak.installed import NothingInstalledError, stock
from cardwright_rules.soak.running import soak
from cardwright_rules.soak.side_by_side import collect_seldom

if TYPE_CHECKING:
    from cardwright_rules.soak.running import Report

_FAILED, _UNUSABLE, _INTERRUPTED = 1, 2, 130
_SELDOM = 250
"""After so many games one line says how far it is, where nobody watches."""


def main(arguments: list[str] | None = None) -> int:
    """Play, report, and return the exit status: 1 for failures, 130 after Ctrl-C."""
    options = _options(arguments)
    one = options.game
    numbers = range(options.games) if one is None else range(one, one + 1)
    try:
        cards = stock()
    except NothingInstalledError as error:
        sys.stderr.write(f"{error}\n")
        return _UNUSABLE
    for slug, reason in cards.refused.items():
        sys.stderr.write(f"without {slug}: {reason}\n")
    told = 0

    def tell(report: Report) -> None:
        nonlocal told
        for failed in report.failures[told:]:
            sys.stderr.write(f"{failed.told()}\n\n")
        told = len(report.failures)
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{report.games:,} of {len(numbers):,}\r")
        elif report.games % _SELDOM == 0:
            sys.stderr.write(f"{report.told()}\n")

    report = soak(cards, options.seed, numbers, tell, options.jobs)
    sys.stdout.write(f"{json.dumps(report.row(), indent=2) if options.json else report.told()}\n")
    if report.interrupted:
        return _INTERRUPTED
    return _FAILED if report.failures else 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m cardwright_rules.soak",
        description="Play random games over all installed cards, and look at each event.",
    )
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="decides all of them (1)")
    parser.add_argument("--game", type=_count, metavar="K", help="only the one of that number")
    parser.add_argument(
        "--jobs", type=_count_from_one, default=1, metavar="J", help="how many side by side (1)"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    return parser.parse_args(arguments)


def _count(text: str, least: int = 0) -> int:
    number = int(text)
    if number < least:
        message = f"{number} is less than {least}"
        raise argparse.ArgumentTypeError(message)
    return number


def _count_from_one(text: str) -> int:
    return _count(text, 1)


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
