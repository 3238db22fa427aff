"""Midnight Scavengers: half of a Chittering Host; see the other half, too."""

import pytest

from cardwright.authoring import Zone

CARD = "Midnight Scavengers"


@pytest.mark.rule("712.8a", "712.21")
def test_the_host_leaves_as_both_cards(table):
    table.battlefield("P1", "Graf Rats", CARD)
    table.go_to("beginning of combat")
    table.resolve()
    (host,) = [view.id for view in table.game.permanents()]
    assert table.see(host).characteristics.mana_value == 7
    table.propose(table.moving(host, Zone.HAND))
    names = sorted(table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1"))
    assert names == ["Graf Rats", CARD]
