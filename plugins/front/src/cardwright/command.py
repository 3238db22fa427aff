"""The command ``cardwright``: it ends well even if it is interrupted while it still imports."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line; 130 for Ctrl-C, whenever it comes."""
    try:
        from cardwright.cli import main as run  # noqa: PLC0415 - it takes a moment

        run()
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(130)
