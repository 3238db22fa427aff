"""Abandon Hope."""

import pytest

from cardwright.authoring import Zone

NAME = "Abandon Hope"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{X}{1}{B}"


@pytest.mark.rule("107.3a", "601.2h")
def test_as_many_cards_as_were_discarded(table):
    mine = [table.hand("P1", "Island") for _ in range(3)]
    theirs = [table.hand("P2", name) for name in ("Forest", "Swamp", "Grizzly Bears")]
    table.mana("P1", "{C}{C}{C}{B}")
    table.answers("P1", ("X", 2), ("cost", mine[:2]))
    table.cast("P1", table.hand("P1", NAME))
    table.answers("P1", ("card", theirs[1:]))
    table.resolve()
    hands = [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2")]
    assert hands == [1, 1]
