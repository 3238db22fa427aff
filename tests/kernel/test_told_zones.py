"""What the log calls zones."""

import pytest

from cardwright.authoring import Zone


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        (Zone.EXILE, "goes from the battlefield into exile (P1)"),
        (Zone.HAND, "goes from the battlefield to the hand (P1)"),
        (Zone.GRAVEYARD, "goes from the battlefield to the graveyard (P1)"),
        (Zone.COMMAND, "goes from the battlefield to the command zone (P1)"),
    ],
)
def test_where_something_goes(table, zone, told):
    bears = table.battlefield("P1", "Grizzly Bears")
    table.propose(table.moving(bears, zone))
    assert f"Grizzly Bears {told}" in table.told
    if zone is Zone.EXILE:
        table.propose(table.moving(table.game.state.zone(Zone.EXILE)[0], Zone.HAND))
        assert "Grizzly Bears goes from exile to the hand (P1)" in table.told
