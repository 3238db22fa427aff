import pytest

from cardwright.authoring import Simultaneous, Zone

ARTIST = "Blood Artist"


def test_facts(table):
    printed = table.see(table.hand("P1", ARTIST)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{B}", "Creature — Vampire")
    assert (printed.power, printed.toughness) == (0, 1)


@pytest.mark.parametrize("whose", ["P1", "P2"])
def test_any_creature_that_dies(table, whose):
    table.battlefield("P1", ARTIST)
    bears = table.battlefield(whose, "Grizzly Bears")
    table.answers("P1", ("target", "P2"))
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (21, 19)


@pytest.mark.rule("603.10a")
def test_itself_and_what_dies_with_it(table):
    artist, bears = table.battlefield("P1", ARTIST, "Grizzly Bears")
    dying = (table.moving(artist, Zone.GRAVEYARD), table.moving(bears, Zone.GRAVEYARD))
    table.answers(
        "P1",
        ("order triggers", lambda trigger: trigger.event.object == artist),
        ("target", "P2"),
        ("target", "P1"),
    )
    table.propose(Simultaneous(dying))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (21, 19)


def test_exile_is_not_dying(table):
    table.battlefield("P1", ARTIST)
    bears = table.battlefield("P2", "Grizzly Bears")
    table.propose(table.moving(bears, Zone.EXILE))
    assert table.game.state.pending == ()
