"""Copies of spells, abilities and cards (707.10, 707.12, 704.5e)."""

import pytest

from cardwright.authoring import Zone, copy_card, copy_on_stack
from cardwright_core.layers import copiable_values
from cardwright_core.stack import cease
from cardwright_rules.state_based import CeasesToExist

BOLT = "Lightning Bolt"
BEARS = "Grizzly Bears"


def stacked(table):
    return table.game.state.zone(Zone.STACK)


def bolt_on(table, target):
    table.mana("P1", "{R}")
    table.answers("P1", ("target", target))
    table.cast("P1", table.hand("P1", BOLT))
    return stacked(table)[0]


@pytest.mark.rule("707.10")
def test_a_copy_of_a_spell_has_its_targets_and_is_not_cast(table):
    bolt_on(table, "P2")
    copy_on_stack(table.game, stacked(table)[0], "P1")
    assert table.stack == [BOLT, BOLT]
    table.resolve()
    assert table.life("P2") == 14
    assert table.told.count("casts Lightning Bolt") == 1
    assert [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, "P1")] == [BOLT]


@pytest.mark.rule("707.10")
def test_its_controller_owns_it(table):
    bolt = bolt_on(table, "P2")
    copied = table.see(copy_on_stack(table.game, bolt, "P2"))
    assert (copied.owner, copied.controller) == ("P2", "P2")


@pytest.mark.rule("707.10c")
@pytest.mark.parametrize(("new", "lives"), [("P1", (17, 17)), ("P2", (20, 14))])
def test_new_targets_may_be_chosen(table, new, lives):
    engine = table.battlefield("P1", "Lithoform Engine")
    bolt_on(table, "P2")
    table.mana("P1", "{C}{C}{C}")
    table.answers("P1", ("new target", new))
    table.activate("P1", engine, 1)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == lives


@pytest.mark.rule("707.10f", "608.3f", "111.1")
def test_a_copy_of_a_permanent_spell_becomes_a_token(table):
    engine = table.battlefield("P1", "Lithoform Engine")
    table.mana("P1", "{C}{G}")
    table.cast("P1", table.hand("P1", BEARS))
    table.mana("P1", "{C}{C}{C}{C}")
    table.activate("P1", engine, 2)
    table.resolve()
    bears = [view for view in table.game.permanents("P1") if view.name == BEARS]
    assert sorted(view.object.card == 0 for view in bears) == [False, True]


@pytest.mark.rule("707.10b")
def test_a_copy_of_an_ability_has_the_same_source(table):
    resonator = table.battlefield("P1", "Strionic Resonator")
    table.battlefield("P1", "Soul Warden")
    table.propose(table.entering("P1", BEARS))
    table.settle()
    table.mana("P1", "{C}{C}")
    table.activate("P1", resonator)
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("707.10", "115.1")
def test_only_what_the_wording_names_is_a_target(table):
    resonator = table.battlefield("P1", "Strionic Resonator")
    bolt_on(table, "P2")
    table.mana("P1", "{C}{C}")
    assert all(action.object != resonator for action in table.hook.legal_actions(player="P1"))


@pytest.mark.rule("707.10", "603.2", "118.12")
@pytest.mark.parametrize(("paid", "life"), [(True, 23), (False, 22)])
def test_rings_of_brighthearth_copies_for_two(table, paid, life):
    table.battlefield("P1", "Rings of Brighthearth")
    table.mana("P1", "{C}{C}{C}{C}")
    scepter = table.battlefield("P1", "Strionic Resonator")
    table.battlefield("P1", "Soul Warden")
    table.propose(table.entering("P1", BEARS))
    table.settle()
    table.answers("P1", ("pay cost", paid))
    if paid:
        table.answers("P1", ("new target", "ability of Soul Warden"))
    table.activate("P1", scepter)
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("608.2h", "707.10")
def test_what_left_the_stack_is_copied_as_it_was(table):
    bolt = bolt_on(table, "P2")
    there = table.game.state.objects[bolt]
    cease(table.game, there)
    copy_on_stack(table.game, bolt, "P1")
    table.resolve()
    assert table.life("P2") == 17


@pytest.mark.rule("704.5e", "707.12")
@pytest.mark.parametrize("zone", ["exile", "graveyard", "hand"])
def test_a_copy_of_a_card_is_made_where_the_card_is_and_ceases_to_exist(table, zone):
    item = getattr(table, zone)("P1", BOLT)
    copied = copy_card(table.game, item, "P1")
    assert table.see(copied).zone is table.see(item).zone
    table.settle()
    assert copied not in table.game.state.objects
    assert item in table.game.state.objects


@pytest.mark.rule("701.6a", "704.5e")
def test_a_countered_copy_goes_to_the_graveyard_and_ceases_to_exist(table):
    bolt = bolt_on(table, "P2")
    copied = copy_on_stack(table.game, bolt, "P1")
    table.hand("P2", "Counterspell")
    table.mana("P2", "{U}{U}")
    table.answers("P2", ("target", copied))
    table.cast("P2", "Counterspell")
    table.resolve()
    assert table.life("P2") == 17
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1
    (ceased,) = (line for line in table.game.log if isinstance(line.event, CeasesToExist))
    assert ceased.rule == "704.5e"


@pytest.mark.rule("707.2", "707.3", "305.6")
@pytest.mark.parametrize("original", ["Forest", "Elite Arcanist"])
def test_a_copy_of_a_copy_has_what_is_printed_and_nothing_else(table, original):
    mirror = table.battlefield("P1", "Mirage Mirror")
    item = table.battlefield("P2", original)
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("target", item))
    table.activate("P1", mirror)
    table.resolve()
    assert table.see(mirror).name == original
    assert copiable_values(table.game, mirror) == table.game.state.objects[item].copiable
