"""The same random games stepped from outside and with agents inside."""

from __future__ import annotations

from functools import partial

from benchmarks.boards import rules
from benchmarks.decisions import agents_inside, from_outside, tallies
from benchmarks.measure import ratio
from benchmarks.rows import Row

__all__ = ["row"]


def row(games: int = 3, rounds: int = 5) -> Row:
    """Play games of the deck that the targets are about, in both ways."""
    rule_set = rules()
    inside, outside = partial(agents_inside, rule_set, "anthems"), partial(from_outside, rule_set)
    found = tallies({"inside": inside, "outside": outside}, games, rounds)
    return Row(
        "stepping",
        {
            "ratio_to_agents_inside": ratio(found["outside"].rates, found["inside"].rates),
            **{f"{name}_decisions_per_second": tally.rate for name, tally in found.items()},
        },
        note="from outside each answer keeps a checkpoint, to which undo() goes back",
    )
