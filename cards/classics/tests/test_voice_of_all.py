"""Voice of All: protection from a color that is chosen as it enters."""

import pytest

from cardwright.authoring import DamageDealt

VOICE = "Voice of All"
BEARS = "Grizzly Bears"


def enter(table, color):
    table.answers("P1", ("color", color))
    return table.propose(table.entering("P1", VOICE)).becomes


def test_as_printed(table):
    voice = table.see(table.hand("P1", VOICE)).characteristics
    assert (str(voice.cost), voice.subtypes, voice.power, voice.toughness) == (
        "{2}{W}{W}",
        ("Angel",),
        2,
        2,
    )
    assert voice.has("flying")
    assert voice.has("protection")


@pytest.mark.rule("614.12a", "702.16e")
@pytest.mark.parametrize(("color", "damage"), [("green", 0), ("red", 2)])
def test_it_has_protection_from_the_chosen_color(table, color, damage):
    voice = enter(table, color)
    table.propose(DamageDealt(table.battlefield("P2", BEARS), voice, 2))
    assert table.game.state.status_of(voice).damage == damage


@pytest.mark.rule("607.5a")
def test_without_a_choice_it_is_from_nothing(table):
    voice = table.battlefield("P1", VOICE)
    table.propose(DamageDealt(table.battlefield("P2", BEARS), voice, 1))
    assert table.game.state.status_of(voice).damage == 1
