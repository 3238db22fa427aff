import pytest

GRYFF = "Hushwing Gryff"


def test_facts(table):
    view = table.see(table.hand("P1", GRYFF))
    printed = view.characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{W}", "Creature — Hippogriff")
    assert (printed.power, printed.toughness) == (2, 1)
    assert view.has("flash")
    assert view.has("flying")


@pytest.mark.rule("603.2")
def test_creatures_cause_nothing_to_trigger(table):
    table.battlefield("P1", GRYFF)
    warden = table.battlefield("P1", "Soul Warden")
    occurrence = table.occurrence_of(warden, on=table.entering("P2", "Grizzly Bears"))
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [True]


@pytest.mark.rule("603.6a")
def test_it_is_one_of_them_as_it_enters(table):
    table.battlefield("P1", "Soul Warden")
    table.propose(table.entering("P1", GRYFF))
    assert table.game.state.pending == ()


def test_what_is_no_creature_does(table):
    table.battlefield("P1", GRYFF)
    enters = table.entering("P1", "Oblivion Ring")
    occurrence = table.occurrence_of(enters.becomes, on=enters)
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [False]
