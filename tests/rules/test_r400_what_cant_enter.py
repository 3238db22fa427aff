"""What can't enter the battlefield stays where it is (400.4)."""

import pytest

from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone


@pytest.mark.rule("400.4a", "304.4", "307.4")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
@pytest.mark.parametrize(
    ("card", "enters"),
    [
        ("Shock", False),
        ("Divination", False),
        ("Fire // Ice", False),
        ("Grizzly Bears", True),
        ("Foulmire Knight", True),
    ],
)
def test_an_instant_or_sorcery_card_stays_where_it_is(table, card, enters, zone):
    item = getattr(table, zone)("P1", card)
    happened = table.propose(move(table.game, item, Zone.BATTLEFIELD))
    assert (happened is not None, len(list(table.game.permanents()))) == (enters, enters)
    if not enters:
        assert table.see(item).zone is Zone[zone.upper()]


@pytest.mark.rule("400.4a", "712.14b")
@pytest.mark.parametrize(
    ("card", "enters"), [("Shatterskull Smashing", False), ("Kazandu Mammoth", True)]
)
def test_of_a_double_faced_card_the_front_face_counts(table, card, enters):
    item = table.graveyard("P1", card)
    assert (table.propose(move(table.game, item, Zone.BATTLEFIELD)) is not None) is enters


@pytest.mark.rule("400.4a", "701.40a", "701.40g")
@pytest.mark.parametrize(("card", "returns"), [("Shock", False), ("Grizzly Bears", True)])
def test_face_down_it_enters_but_it_does_not_return(table, card, returns):
    table.library("P1", card)
    table.mana("P1", "{W}{W}{W}")
    table.cast("P1", table.hand("P1", "Soul Summons"))
    table.resolve()
    (manifested,) = table.game.permanents()
    assert (manifested.characteristics.power, manifested.name) == (2, "")
    table.cast("P1", table.hand("P1", "Cloudshift"))
    table.resolve()
    assert [view.name for view in table.game.permanents()] == [card] * returns
