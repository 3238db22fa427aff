"""Phyrexian Metamorph: a copy of an artifact or creature that is an artifact too."""

import pytest

from cardwright_core.casting import proposed_spell

METAMORPH = "Phyrexian Metamorph"
BEARS = "Grizzly Bears"
STENN = "Stenn, Paranoid Partisan"


def enter(table, copied, **answers):
    table.answers("P1", ("copy", copied), *answers.items())
    return table.propose(table.entering("P1", METAMORPH)).becomes


def test_as_printed(table):
    printed = table.see(table.hand("P1", METAMORPH)).characteristics
    assert (str(printed.cost), printed.types) == ("{3}{U/P}", ("Artifact", "Creature"))
    assert (printed.subtypes, printed.power, printed.toughness) == (
        ("Phyrexian", "Shapeshifter"),
        0,
        0,
    )


@pytest.mark.rule("707.9b")
def test_it_is_an_artifact_in_addition(table):
    table.battlefield("P2", BEARS)
    copy = table.see(enter(table, BEARS)).characteristics
    assert (copy.name, copy.types, copy.subtypes, copy.power) == (
        BEARS,
        ("Artifact", "Creature"),
        ("Bear",),
        2,
    )


def test_a_copy_of_an_artifact_is_no_creature(table):
    table.battlefield("P2", "Mirage Mirror")
    assert table.see(enter(table, "Mirage Mirror")).characteristics.types == ("Artifact",)


@pytest.mark.rule("707.2", "707.9b")
def test_the_exception_is_copied_too(table):
    table.battlefield("P2", BEARS)
    first = enter(table, BEARS)
    table.answers("P1", ("copy", first))
    clone = table.propose(table.entering("P1", "Clone")).becomes
    assert table.see(clone).is_a("Artifact")


@pytest.mark.rule("707.5", "614.12a")
def test_as_a_copy_of_stenn_it_chooses(table):
    table.battlefield("P2", STENN)
    enter(table, STENN, **{"card type": "Artifact"})
    needle = table.hand("P1", "Pithing Needle")
    assert [str(c.mana) for c in table.hook.cost_changes(proposal=proposed(table, needle))] == [
        "{1}"
    ]


def proposed(table, item):
    return proposed_spell(table.game, "P1", item)
