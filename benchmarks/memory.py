"""Many random games in one process: what it holds on to does not grow with their number.

The games are played in a process of their own, since the peak of a process never falls.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from pathlib import Path

from benchmarks.rows import Row, Target

__all__ = ["row"]

_SHARE = 20  # the peak after 1,000 games of 20,000 is what that at their end is held against
_MB = 2**20


def row(games: int = 400, deck: str = "plain") -> Row:
    """Play the games, and compare the peak at their end to that after a twentieth of them."""
    root = Path(__file__).parent.parent
    command = [sys.executable, "-m", __name__, str(games), deck]
    done = subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True)
    early, late = json.loads(done.stdout)
    played = late["games"] - early["games"]
    return Row(
        "memory",
        {
            "ratio_of_peaks": late["peak"] / early["peak"],
            "blocks_kept_per_game": (late["blocks"] - early["blocks"]) / played,
            "games": games,
            "peak_mb": late["peak"] / _MB,
            "early_peak_mb": early["peak"] / _MB,
        },
        (Target("ratio_of_peaks", 1.1),),
        f"peak memory after {games} games of the deck {deck!r} against after {early['games']}",
    )


def _play(games: int, deck: str) -> list[dict[str, int]]:
    from benchmarks.boards import rules  # noqa: PLC0415 - for the process that plays
    from benchmarks.decisions import agents_inside  # noqa: PLC0415 - as above

    rule_set, early = rules(), max(1, games // _SHARE)
    seen = []
    for first, last in ((0, early), (early, games)):
        for seed in range(first, last):
            agents_inside(rule_set, deck, range(seed, seed + 1))
        gc.collect()
        seen.append({"games": last, "peak": _peak(), "blocks": sys.getallocatedblocks()})
    return seen


def _peak() -> int:
    """Return the most memory that the process has had, in bytes; on Windows, blocks of Python's."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return sys.getallocatedblocks()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


if __name__ == "__main__":
    try:
        print(json.dumps(_play(int(sys.argv[1]), sys.argv[2])))
    except KeyboardInterrupt:
        sys.exit(130)
