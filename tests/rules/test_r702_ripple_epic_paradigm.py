"""Ripple, epic, paradigm, compleated, suspend X (702.50, 702.60, ...), and fateseal (701.29)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    CopyIt,
    CounterIt,
    CountersIncreased,
    DealDamage,
    Fateseal,
    GainLife,
    GoesInstead,
    Is,
    StaticAbility,
    Zone,
    loyalty_ability,
    spell,
    target,
    target_spell,
)
from cardwright_rules.keywords.suspend import SuspendCard


def card(name, *abilities, types="Sorcery", cost="{0}", **values):
    values = {"name": name, "types": types, "cost": cost, "abilities": abilities, **values}
    return type("TestCard", (Card,), values)


def shock(name, *keywords, cost="{R}"):
    return card(name, spell(DealDamage(2), target(ANY_TARGET)), cost=cost, keywords=keywords)


def order(table, player="P1"):
    return [
        table.rules.catalog.definition(table.game.state.cards[number].slug).name
        for number in table.game.state.library(player).order()
    ]


def named(table, zone, player=""):
    return sorted(table.see(item).name for item in table.game.state.zone(zone, player))


def casts(table, name, mana, *answers, player="P1"):
    table.mana(player, mana)
    table.answers(player, *answers)
    table.cast(player, table.hand(player, name))


def turn_of(table, player, step="upkeep"):
    """Go on to the beginning of a step of the next turn of a player."""
    for _ in range(2):
        for one in ("P1", "P2"):
            table.library(one, "Forest", *order(table, one))
        table.go_to("end")
        table.go_to("upkeep")
        if table.game.is_active(player):
            break
    if step != "upkeep":
        table.go_to(step)


# Ripple.


@pytest.mark.rule("702.60a")
def test_ripple_casts_namesakes_free_and_puts_the_rest_on_the_bottom(table):
    table.add_card(shock("Surge", "ripple 3"))
    table.library("P1", "Forest", "Surge", "Island", "Swamp")
    casts(table, "Surge", "{R}", ("target", "P2"))
    table.answers(
        "P1",
        ("ripple", True),
        ("cast", lambda one: one.name == "Surge"),
        ("target", "P2"),
        ("bottom", ["Island", "Forest"]),
    )
    table.answers("P1", ("ripple", True), ("bottom", ["Swamp", "Island", "Forest"]))
    table.resolve()
    assert table.life("P2") == 16
    assert order(table) == ["Swamp", "Island", "Forest"]


@pytest.mark.rule("702.60a")
def test_ripple_need_not_reveal_nor_cast(table):
    table.add_card(shock("Surge", "ripple 2"))
    table.library("P1", "Surge", "Island", "Swamp")
    casts(table, "Surge", "{R}", ("target", "P2"), ("ripple", False))
    table.resolve()
    assert (table.life("P2"), order(table)) == (18, ["Surge", "Island", "Swamp"])
    casts(table, "Surge", "{R}", ("target", "P2"), ("ripple", True), ("cast", []))
    table.answers("P1", ("bottom", ["Surge", "Island"]))
    table.resolve()
    assert (table.life("P2"), order(table)) == (16, ["Swamp", "Surge", "Island"])


@pytest.mark.rule("702.60b")
def test_each_instance_of_ripple_triggers(table):
    table.add_card(shock("Surge", "ripple 1", "ripple 1"))
    table.library("P1", "Island", "Swamp", "Forest")
    casts(table, "Surge", "{R}", ("target", "P2"))
    table.answers("P1", ("ripple", True), ("ripple", True))
    table.resolve()
    assert order(table) == ["Forest", "Island", "Swamp"]


@pytest.mark.rule("702.60a")
def test_of_fewer_cards_all_are_revealed(table):
    table.add_card(shock("Surge", "ripple 4"))
    table.library("P1", "Surge")
    casts(table, "Surge", "{R}", ("target", "P2"))
    table.answers(
        "P1", ("ripple", True), ("cast", lambda one: one.name == "Surge"), ("target", "P2")
    )
    table.resolve()
    assert (table.life("P2"), order(table)) == (16, [])


# Epic.

SAGA = shock("Saga", "epic")
OTHERS = (
    card("Deny", spell(CounterIt(), target_spell()), types="Instant"),
    card("Fork", spell(CopyIt(), target_spell()), types="Instant"),
    card("Void", StaticAbility(GoesInstead(Zone.EXILE)), types="Artifact"),
)


@pytest.mark.rule("702.50a", "702.50b", "707.10")
def test_epic_keeps_from_casting_and_copies_the_spell_each_upkeep(table, may_begin):
    table.add_card(SAGA, *OTHERS)
    other = table.hand("P1", "Void")
    casts(table, "Saga", "{R}", ("target", "P2"))
    assert may_begin("P1", table.hand("P1", "Fork"))
    table.resolve()
    assert (table.life("P2"), may_begin("P1", other)) == (18, False)
    assert not may_begin("P1", other)
    for life in (16, 14):
        turn_of(table, "P1")
        assert table.stack == ["ability of Saga"]
        table.answers("P1", ("new target", "P2"))
        table.resolve()
        assert table.life("P2") == life
    assert may_begin("P2", table.hand("P2", "Void")) is False  # not at P1's upkeep
    turn_of(table, "P2", "precombat main")
    assert may_begin("P2", table.hand("P2", "Void"))


@pytest.mark.rule("702.50a")
def test_a_copy_has_no_epic_ability_and_may_have_new_targets(table):
    table.add_card(SAGA)
    casts(table, "Saga", "{R}", ("target", "P2"))
    table.resolve()
    turn_of(table, "P1")
    table.answers("P1", ("new target", "P1"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (18, 18)
    copies = [view for view in table.game.state.last_known.values() if view.name == "Saga"]
    epic = {view.has("epic") for view in copies if not view.object.card and view.is_a("Sorcery")}
    assert epic == {False}


@pytest.mark.rule("702.50b")
def test_a_countered_epic_spell_does_nothing(table, may_begin):
    table.add_card(SAGA, *OTHERS)
    casts(table, "Saga", "{R}", ("target", "P2"))
    table.cast("P2", table.hand("P2", "Deny"))
    table.resolve()
    assert may_begin("P1", table.hand("P1", "Void"))
    turn_of(table, "P1")
    assert table.stack == []


@pytest.mark.rule("702.50a", "608.2n")
def test_epic_counts_wherever_the_spell_goes(table, may_begin):
    table.add_card(SAGA, *OTHERS)
    table.battlefield("P1", "Void")
    casts(table, "Saga", "{R}", ("target", "P2"))
    table.resolve()
    assert named(table, Zone.EXILE) == ["Saga"]
    assert not may_begin("P1", table.hand("P1", "Void"))


# Paradigm.


@pytest.mark.rule("702.192a")
def test_a_paradigm_comes_back_as_a_copy_each_main_phase(table):
    table.add_card(shock("Seminar", "paradigm", cost="{3}{R}"))
    casts(table, "Seminar", "{C}{C}{C}{R}", ("target", "P2"))
    table.resolve()
    assert (table.life("P2"), named(table, Zone.EXILE)) == (18, ["Seminar"])
    turn_of(table, "P1", "precombat main")
    table.answers("P1", ("cast", "Seminar"), ("target", "P2"))
    table.resolve()
    assert (table.life("P2"), named(table, Zone.EXILE)) == (16, ["Seminar"])
    turn_of(table, "P1", "precombat main")
    table.answers("P1", ("cast", []))
    table.resolve()
    assert (table.life("P2"), named(table, Zone.EXILE)) == (16, ["Seminar"])


@pytest.mark.rule("702.192a")
def test_only_the_first_spell_of_its_name_begins_it(table):
    table.add_card(shock("Seminar", "paradigm"))
    for _ in range(2):
        casts(table, "Seminar", "{R}", ("target", "P2"))
        table.resolve()
    assert named(table, Zone.EXILE) == ["Seminar", "Seminar"]
    turn_of(table, "P1", "precombat main")
    assert table.stack == ["ability of Seminar"]


@pytest.mark.rule("702.192a")
def test_it_is_each_players_own_name(table):
    table.add_card(shock("Seminar", "paradigm"))
    casts(table, "Seminar", "{R}", ("target", "P2"))
    table.resolve()
    turn_of(table, "P2", "precombat main")
    assert table.stack == []
    casts(table, "Seminar", "{R}", ("target", "P1"), player="P2")
    table.resolve()
    table.answers("P1", ("cast", []))
    turn_of(table, "P2", "precombat main")
    assert table.stack == ["ability of Seminar"]


# Compleated.

SAGE = card(
    "Sage",
    loyalty_ability(1, GainLife(1)),
    types="Planeswalker",
    cost="{G/P}{U/P}{1}",
    loyalty=5,
    keywords=("compleated",),
)


@pytest.mark.rule("702.150a")
@pytest.mark.parametrize(
    ("mana", "ways", "loyalty", "life"),
    [
        ("{G}{U}{C}", ["G", "U"], 5, 20),
        ("{U}{C}", ["2 life", "U"], 3, 18),
        ("{C}", ["2 life", "2 life"], 1, 16),
    ],
)
def test_each_symbol_that_was_paid_with_life_costs_two_counters(table, mana, ways, loyalty, life):
    table.add_card(SAGE)
    casts(table, "Sage", mana, *(("symbol", way) for way in ways))
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert (table.counters(item), table.life("P1")) == ({"loyalty": loyalty}, life)


@pytest.mark.rule("702.150a", "616.1")
@pytest.mark.parametrize(("first", "loyalty"), [("Sage", 6), ("Season", 8)])
def test_the_player_orders_it_among_other_effects(table, first, loyalty):
    """Five, less two, twice; or five, twice, less two."""
    season = card(
        "Season", StaticAbility(CountersIncreased(Is("Planeswalker"), times=2)), types="Enchantment"
    )
    table.add_card(SAGE, season)
    table.battlefield("P1", "Season")
    casts(table, "Sage", "{U}{C}", ("symbol", "2 life"), ("symbol", "U"))
    table.answers("P1", ("replacement", first))
    table.resolve()
    (_, item) = table.game.state.zone(Zone.BATTLEFIELD)
    assert table.counters(item) == {"loyalty": loyalty}


@pytest.mark.rule("702.150a")
def test_what_was_not_cast_enters_with_all_of_them(table):
    table.add_card(SAGE)
    event = table.entering("P1", "Sage")
    table.propose(event)
    assert table.counters(event.becomes) == {"loyalty": 5}


# Suspend X.


@pytest.mark.rule("702.62a", "107.3a")
def test_the_x_of_suspend_is_chosen_and_is_not_nothing(table):
    table.add_card(shock("Slow", "suspend X—{X}{R}"))
    item = table.hand("P1", "Slow")
    table.mana("P1", "{R}")
    table.game.follow()

    def suspending():
        actions = table.rules.ask.legal_actions(table.game, "P1")
        return [one for one in actions if isinstance(one, SuspendCard)]

    assert suspending() == []
    table.mana("P1", "{C}{C}{C}")
    (action,) = suspending()
    table.answers("P1", ("X", 3))
    table.act("P1", action)
    (there,) = table.game.state.zone(Zone.EXILE)
    assert (table.counters(there), table.game.player("P1").pool) == ({"time": 3}, ())
    assert not table.game.exists(item)


@pytest.mark.rule("702.62a", "107.3a")
def test_x_is_no_more_than_can_be_paid(table):
    table.add_card(shock("Slow", "suspend X—{X}{R}"))
    table.hand("P1", "Slow")
    table.mana("P1", "{R}{C}{C}")
    seen = []
    table.answers("P1", ("X", lambda option: seen.append(option) or option == 1))
    table.act("P1", lambda option: isinstance(option, SuspendCard))
    assert seen == [1, 2]


# Fateseal.


@pytest.mark.rule("701.29a")
def test_fateseal_sorts_the_top_of_an_opponents_library(table):
    table.add_card(card("Seal", spell(Fateseal(3))))
    table.add_player("P3")
    for player in ("P2", "P3"):
        table.library(player, "Forest", "Island", "Swamp", "Plains")
    casts(table, "Seal", "", ("player", "P3"), ("bottom", ["Island"]), ("top", ["Swamp", "Forest"]))
    table.resolve()
    assert order(table, "P3") == ["Swamp", "Forest", "Plains", "Island"]
    assert order(table, "P2") == ["Forest", "Island", "Swamp", "Plains"]


@pytest.mark.rule("701.29a")
def test_fateseal_looks_at_no_more_than_there_are(table):
    table.add_card(card("Seal", spell(Fateseal(3))))
    table.library("P2", "Forest")
    casts(table, "Seal", "", ("bottom", []))
    table.resolve()
    assert order(table, "P2") == ["Forest"]
