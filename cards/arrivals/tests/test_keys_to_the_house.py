"""Keys to the House."""

import pytest

from cardwright.authoring import Zone

NAME = "Keys to the House"
ROOM = "Bottomless Pool // Locker Room"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Artifact", "{1}")


@pytest.mark.rule("709.5f", "709.5g", "709.5j")
def test_a_door_is_unlocked_or_locked(table):
    table.battlefield("P1", ROOM)
    for door, seen in (("unlock Locker Room", "Locker Room"), ("lock Locker Room", "")):
        keys = table.battlefield("P1", NAME)
        table.mana("P1", "{C}{C}{C}")
        table.answers("P1", ("door", door))
        table.activate("P1", keys, 1)
        table.resolve()
        assert table.permanents("P1") == [seen]


@pytest.mark.rule("701.23b")
def test_or_they_find_a_basic_land(table):
    keys = table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Grizzly Bears")
    table.mana("P1", "{C}")
    table.answers("P1", ("search", "Forest"))
    table.activate("P1", keys, 0)
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
