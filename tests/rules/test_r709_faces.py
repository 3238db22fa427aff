"""Split cards and adventurer cards: what they are in each zone, and as what they are cast."""

import pytest

from cardwright.authoring import Card, Color, GainLife, Named, Zone, hookimpl, spell
from cardwright_core.casting import Cast
from cardwright_core.errors import PluginError

WAX_WANE = "Wax // Wane"
KNIGHT = "Foulmire Knight"


def cast(table, item, face, name, symbols):
    table.mana("P1", symbols)
    table.act("P1", Cast("P1", item, name, face=face))


@pytest.mark.rule("709.4", "709.4b", "202.3d", "709.4a", "709.4c")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_off_the_stack_a_split_card_has_both_halves(table, zone):
    view = table.see(getattr(table, zone)("P1", WAX_WANE))
    values = view.characteristics
    assert (str(values.cost), values.mana_value) == ("{G}{W}", 2)
    assert values.colors == {Color.GREEN, Color.WHITE}
    assert values.names == ("Wax", "Wane")
    assert len(values.abilities) == 2
    assert all(Named(name).matches(table.game, None, view) for name in ("Wax", "Wane"))


@pytest.mark.rule("709.3", "709.3b", "202.3d")
@pytest.mark.parametrize(("face", "name", "symbols"), [(0, "Wax", "{G}"), (1, "Wane", "{W}")])
def test_on_the_stack_only_the_half_that_is_cast_exists(table, face, name, symbols):
    table.battlefield("P1", "Grizzly Bears", "Rule of Law")
    item = table.hand("P1", WAX_WANE)
    cast(table, item, face, name, symbols)
    (spelled,) = table.game.state.zone(Zone.STACK)
    values = table.see(spelled).characteristics
    assert (values.name, values.mana_value, len(values.abilities)) == (name, 1, 1)
    table.resolve()
    assert WAX_WANE in [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, "P1")]


@pytest.mark.rule("709.3a")
def test_only_the_chosen_half_is_evaluated(table):
    table.battlefield("P1", "Grizzly Bears")  # no enchantment for Wane
    table.mana("P1", "{W}{G}")
    table.hand("P1", WAX_WANE)
    table.settle()
    assert [str(action) for action in table.hook.legal_actions(player="P1")] == ["cast Wax"]


@pytest.mark.rule("715.4", "715.3b", "715.3d")
def test_an_adventure_is_exiled_and_the_creature_cast_from_there(table):
    table.library("P1", "Island")
    item = table.hand("P1", KNIGHT)
    assert table.see(item).characteristics.mana_value == 1
    cast(table, item, 1, "Profane Insight", "{2}{B}".replace("{2}", "{C}{C}"))
    assert table.stack == ["Profane Insight"]
    table.resolve()
    assert table.life("P1") == 19
    (exiled,) = table.game.state.zone(Zone.EXILE)
    table.mana("P1", "{B}{C}{C}")
    table.library("P1", "Island")
    (action,) = (a for a in table.hook.legal_actions(player="P1") if a.object == exiled)
    table.act("P1", action)
    table.resolve()
    assert table.permanents("P1") == [KNIGHT]


@pytest.mark.rule("715.3d", "701.6a")
def test_a_countered_adventure_is_not_exiled(table):
    item = table.hand("P1", KNIGHT)
    cast(table, item, 1, "Profane Insight", "{C}{C}{B}")
    table.hand("P2", "Counterspell")
    table.mana("P2", "{U}{U}")
    table.cast("P2", "Counterspell")
    table.resolve()
    assert table.game.state.zone(Zone.EXILE) == ()
    assert [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, "P1")] == [KNIGHT]


@pytest.mark.rule("715.3")
def test_the_creature_may_be_cast_at_once(table):
    item = table.hand("P1", KNIGHT)
    cast(table, item, 0, KNIGHT, "{B}")
    table.resolve()
    assert table.see(next(table.game.permanents("P1")).id).has("deathtouch")


def test_a_face_has_no_methods(table):
    class Half(Card):
        name = "Half"
        types = "Instant"
        abilities = (spell(GainLife(1)),)

        @hookimpl
        def cost_changes(self):
            return None

    class Both(Card):
        name = "Half // Half"
        halves = (Half, Half)

    table.add_card(Both)
    with pytest.raises(PluginError, match="not methods"):
        table.hand("P1", "Half // Half")


@pytest.mark.rule("709.4a", "201.4")
def test_a_half_has_the_name_that_is_chosen_and_the_card_both(table):
    item = table.hand("P1", WAX_WANE)
    table.answers("P2", ("card name", "Wax"))
    table.propose(table.entering("P2", "Meddling Mage"))
    table.battlefield("P1", "Grizzly Bears", "Rule of Law")
    table.mana("P1", "{G}{W}")
    table.settle()
    actions = table.hook.legal_actions(player="P1")
    assert [str(action) for action in actions if action.object == item] == ["cast Wane"]
