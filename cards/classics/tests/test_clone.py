"""Clone: a replacement of the class of copies, and what the copied text says then."""

import pytest

from cardwright.authoring import ReplacementClass, Zone

CLONE = "Clone"
BEARS = "Grizzly Bears"
SERVANT = "Servant of the Scale"
WARDEN = "Soul Warden"


def test_as_printed(table):
    clone = table.see(table.hand("P1", CLONE)).characteristics
    assert str(clone.cost) == "{3}{U}"
    assert (clone.power, clone.toughness, clone.subtypes) == (0, 0, ("Shapeshifter",))


@pytest.mark.rule("616.1c")
def test_it_offers_a_copy_of_itself_only(table):
    table.battlefield("P1", BEARS)
    (offer,) = table.hook.replacements(event=table.entering("P1", CLONE))
    assert offer.order is ReplacementClass.COPY
    assert table.hook.replacements(event=table.entering("P1", BEARS)) == []


@pytest.mark.rule("707.5", "614.12a")
def test_it_enters_as_a_copy(table):
    bears = table.battlefield("P2", BEARS)
    table.answers("P1", ("copy", bears))
    enters = table.propose(table.entering("P1", CLONE))
    assert table.see(enters.becomes).name == BEARS
    table.resolve()
    assert table.permanents("P1") == [BEARS]


def test_its_controller_may_decline(table):
    table.battlefield("P2", BEARS)
    table.answers("P1", ("copy", []))
    table.propose(table.entering("P1", CLONE))
    table.resolve()
    assert table.permanents() == [BEARS]


@pytest.mark.rule("707.5")
def test_what_the_copied_text_says_of_entering_counts(table):
    table.battlefield("P2", SERVANT, counters={"+1/+1": 1})
    table.answers("P1", ("copy", SERVANT))
    enters = table.propose(table.entering("P1", CLONE))
    assert enters.counters == (("+1/+1", 1),)


@pytest.mark.rule("707.5")
def test_copied_enters_abilities_trigger(table):
    table.battlefield("P1", WARDEN)
    table.battlefield("P2", "Man-o'-War", BEARS)
    table.answers("P1", ("copy", "Man-o'-War"))
    table.answers("P1", ("order triggers", WARDEN), ("target", BEARS))
    table.propose(table.entering("P1", CLONE))
    table.resolve()
    assert table.permanents("P2") == ["Man-o'-War"]
    assert table.life("P1") == 21


@pytest.mark.rule("707.2", "707.3")
def test_counters_are_not_copied_but_copies_are(table):
    bears = table.battlefield("P1", BEARS, counters={"+1/+1": 1})
    table.answers("P1", ("copy", bears))
    first = table.propose(table.entering("P1", CLONE)).becomes
    table.answers("P1", ("copy", first))
    second = table.see(table.propose(table.entering("P1", CLONE)).becomes)
    assert (second.name, second.characteristics.power) == (BEARS, 2)


@pytest.mark.rule("707.5", "614.5")
def test_a_copy_of_a_clone_that_copies_nothing_chooses_again(table):
    clone, bears = table.battlefield("P1", CLONE, BEARS)
    table.answers("P1", ("copy", clone), ("copy", bears))
    enters = table.propose(table.entering("P1", CLONE))
    assert table.see(enters.becomes).name == BEARS


@pytest.mark.rule("400.7")
def test_elsewhere_it_is_itself_again(table):
    table.battlefield("P2", BEARS)
    table.answers("P1", ("copy", BEARS))
    entered = table.propose(table.entering("P1", CLONE)).becomes
    table.propose(table.moving(entered, Zone.HAND))
    assert table.see(table.game.state.zone(Zone.HAND, "P1")[-1]).name == CLONE
