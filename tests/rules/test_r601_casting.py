"""Casting: options, payment by other means, and what is cast in a resolution (601, 608.2g)."""

from functools import partial

import pytest

from cardwright.authoring import (
    CREATURE,
    TAP,
    AdditionalCost,
    AddMana,
    AlternativeCost,
    Card,
    Cost,
    Destroy,
    Dies,
    DiscardCard,
    GainLife,
    If,
    IllegalActionError,
    ManaCost,
    Paid,
    Permission,
    Replacement,
    SacrificeThis,
    StaticAbility,
    Zone,
    about,
    activated,
    additional_cost,
    cast_now,
    hookimpl,
    paying,
    spell,
    target,
)
from cardwright_core.casting import Cast
from cardwright_core.payment import SpendInstead


def card(name, cost, *abilities, types="Instant", keywords=(), **values):
    more = {"name": name, "cost": cost, "types": types, "keywords": keywords, **values}
    return type("TestCard", (Card,), {**more, "abilities": abilities})


def lesson(cost="{0}", *abilities, keywords=()):
    return card("Lesson", cost, spell(GainLife(1)), *abilities, keywords=keywords)


def paid(mana):
    return Cost(ManaCost.parse(mana))


ALTERNATIVE = StaticAbility(AlternativeCost("cheaply", paid("{1}")))
OTHER = StaticAbility(AlternativeCost("dearly", paid("{5}")))


@pytest.mark.rule("118.9", "118.9a", "601.2b")
@pytest.mark.parametrize(
    ("chosen", "pool"), [("mana cost", "{U}{U}"), ("cheaply", "{C}"), ("dearly", "{C}{C}{C}{C}{C}")]
)
def test_one_cost_is_chosen_among_all(table, chosen, pool):
    table.add_card(lesson("{U}{U}", ALTERNATIVE, OTHER))
    table.mana("P1", pool)
    table.answers("P1", ("cost", chosen))
    table.cast("P1", table.hand("P1", "Lesson"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("118.8a", "118.8b", "702.33a", "702.33d")
@pytest.mark.parametrize("kicked", [True, False])
def test_kicker_is_optional(table, kicked):
    effect = If(Paid("kicker"), GainLife(5), GainLife(1))
    table.add_card(card("Lesson", "{U}", spell(effect), keywords=("kicker {2}",)))
    table.mana("P1", "{U}{C}{C}" if kicked else "{U}")
    table.answers("P1", ("additional costs", "kicker {2}" if kicked else []))
    table.cast("P1", table.hand("P1", "Lesson"))
    table.resolve()
    assert table.life("P1") == (25 if kicked else 21)


@pytest.mark.rule("702.33b")
def test_two_kickers_are_paid_one_by_one_or_both(table):
    table.add_card(lesson("{U}", keywords=("kicker {1}", "kicker {R}")))
    table.mana("P1", "{U}{C}{R}")
    table.answers("P1", ("additional costs", ["kicker {1}", "kicker {R}"]))
    table.cast("P1", table.hand("P1", "Lesson"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("702.33c")
def test_multikicker_is_paid_any_number_of_times(table):
    table.add_card(lesson("{U}", keywords=("multikicker {1}",)))
    table.mana("P1", "{U}{C}{C}{C}")
    table.answers("P1", ("additional costs", "kicker {1}"), ("number", 3))
    table.cast("P1", table.hand("P1", "Lesson"))
    (item,) = table.game.state.zone(Zone.STACK)
    assert table.game.state.objects[item].spell.paid == ("kicker {1}",) * 3


@pytest.mark.rule("118.8", "118.3")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_mandatory_cost_that_cant_be_paid_keeps_it_from_being_begun(table, cards):
    table.add_card(lesson("{0}", additional_cost(DiscardCard())))
    item = table.hand("P1", "Lesson")
    table.hand("P1", *["Grizzly Bears"] * cards)
    table.settle()
    assert len(table.hook.legal_actions(player="P1")) == cards
    if cards:
        table.cast("P1", item)
        assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1


def creature(name, colors):
    cost = "".join(f"{{{letter}}}" for letter in colors)
    return card(name, cost, types="Creature", power=1, toughness=1)


@pytest.mark.rule("702.51a", "601.2h")
def test_convoke_pays_for_a_color_or_for_generic_mana(table):
    table.add_card(lesson("{1}{R}", keywords=("convoke",)))
    table.add_card(creature("Red", "R"))
    table.add_card(creature("Blue", "U"))
    table.battlefield("P1", "Red", "Blue")
    table.answers("P1", ("pay", "tap Red for {R}"))
    table.cast("P1", table.hand("P1", "Lesson"))
    assert all(table.game.state.status_of(view.id).tapped for view in table.game.permanents("P1"))


@pytest.mark.rule("702.51a", "118.3")
@pytest.mark.parametrize(("colors", "begun"), [("R", 1), ("U", 0)])
def test_convoke_is_counted_in_what_may_be_begun(table, colors, begun):
    table.add_card(lesson("{R}", keywords=("convoke",)))
    table.add_card(creature("Helper", colors))
    table.battlefield("P1", "Helper")
    table.hand("P1", "Lesson")
    table.settle()
    assert len(table.hook.legal_actions(player="P1")) == begun


@pytest.mark.rule("702.51a", "601.2b", "107.4e")
@pytest.mark.parametrize(
    ("cost", "colors", "begun"),
    [
        ("{G/W}{G/W}", ["G", "W"], 1),
        ("{G/W}{G/W}", ["G", "U"], 0),
        ("{U/P}", ["U"], 1),
        ("{2/B}", ["U", "U"], 1),
        ("{C/W}", ["W"], 1),
        ("{C/W}", ["G"], 0),
    ],
)
def test_convoke_pays_for_a_half_of_a_hybrid_symbol(table, cost, colors, begun):
    table.add_card(lesson(cost, keywords=("convoke",)))
    table.add_card(*(creature(f"Helper {color}", color) for color in set(colors)))
    table.battlefield("P1", *(f"Helper {color}" for color in colors))
    table.hand("P1", "Lesson")
    table.game.state.players["P1"] = table.game.player("P1").replace(life=1)
    table.settle()
    assert len(table.hook.legal_actions(player="P1")) == begun


@pytest.mark.rule("601.2g", "601.2h")
def test_after_a_payment_no_mana_ability_can_be_activated(table):
    table.add_card(lesson("{2}", keywords=("convoke",)))
    table.add_card(creature("Helper", "G"))
    helper = table.battlefield("P1", "Helper")
    table.battlefield("P1", "Forest")
    table.answers("P1", ("pay", lambda option: "tap Helper" in str(option)))
    with pytest.raises(IllegalActionError, match="can't be paid"):
        table.cast("P1", table.hand("P1", "Lesson"))
    assert not table.game.state.status_of(helper).tapped


def pays(option):
    """Return the object with which an option of a payment pays."""
    return option.option.component.item if isinstance(option, SpendInstead) else 0


@pytest.mark.rule("702.66a")
def test_delve_exiles_cards_for_generic_mana(table):
    table.add_card(lesson("{2}{U}", keywords=("delve",)))
    table.graveyard("P1", "Grizzly Bears", "Grizzly Bears")
    table.mana("P1", "{U}")
    item = table.hand("P1", "Lesson")
    first, _ = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.answers("P1", ("pay", lambda option: pays(option) == first))
    table.cast("P1", item)
    assert len(table.game.state.zone(Zone.EXILE)) == 2


@pytest.mark.rule("702.126a")
def test_improvise_taps_artifacts(table):
    table.add_card(lesson("{2}", keywords=("improvise",)))
    table.add_card(card("Trinket", "{1}", types="Artifact"))
    table.battlefield("P1", "Trinket", "Trinket")
    first, second = (view.id for view in table.game.permanents("P1"))
    table.answers("P1", ("pay", lambda option: pays(option) == first))
    table.cast("P1", table.hand("P1", "Lesson"))
    assert table.game.state.status_of(second).tapped


@pytest.mark.rule("602.2a", "601.2i")
def test_a_spell_is_counted_as_it_becomes_cast(table):
    table.add_card(lesson())
    table.add_card(card("Law", "{2}{W}", types="Enchantment"))
    table.battlefield("P1", "Rule of Law")
    first, second = table.hand("P1", "Lesson", "Lesson")
    table.cast("P1", first)
    assert table.hook.legal_actions(player="P1") == []
    table.go_to("end")
    assert second in table.game.state.objects


# In the middle of a resolution.


def during(table, items, *, optional=True, choose):
    """Let P1 cast objects in the middle of something; `choose` answers all decisions."""
    table.settle()
    permission = Permission(tuple(items), instead=Cost())
    act = partial(cast_now, player="P1", items=items, permission=permission, optional=optional)
    asked = []

    def agent(game, decision):
        asked.append((decision.kind, decision.options))
        return choose(decision)

    table.game.intervene(act, dict.fromkeys(("P1", "P2"), agent))
    return asked


def first_cast(decision):
    return decision.options[0] if decision.options else ()


@pytest.mark.rule("608.2g", "304.1")
def test_a_sorcery_is_cast_in_a_resolution(table):
    table.add_card(card("Sermon", "{4}{W}", spell(GainLife(3)), types="Sorcery"))
    during(table, (table.hand("P1", "Sermon"),), choose=first_cast)
    assert table.stack == ["Sermon"]


@pytest.mark.rule("608.2g", "118.8c")
def test_what_must_be_cast_is_not_declined(table):
    table.add_card(lesson())
    items = table.hand("P1", "Lesson", "Lesson")
    asked = during(table, items, optional=False, choose=first_cast)
    assert table.stack == ["Lesson", "Lesson"]
    assert [kind for kind, _ in asked] == ["cast"]  # for the last one there is no choice


@pytest.mark.rule("608.2g", "601.2c")
def test_what_has_no_target_is_left_out(table):
    table.add_card(card("Bolt", "{R}", spell(Destroy(), target(CREATURE))))
    table.add_card(lesson())
    bolt, item = table.hand("P1", "Bolt", "Lesson")
    asked = during(table, (bolt, item), choose=first_cast)
    assert [option.object for option in asked[0][1]] == [item]


@pytest.mark.rule("608.2g", "733.1")
def test_what_proves_illegal_is_reversed_and_the_rest_goes_on(table):
    kicked = AdditionalCost("kicker {3}", paid("{3}"), mandatory=False)
    table.add_card(lesson("{0}", StaticAbility(kicked)))
    table.add_card(card("Other", "{0}", spell(GainLife(1))))
    items = table.hand("P1", "Lesson", "Other")

    def choose(decision):
        if decision.kind == "cast":
            return first_cast(decision)
        return list(decision.options)  # the kicker, which can't be paid

    during(table, items, choose=choose)
    assert table.stack == ["Other"]
    assert items[0] in table.game.state.objects
    assert "not cast" in table.told


@pytest.mark.rule("605.3a", "608.2g")
def test_mana_abilities_pay_in_the_middle_of_a_resolution(table):
    kicked = AdditionalCost("kicker {1}", paid("{1}"), mandatory=False)
    table.add_card(lesson("{0}", StaticAbility(kicked)))
    table.battlefield("P1", "Forest")
    items = (table.hand("P1", "Lesson"),)

    def choose(decision):
        if decision.kind == "additional costs":
            return list(decision.options)
        return first_cast(decision)

    during(table, items, choose=choose)
    assert table.stack == ["Lesson"]


# Reversal.


def rock(name, mana="", count=1, *parts, **methods):
    """Return a permanent with a mana ability."""
    ability = activated(paying(mana, TAP, *parts), AddMana(("C",), count))
    return type("Rock", (card(name, "{0}", ability, types="Artifact"),), methods)


def of_object(item):
    return lambda made: made.action.object == item


OVERREACHING = card("Overreaching", "{0}", spell(GainLife(1)), keywords=("kicker {5}",))


def overreach(table, *replies):
    """Begin to cast a spell with a kicker that can't be paid; it is reversed."""
    item = table.hand("P1", "Overreaching")
    table.answers("P1", ("additional costs", "kicker {5}"), *replies)
    with pytest.raises(IllegalActionError):
        table.cast("P1", item)
    assert item in table.game.state.objects
    return len(table.game.player("P1").pool)


@pytest.mark.rule("733.1")
@pytest.mark.parametrize(("reversed_", "left"), [([], 2), (["A"], 1), (["A", "B"], 0)])
def test_the_player_says_which_mana_abilities_are_reversed(table, reversed_, left):
    table.add_card(OVERREACHING)
    table.add_card(rock("A"))
    table.add_card(rock("B"))
    first, second = table.battlefield("P1", "A", "B")
    items = {"A": first, "B": second}
    replies = [of_object(items[name]) for name in reversed_]
    assert overreach(table, ("pay", first), ("reverse", replies)) == left
    status = table.game.state.status_of
    assert [status(first).tapped, status(second).tapped] == [
        "A" not in reversed_,
        "B" not in reversed_,
    ]


@pytest.mark.rule("733.1")
@pytest.mark.parametrize("kept", [True, False])
def test_what_was_paid_with_mana_goes_back_before_its_source_does(table, kept):
    """B was paid with the mana of A: only if B is reversed, A is asked about."""
    table.add_card(OVERREACHING)
    table.add_card(rock("A"))
    table.add_card(rock("B", "{1}", 2))
    first, second = table.battlefield("P1", "A", "B")
    replies = [("pay", second), ("reverse", [of_object(second)])]
    assert overreach(table, *replies, ("reverse", [] if kept else [of_object(first)])) == kept
    assert not table.game.state.status_of(second).tapped
    assert table.game.state.status_of(first).tapped is kept


@pytest.mark.rule("733.1", "605.1a")
def test_what_moved_a_card_to_a_library_is_not_reversed(table):
    @hookimpl
    @about(Dies)
    def replacements(self, by, event):
        if event.object == by.source.id:
            return Replacement.of(by, lambda _, dies: dies.to(Zone.LIBRARY))
        return None

    table.add_card(OVERREACHING)
    table.add_card(rock("A", "", 1, SacrificeThis(), replacements=replacements))
    table.battlefield("P1", "A")
    assert overreach(table) == 1
    assert table.permanents() == []
    assert len(table.game.state.library("P1")) == 1
    assert "733.1" not in table.told


@pytest.mark.rule("733.2", "733.1")
def test_afterwards_the_player_has_priority_still_and_the_mana(table):
    table.add_card(OVERREACHING)
    table.add_card(rock("A"))
    item = table.battlefield("P1", "A")
    assert overreach(table, ("reverse", [])) == 1
    assert table.game.state.cursor.priority == "P1"
    assert table.game.state.status_of(item).tapped


@pytest.mark.rule("733.1", "733.2")
@pytest.mark.parametrize("kept", [True, False])
def test_driven_from_outside_kept_mana_stays_and_a_whole_reversal_is_an_error(table, kept):
    table.add_card(OVERREACHING)
    table.add_card(rock("A"))
    rocks = table.battlefield("P1", "A", "A")
    item = table.hand("P1", "Overreaching")
    table.settle()
    game = table.game
    game.agents = {}
    game.answer(Cast("P1", item, "Overreaching"))
    game.answer(list(game.decision.options))  # the kicker
    game.answer(game.decision.options[0])  # one rock; the other is all that is left then
    assert game.decision.kind == "reverse"
    if kept:
        game.answer([])
        assert len(game.player("P1").pool) == 2
    else:
        with pytest.raises(IllegalActionError):
            game.answer(list(game.decision.options))
        assert not any(game.state.status_of(one).tapped for one in rocks)
    assert game.decision.kind == "priority"
    assert item in game.state.objects
