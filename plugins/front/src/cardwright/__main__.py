"""``python -m cardwright``: the command line."""

from cardwright.command import main

main()
