"""Lithoform Engine: copies of abilities, of instants and sorceries, and of permanents."""

import pytest

from cardwright.authoring import Zone

CARD = "Lithoform Engine"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{4}", "Legendary Artifact")


@pytest.mark.rule("707.10")
def test_it_copies_an_activated_ability(table):
    engine, other = table.battlefield("P1", CARD, "Isochron Scepter")
    table.mana("P1", "{C}{C}{C}{C}")
    table.activate("P1", other, 1)
    table.activate("P1", engine, 0)
    table.answers("P1", ("may", False), ("may", False))
    table.resolve()


@pytest.mark.rule("707.10")
def test_it_copies_a_sorcery(table):
    engine = table.battlefield("P1", CARD)
    table.library("P1", *["Island"] * 6)
    table.mana("P1", "{U}{C}{C}{C}{C}{C}{C}{C}")
    table.cast("P1", table.hand("P1", "Treasure Cruise"))
    table.mana("P1", "{C}{C}{C}")
    table.activate("P1", engine, 1)
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 6


@pytest.mark.rule("707.10f")
def test_a_copy_of_a_permanent_spell_is_a_token(table):
    engine = table.battlefield("P1", CARD)
    table.mana("P1", "{G}{C}")
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.mana("P1", "{C}{C}{C}{C}")
    table.activate("P1", engine, 2)
    table.resolve()
    cards = [view.object.card for view in table.game.permanents("P1")]
    assert cards.count(0) == 1


def test_a_permanent_spell_is_no_target_of_the_second(table):
    table.battlefield("P1", CARD)
    table.mana("P1", "{G}{C}")
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.mana("P1", "{C}{C}{C}{C}")
    assert [action.number for action in table.hook.legal_actions(player="P1")] == [2]
