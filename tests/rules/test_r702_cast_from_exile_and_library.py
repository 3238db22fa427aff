"""Keywords by which cards are cast later, from exile, or from the top of a library (702, 701)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    AddKeyword,
    AnyObject,
    Card,
    Enters,
    LoseAbilities,
    Part,
    spell,
    static,
    triggered,
    when,
)
from cardwright_core.events import CountersPut
from cardwright_core.layers import Layer
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.destruction import Destroyed
from cardwright_rules.drawing import Draw
from cardwright_rules.moving import Discarded
from cardwright_rules.vocabulary.blessings import BLESSED, Ascend, YouHaveDesignation
from cardwright_rules.vocabulary.digging import Discover
from cardwright_rules.vocabulary.healing import Heal
from cardwright_rules.vocabulary.living_lands import A_LAND_OF_YOURS, Earthbend
from subjects import Zap, beast, named, permitted, zapping


class Humble(Card):
    name = "Humble"
    types = "Enchantment"
    abilities = (static(Part(Layer.ABILITY, CREATURE, LoseAbilities())),)


def is_about(option, item):
    """Whether an action is a special one about a card."""
    by = getattr(option, "by", None)
    return by is not None and by.source.id == item


def aside(table, player, item):
    """Let a player take the special action about a card."""
    table.act(player, lambda option: is_about(option, item))


def may_set_aside(table, player, item):
    table.game.follow()
    return any(is_about(one, item) for one in table.rules.ask.legal_actions(table.game, player))


def next_upkeep(table, times=1):
    """Go on to the beginning of P1's upkeep."""
    for _ in range(times):
        for player in ("P1", "P2"):
            table.library(player, "Forest")
            table.go_to("end")
            table.go_to("upkeep")


@pytest.mark.rule("702.62a", "702.62b", "702.62d", "116.2f")
def test_suspend_counts_down_and_is_cast_with_haste(table):
    table.add_card(beast("suspend 2—{R}", cost="{7}"))
    item = table.hand("P1", "Subject")
    table.mana("P1", "{R}")
    aside(table, "P1", item)
    (there,) = table.game.state.zone(Zone.EXILE)
    assert (table.counters(there), table.game.player("P1").pool) == ({"time": 2}, ())
    next_upkeep(table)
    table.resolve()
    assert table.counters(there) == {"time": 1}
    next_upkeep(table)
    table.answers("P1", ("cast", "Subject"))
    table.resolve()
    (creature,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert table.has(creature, "haste")
    taken = table.game.state.objects[creature].replace(controller="P2")
    table.game.state.put(taken)
    table.settle()
    table.game.follow()
    table.library("P1", "Forest")
    table.go_to("precombat main")
    assert not table.has(creature, "haste")


@pytest.mark.rule("702.62a")
def test_a_suspended_card_that_is_not_cast_remains_exiled(table):
    table.add_card(zapping("suspend 1—{R}", types="Sorcery"))
    aside_item = table.hand("P1", "Subject")
    table.mana("P1", "{R}")
    aside(table, "P1", aside_item)
    next_upkeep(table)
    table.answers("P1", ("cast", []))
    table.resolve()
    assert named(table, Zone.EXILE) == ["Subject"]
    next_upkeep(table)
    table.resolve()
    assert named(table, Zone.EXILE) == ["Subject"]


@pytest.mark.rule("702.62a", "702.62c")
def test_suspend_only_when_the_card_could_be_cast(table):
    table.add_card(zapping("suspend 1—{R}", types="Sorcery"), zapping("split second", name="Fast"))
    sorcery = table.hand("P1", "Subject")
    table.mana("P1", "{R}{R}")
    assert may_set_aside(table, "P1", sorcery)
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Fast"))
    assert not may_set_aside(table, "P1", sorcery)
    table.resolve()
    assert may_set_aside(table, "P1", sorcery)
    table.go_to("end")
    table.mana("P1", "{R}")
    assert not may_set_aside(table, "P1", sorcery)


@pytest.mark.rule("702.62a", "702.62b")
def test_an_exiled_card_that_gains_suspend_is_suspended(table):
    gains = Part(Layer.ABILITY, AnyObject(), AddKeyword("suspend"), (Zone.EXILE,))
    table.add_card(Zap, beast(name="Clock", types="Enchantment", abilities=(static(gains),)))
    table.battlefield("P1", "Clock")
    table.mana("P1", "{R}")
    assert not may_set_aside(table, "P1", table.hand("P1", "Zap"))
    item = table.exile("P1", "Zap")
    table.propose(CountersPut(item, "time", 2))
    next_upkeep(table)
    table.resolve()
    assert table.counters(item) == {"time": 1}
    next_upkeep(table)
    table.answers("P1", ("cast", "Zap"), ("target", "P2"))
    table.resolve()
    assert table.life("P2") == 19


@pytest.mark.rule("702.35a", "702.35b")
@pytest.mark.parametrize("casts", [True, False])
def test_madness(table, casts):
    table.add_card(zapping("madness {2}{R}", types="Sorcery", cost="{5}{R}"))
    card = table.hand("P1", "Subject")
    table.mana("P1", "{C}{C}{R}")
    table.propose(Discarded("P1", card, table.game.state.new_id()))
    assert named(table, Zone.EXILE) == ["Subject"]
    table.answers("P1", ("cast", "Subject" if casts else []))
    if casts:
        table.answers("P1", ("target", "P2"))
    table.resolve()
    assert (table.life("P2"), named(table, Zone.GRAVEYARD, "P1")) == (
        19 if casts else 20,
        ["Subject"],
    )


@pytest.mark.rule("702.35a")
def test_madness_is_about_discarding_only(table):
    table.add_card(zapping("madness {R}"))
    table.propose(move(table.game, table.hand("P1", "Subject"), Zone.GRAVEYARD))
    table.propose(move(table.game, table.hand("P1", "Subject"), Zone.EXILE))
    table.settle()
    assert (named(table, Zone.GRAVEYARD, "P1"), named(table, Zone.EXILE)) == (
        ["Subject"],
        ["Subject"],
    )
    assert table.stack == []


@pytest.mark.rule("702.35a", "607.1", "616.1")
@pytest.mark.parametrize(("number", "cost"), [(0, "{R}"), (2, "{1}")])
def test_of_two_madness_abilities_only_that_triggers_which_exiled_the_card(table, number, cost):
    table.add_card(zapping("madness {R}", "madness {1}", cost="{5}{R}"))
    card = table.hand("P1", "Subject")
    table.mana("P1", "{R}" if cost == "{R}" else "{C}")
    table.answers("P1", ("replacement", lambda option: option.by.number == number))
    table.propose(Discarded("P1", card, table.game.state.new_id()))
    table.settle()
    assert table.stack == ["ability of Subject"]
    table.answers("P1", ("cast", "Subject"), ("target", "P2"))
    table.resolve()
    assert (table.life("P2"), table.game.player("P1").pool) == (19, ())


@pytest.mark.rule("702.94a", "702.94b", "603.11")
@pytest.mark.parametrize("reveals", [True, False])
def test_miracle_of_the_first_card_drawn_this_turn(table, reveals):
    table.add_card(zapping("miracle {R}", cost="{5}{R}", types="Sorcery"))
    table.library("P1", "Subject")
    table.mana("P1", "{R}")
    table.answers("P1", ("miracle", reveals))
    table.propose(Draw("P1", 1))
    if reveals:
        table.answers("P1", ("cast", "Subject"), ("target", "P2"))
    table.resolve()
    assert (table.life("P2"), named(table, Zone.HAND, "P1")) == (
        (19, []) if reveals else (20, ["Subject"])
    )


@pytest.mark.rule("702.94a")
def test_no_miracle_of_the_second_card(table):
    table.add_card(zapping("miracle {R}"))
    table.library("P1", "Forest", "Subject")
    table.propose(Draw("P1", 2))
    table.settle()
    assert (table.stack, named(table, Zone.HAND, "P1")) == ([], ["Forest", "Subject"])


@pytest.mark.rule("702.143a", "702.143b", "116.2h")
def test_foretell(table, may_begin):
    table.add_card(zapping("foretell {R}", cost="{4}{R}"))
    item = table.hand("P1", "Subject")
    table.mana("P1", "{C}{C}")
    aside(table, "P1", item)
    (there,) = table.game.state.zone(Zone.EXILE)
    assert (table.see(there).name, table.game.player("P1").pool) == ("", ())
    table.mana("P1", "{R}")
    assert not may_begin("P1", there)
    assert [table.hook.shows(player=one, view=table.see(there)) for one in ("P1", "P2")] == [
        [True],
        [False],
    ]
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    permitted(table, "P1", there)
    table.resolve()
    assert table.life("P2") == 19


@pytest.mark.rule("702.143a")
def test_foretell_in_ones_own_turn_only(table):
    table.add_card(zapping("foretell {R}"))
    mine, theirs = table.hand("P1", "Subject"), table.hand("P2", "Subject")
    for player in ("P1", "P2"):
        table.mana(player, "{C}{C}")
    assert may_set_aside(table, "P1", mine)
    assert not may_set_aside(table, "P2", theirs)
    table.go_to("end")
    table.mana("P1", "{C}{C}")
    assert may_set_aside(table, "P1", mine)


@pytest.mark.rule("702.85a", "702.85c")
@pytest.mark.parametrize("casts", [True, False])
def test_cascade(table, casts):
    table.add_card(zapping("cascade", cost="{2}{R}"), Zap, zapping(name="Dear", cost="{2}{R}"))
    table.library("P1", "Forest", "Dear", "Zap", "Island")
    table.mana("P1", "{R}{C}{C}")
    table.answers("P1", ("target", "P2"), ("cast", "Zap" if casts else []))
    if casts:
        table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Subject"))
    table.resolve()
    order = [
        table.rules.catalog.definition(table.game.state.cards[card].slug).name
        for card in table.game.state.library("P1").order()
    ]
    assert table.life("P2") == (18 if casts else 19)
    assert order[0] == "Island"
    assert sorted(order[1:]) == sorted(["Forest", "Dear", *([] if casts else ["Zap"])])
    assert named(table, Zone.EXILE) == []


@pytest.mark.rule("701.57a", "701.57b")
@pytest.mark.parametrize("casts", [True, False])
def test_discover(table, casts):
    table.add_card(
        beast(abilities=(triggered(when(Enters, THIS), Discover(2)),)),
        zapping(name="Two", cost="{1}{R}"),
        zapping(name="Dear", cost="{2}{R}"),
    )
    table.library("P1", "Forest", "Dear", "Two", "Island")
    table.propose(table.entering("P1", "Subject"))
    table.answers("P1", ("cast", "Two" if casts else []))
    if casts:
        table.answers("P1", ("target", "P2"))
    table.resolve()
    assert (table.life("P2"), named(table, Zone.HAND, "P1")) == (
        (19, []) if casts else (20, ["Two"])
    )
    assert len(table.game.state.library("P1")) == 3


@pytest.mark.rule("702.85a", "701.57a")
def test_when_no_card_is_found_all_go_back(table):
    table.add_card(zapping("cascade", cost="{R}"))
    table.library("P1", "Forest", "Island")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Subject"))
    table.resolve()
    assert (len(table.game.state.library("P1")), named(table, Zone.EXILE)) == (2, [])


@pytest.mark.rule("701.57a")
def test_discovering_nothing_puts_nothing_into_the_hand(table):
    table.add_card(beast(abilities=(triggered(when(Enters, THIS), Discover(2)),)))
    table.library("P1", "Forest", "Island")
    table.propose(table.entering("P1", "Subject"))
    table.resolve()
    assert named(table, Zone.HAND, "P1") == named(table, Zone.EXILE) == []
    assert len(table.game.state.library("P1")) == 2


@pytest.mark.rule("702.52a", "702.52b")
@pytest.mark.parametrize("dredges", [True, False])
def test_dredge(table, dredges):
    table.add_card(beast("dredge 2"))
    item = table.graveyard("P1", "Subject")
    table.library("P1", "Forest", "Island", "Swamp")
    table.answers("P1", ("dredge", dredges))
    table.propose(Draw("P1", 1))
    assert named(table, Zone.HAND, "P1") == (["Subject"] if dredges else ["Forest"])
    milled = ["Forest", "Island"] if dredges else ["Subject"]
    assert sorted(named(table, Zone.GRAVEYARD, "P1")) == sorted(milled)
    assert table.game.exists(item) is not dredges


@pytest.mark.rule("702.52b")
@pytest.mark.parametrize("more", [(), ("Swamp",)])
def test_dredge_needs_enough_cards_in_the_library(table, more):
    table.add_card(beast("dredge 3"))
    table.graveyard("P1", "Subject")
    table.library("P1", "Forest", "Island", *more)
    if more:
        table.answers("P1", ("dredge", True))
    table.propose(Draw("P1", 1))
    table.propose(Draw("P2", 0))
    assert named(table, Zone.HAND, "P1") == ["Subject" if more else "Forest"]


UMBRA = {
    "name": "Umbra",
    "types": "Enchantment — Aura",
    "keywords": ("enchant creature", "umbra armor"),
}


@pytest.mark.rule("702.89a")
def test_umbra_armor_is_destroyed_in_its_place(table, attach):
    table.add_card(type("Umbra", (Card,), UMBRA))
    bears, other = (table.battlefield("P1", "Grizzly Bears") for _ in range(2))
    umbra = table.battlefield("P1", "Umbra")
    attach(umbra, bears)
    third = table.battlefield("P1", "Grizzly Bears")
    table.propose(Destroyed(third))
    assert (table.game.exists(third), table.game.exists(umbra)) == (False, True)
    table.propose(DamageDealt(other, bears, 2))
    table.settle()
    assert (table.game.exists(bears), table.damage(bears), table.game.exists(umbra)) == (
        True,
        0,
        False,
    )
    table.propose(Destroyed(bears))
    assert not table.game.exists(bears)


@pytest.mark.rule("702.131b", "702.131c")
def test_ascend_lasts_when_the_permanents_are_gone(table):
    table.add_card(beast("ascend"))
    item = table.battlefield("P1", "Subject")
    by = table.casting("P1", item).instance
    lands = [table.battlefield("P1", "Forest") for _ in range(8)]
    table.battlefield("P2", "Forest")
    blessed = YouHaveDesignation(BLESSED)
    table.propose(table.moving(table.hand("P2", "Forest"), Zone.BATTLEFIELD))
    assert not blessed.holds(table.game, by, None)
    table.propose(table.moving(table.hand("P1", "Forest"), Zone.BATTLEFIELD))
    assert blessed.holds(table.game, by, None)
    table.die(item, *lands)
    assert blessed.holds(table.game, by, None)
    assert not blessed.holds(table.game, by.replace(controller="P2"), None)


@pytest.mark.rule("702.131a")
@pytest.mark.parametrize(("count", "expected"), [(10, True), (9, False)])
def test_ascend_of_a_spell(table, count, expected):
    table.add_card(zapping(abilities=(spell(Ascend()),)))
    for _ in range(count):
        table.battlefield("P1", "Ornithopter")
    item = table.hand("P1", "Subject")
    by = table.casting("P1", item).instance
    table.mana("P1", "{R}")
    table.cast("P1", item)
    table.resolve()
    assert YouHaveDesignation(BLESSED).holds(table.game, by, None) is expected


@pytest.mark.rule("702.195a", "702.195b")
def test_storied(table):
    legend = beast(name="Legend", types="Legendary Creature")
    saga = type("Tale", (Card,), {"name": "Tale", "types": "Enchantment — Saga"})
    table.add_card(beast("storied"), legend, saga)
    item = table.battlefield("P1", "Subject")
    by = table.casting("P1", item).instance
    told = YouHaveDesignation("an enduring story")
    for name, expected in (("Ornithopter", False), ("Legend", False), ("Tale", True)):
        table.propose(table.entering("P1", name))
        assert told.holds(table.game, by, None) is expected


@pytest.mark.rule("701.66a")
@pytest.mark.parametrize("to", [Zone.GRAVEYARD, Zone.EXILE, Zone.HAND])
def test_earthbend(table, to):
    bend = triggered(when(Enters, THIS), Earthbend(3), A_LAND_OF_YOURS)
    table.add_card(beast(abilities=(bend,)))
    land = table.battlefield("P1", "Forest")
    table.propose(table.entering("P1", "Subject"))
    table.resolve()
    view = table.see(land)
    assert (table.size(land), view.has("haste"), view.is_a("Land")) == ((3, 3), True, True)
    table.propose(table.moving(land, to))
    table.resolve()
    back = [one.id for one in table.game.permanents("P1") if one.name == "Forest"]
    assert len(back) == (0 if to is Zone.HAND else 1)
    assert [(table.tapped(one), table.size(one)) for one in back] in ([], [(True, (None, None))])
    triggered_then = [entry for entry in table.game.log if entry.kind == "triggered"]
    assert len(triggered_then) == (1 if to is Zone.HAND else 2)


@pytest.mark.rule("701.66a")
def test_earthbent_lands_of_others_come_back_under_your_control(table):
    bend = triggered(when(Enters, THIS), Earthbend(3), A_LAND_OF_YOURS)
    table.add_card(beast(abilities=(bend,)))
    land = table.battlefield("P2", "Forest")
    table.game.state.put(table.game.state.objects[land].replace(controller="P1"))
    table.propose(table.entering("P1", "Subject"))
    table.resolve()
    table.propose(table.moving(land, Zone.GRAVEYARD))
    table.resolve()
    assert sorted(table.permanents("P1")) == ["Forest", "Subject"]


@pytest.mark.rule("701.69a")
def test_heal(table, lay):
    hurt, other = lay(P1=["2/5", "2/5"])
    for item in (hurt, other):
        table.propose(DamageDealt(other, item, 3))
    by = table.casting("P1", hurt).instance.replace(targets=((hurt,),))
    Heal().resolve(table.game, by)
    assert (table.damage(hurt), table.damage(other)) == (0, 3)


@pytest.mark.rule("702.109a", "702.185a", "603.7")
@pytest.mark.parametrize(("keyword", "zone"), [("dash", Zone.HAND), ("warp", Zone.EXILE)])
def test_what_has_lost_its_abilities_goes_back_all_the_same(table, keyword, zone):
    table.add_card(beast(f"{keyword} {{R}}", cost="{3}{R}"), Humble)
    table.battlefield("P2", "Humble")
    table.mana("P1", "{R}")
    table.answers("P1", ("cost", keyword))
    table.cast("P1", table.hand("P1", "Subject"))
    table.resolve()
    table.go_to("end")
    table.resolve()
    assert named(table, zone, "P1" if zone is Zone.HAND else "") == ["Subject"]
