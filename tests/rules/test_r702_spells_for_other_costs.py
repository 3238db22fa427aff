"""Keywords of spells: other costs, copies, and what becomes of them (702)."""

import pytest

from cardwright.authoring import (
    TAP,
    DrawCards,
    activated,
    paying,
)
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.formats.commander import designate
from cardwright_rules.keywords.boast import boast, forecast
from cardwright_rules.life import LifeLost
from subjects import Zap, beast, cast, named, zapping


@pytest.mark.rule("702.61a", "702.61b")
def test_split_second(table, lay, may_begin):
    mana_source = beast(name="Elf", abilities=(activated(paying(TAP), DrawCards(1)),))
    table.add_card(zapping("split second"), Zap, mana_source)
    elf = table.battlefield("P2", "Elf")
    land = table.battlefield("P2", "Mountain")
    answer = table.hand("P2", "Zap")
    assert may_begin("P2", elf)
    table.answers("P1", ("target", "P2"))
    cast(table, "Subject", "{R}")
    assert [may_begin("P2", one) for one in (elf, answer)] == [False, False]
    assert may_begin("P2", land)
    table.resolve()
    assert may_begin("P2", elf)


@pytest.mark.rule("702.61a", "702.61c")
def test_a_spell_with_split_second_can_be_cast_with_two_of_it(table):
    table.add_card(zapping("split second", "split second"))
    table.answers("P1", ("target", "P2"))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert table.life("P2") == 19


@pytest.mark.rule("702.109a")
def test_dash_has_haste_and_returns(table):
    table.add_card(beast("dash {1}{R}", cost="{3}{R}"))
    table.answers("P1", ("cost", "dash"))
    cast(table, "Subject", "{C}{R}")
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert table.has(item, "haste")
    table.answers("P1", ("attackers", [item]))
    table.go_to("end")
    assert table.life("P2") == 18
    table.resolve()
    assert named(table, Zone.HAND, "P1") == ["Subject"]


@pytest.mark.rule("702.109a")
def test_what_was_not_dashed_stays_without_haste(table):
    table.add_card(beast("dash {1}{R}", cost="{3}{R}"))
    table.answers("P1", ("cost", "mana cost"))
    cast(table, "Subject", "{C}{C}{C}{R}")
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert not table.has(item, "haste")
    table.go_to("end")
    table.resolve()
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.109a", "400.7")
def test_a_dashed_creature_that_died_and_came_back_does_not_return_to_the_hand(table):
    table.add_card(beast("dash {1}{R}", cost="{3}{R}"))
    table.answers("P1", ("cost", "dash"))
    cast(table, "Subject", "{C}{R}")
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    table.die(item)
    (dead,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.propose(move(table.game, dead, Zone.BATTLEFIELD))
    (back,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert not table.has(back, "haste")
    table.go_to("end")
    table.resolve()
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.152a")
def test_blitz_is_sacrificed_and_draws(table):
    table.add_card(beast("blitz {R}", cost="{3}{R}"))
    table.library("P1", "Forest")
    table.answers("P1", ("cost", "blitz {R}"))
    cast(table, "Subject", "{R}")
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    table.answers("P1", ("attackers", []))
    assert table.has(item, "haste")
    table.go_to("end")
    table.resolve()
    assert (named(table, Zone.HAND, "P1"), table.permanents("P1")) == (["Forest"], [])


@pytest.mark.rule("702.152b")
def test_of_two_blitz_costs_only_that_which_was_paid_counts(table):
    table.add_card(beast("blitz {R}", "blitz {1}", cost="{3}{R}"))
    table.library("P1", "Forest", "Island")
    table.answers("P1", ("cost", "blitz {1}"))
    cast(table, "Subject", "{R}")
    table.resolve()
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert named(table, Zone.HAND, "P1") == ["Forest"]


@pytest.mark.rule("702.117a")
@pytest.mark.parametrize("first", [True, False])
def test_surge_after_another_spell(table, may_begin, first):
    table.add_card(Zap, zapping("surge {R}", cost="{5}{R}"))
    if first:
        table.answers("P1", ("target", "P2"))
        cast(table, "Zap", "{R}")
        table.resolve()
    table.mana("P1", "{R}")
    item = table.hand("P1", "Subject")
    assert may_begin("P1", item) is first


@pytest.mark.rule("702.117a")
def test_surge_not_after_an_opponents_spell(table, may_begin):
    table.add_card(Zap, zapping("surge {R}", cost="{5}{R}"))
    table.answers("P2", ("target", "P1"))
    cast(table, "Zap", "{R}", "P2")
    table.resolve()
    table.mana("P1", "{R}")
    assert not may_begin("P1", table.hand("P1", "Subject"))


@pytest.mark.rule("702.137a")
@pytest.mark.parametrize(("who", "possible"), [("P2", True), ("P1", False), ("", False)])
def test_spectacle(table, may_begin, who, possible):
    table.add_card(zapping("spectacle {R}", cost="{5}{R}"))
    if who:
        table.propose(LifeLost(who, 1))
    table.mana("P1", "{R}")
    assert may_begin("P1", table.hand("P1", "Subject")) is possible


@pytest.mark.rule("702.173a")
@pytest.mark.parametrize(
    ("types", "combat", "whose"),
    [
        ("Assassin", True, "P1"),
        ("Elf", True, "P1"),
        ("Assassin", False, "P1"),
        ("Assassin", True, "P2"),
    ],
)
def test_freerunning(table, may_begin, types, combat, whose):
    killer = beast(name="Killer", types=f"Creature — {types}")
    table.add_card(zapping("freerunning {R}", cost="{5}{R}"), killer)
    source = table.battlefield(whose, "Killer")
    table.propose(DamageDealt(source, "P2", 1, combat=combat))
    table.die(source)
    table.mana("P1", "{R}")
    possible = (types, combat, whose) == ("Assassin", True, "P1")
    assert may_begin("P1", table.hand("P1", "Subject")) is possible


@pytest.mark.rule("702.173a", "903.3")
def test_freerunning_after_a_commanders_combat_damage(table, may_begin):
    table.add_card(zapping("freerunning {R}", cost="{5}{R}"), beast(name="Chief"))
    chief = table.battlefield("P1", "Chief")
    designate(table.game, table.see(chief).object.card)
    table.propose(DamageDealt(chief, "P2", 1, combat=True))
    table.mana("P1", "{R}")
    assert may_begin("P1", table.hand("P1", "Subject"))


@pytest.mark.rule("702.125a", "702.125b", "702.125c")
def test_undaunted_counts_the_opponents_who_are_left(table, may_begin):
    table.add_card(zapping("undaunted", "undaunted", cost="{8}"))
    for name in ("P3", "P4"):
        table.add_player(name)
    item = table.hand("P1", "Subject")
    table.mana("P1", "{C}{C}")
    assert may_begin("P1", item)
    players = table.game.state.players
    players["P3"] = players["P3"].replace(lost=True)
    assert not may_begin("P1", item)
    table.mana("P1", "{C}{C}")
    assert may_begin("P1", item)


@pytest.mark.rule("702.128a", "702.129a")
@pytest.mark.parametrize(
    ("keyword", "color", "size"), [("embalm", "WHITE", (2, 3)), ("eternalize", "BLACK", (4, 4))]
)
def test_embalm_and_eternalize(table, may_begin, keyword, color, size):
    table.add_card(
        beast(f"{keyword} {{1}}", "flying", toughness=3, cost="{U}", types="Creature — Bird")
    )
    card = table.graveyard("P1", "Subject")
    table.mana("P1", "{C}")
    table.activate("P1", card)
    table.resolve()
    (view,) = table.game.permanents("P1")
    values = view.characteristics
    assert (values.power, values.toughness, values.cost) == (*size, None)
    assert [one.name for one in values.colors] == [color]
    assert view.has("flying")
    assert {"Zombie", "Bird"} == set(values.subtypes)
    assert named(table, Zone.EXILE) == ["Subject"]
    again = table.graveyard("P1", "Subject")
    table.mana("P1", "{C}")
    assert may_begin("P1", again)
    table.go_to("end")
    table.mana("P1", "{C}")
    assert not may_begin("P1", again)


@pytest.mark.rule("702.141a")
def test_encore_attacks_each_opponent(table):
    table.add_card(beast("encore {1}"))
    table.add_player("P3")
    card = table.graveyard("P1", "Subject")
    table.mana("P1", "{C}")
    table.activate("P1", card)
    table.resolve()
    tokens = [view.id for view in table.game.permanents("P1")]
    assert [table.has(one, "haste") for one in tokens] == [True, True]
    wanted = [(one.creatures, one.targets) for one in table.hook.attack_requirements()]
    assert wanted == [((tokens[0],), ("P2",)), ((tokens[1],), ("P3",))]
    table.go_to("end of combat")
    assert [table.life(one) for one in ("P2", "P3")] == [18, 18]
    table.go_to("end")
    table.resolve()
    assert table.permanents("P1") == []


@pytest.mark.rule("702.144a")
@pytest.mark.parametrize(("copies", "lives"), [(True, (19, 18)), (False, (20, 19))])
def test_demonstrate(table, copies, lives):
    table.add_card(zapping("demonstrate"))
    table.answers("P1", ("target", "P2"), ("may", copies))
    if copies:
        table.answers("P1", ("new target", "P2"))
        table.answers("P2", ("new target", "P1"))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == lives


@pytest.mark.rule("702.69a", "702.69b")
def test_gravestorm_counts_what_died_this_turn(table):
    table.add_card(zapping("gravestorm", "gravestorm"), beast(name="Body"))
    table.die(*(table.battlefield(one, "Body") for one in ("P1", "P2")))
    table.propose(move(table.game, table.hand("P1", "Body"), Zone.GRAVEYARD))
    table.answers("P1", ("target", "P2"))
    table.answers("P1", *[("new target", "P2")] * 4)
    cast(table, "Subject", "{R}")
    table.resolve()
    assert table.life("P2") == 15


@pytest.mark.rule("702.69a")
def test_gravestorm_forgets_what_died_in_the_turn_before(table):
    table.add_card(zapping("gravestorm"), beast(name="Body"))
    table.die(table.battlefield("P1", "Body"))
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("draw")
    table.answers("P1", ("target", "P2"))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert table.life("P2") == 19


@pytest.mark.rule("702.59a")
@pytest.mark.parametrize(
    ("pays", "hand", "exile"), [(True, ["Subject"], []), (False, [], ["Subject"])]
)
def test_recover(table, pays, hand, exile):
    table.add_card(zapping("recover {R}"), beast(name="Body"))
    table.graveyard("P1", "Subject")
    table.die(table.battlefield("P2", "Body"))
    table.settle()
    assert table.stack == []
    table.mana("P1", "{R}")
    table.answers("P1", ("pay cost", pays))
    table.die(table.battlefield("P1", "Body"))
    table.resolve()
    assert (named(table, Zone.HAND, "P1"), named(table, Zone.EXILE)) == (hand, exile)


@pytest.mark.rule("702.191a", "702.191b")
@pytest.mark.parametrize(("mana", "counters"), [("{C}{C}{C}{C}", {"+1/+1": 2}), ("{C}{C}", {})])
def test_increment(table, mana, counters):
    table.add_card(beast("increment", "increment", power=4), zapping(name="Spell", cost="{X}"))
    item = table.battlefield("P1", "Subject")
    table.answers("P1", ("X", len(mana) // 3), ("target", "P2"))
    cast(table, "Spell", mana)
    table.resolve()
    assert table.counters(item) == counters


@pytest.mark.rule("702.142a")
def test_boast_once_in_a_turn_in_which_it_attacked(table, may_begin):
    table.add_card(beast(abilities=(boast("{1}", DrawCards(1)),)))
    item = table.battlefield("P1", "Subject")
    table.library("P1", "Forest", "Forest")
    table.mana("P1", "{C}{C}")
    assert not may_begin("P1", item)
    table.answers("P1", ("attackers", [item]))
    table.go_to("declare attackers")
    table.mana("P1", "{C}{C}")
    table.activate("P1", item)
    table.resolve()
    assert (len(named(table, Zone.HAND, "P1")), may_begin("P1", item)) == (1, False)


@pytest.mark.rule("702.57a", "702.57b")
def test_forecast_in_the_owners_upkeep_once(table, may_begin):
    table.add_card(zapping(abilities=(Zap.abilities[0], forecast("{0}", DrawCards(1)))))
    item = table.hand("P1", "Subject")
    assert not may_begin("P1", item)
    for player in ("P2", "P1"):
        table.library(player, "Forest", "Forest")
        table.go_to("end")
        table.go_to("upkeep")
        assert may_begin("P1", item) is (player == "P1")
    number = [ability.keyword for ability in table.see(item).characteristics.abilities]
    table.activate("P1", item, number.index("forecast"))
    table.resolve()
    assert (named(table, Zone.HAND, "P1"), may_begin("P1", item)) == (["Subject", "Forest"], False)


@pytest.mark.rule("702.53a")
def test_transmute_finds_a_card_of_the_same_mana_value(table, may_begin):
    table.add_card(zapping("transmute {1}", cost="{1}{R}"), Zap, zapping(name="Two", cost="{2}"))
    table.library("P1", "Zap", "Two", "Forest")
    item = table.hand("P1", "Subject")
    table.mana("P1", "{C}")
    table.answers("P1", ("search", "Two"))
    table.activate("P1", item)
    table.resolve()
    assert (named(table, Zone.HAND, "P1"), named(table, Zone.GRAVEYARD, "P1")) == (
        ["Two"],
        ["Subject"],
    )
    again = table.hand("P1", "Subject")
    table.go_to("end")
    table.mana("P1", "{C}")
    assert not may_begin("P1", again)


@pytest.mark.rule("702.71a")
def test_transfigure(table):
    others = [beast(name=n, cost=c) for n, c in (("Two", "{2}"), ("Three", "{3}"))]
    table.add_card(beast("transfigure {1}", cost="{2}"), *others, zapping(name="Spell", cost="{2}"))
    table.library("P1", "Three", "Spell", "Two")
    item = table.battlefield("P1", "Subject")
    table.mana("P1", "{C}")
    table.answers("P1", ("search", "Two"))
    table.activate("P1", item)
    table.resolve()
    assert table.permanents("P1") == ["Two"]


@pytest.mark.rule("702.53a", "702.71a")
@pytest.mark.parametrize("keyword", ["transmute {1}", "transfigure {1}"])
def test_what_has_another_mana_value_is_not_found(table, keyword):
    table.add_card(beast(keyword, cost="{2}"), beast(name="One", cost="{1}"))
    table.library("P1", "One")
    place = table.hand if "transmute" in keyword else table.battlefield
    item = place("P1", "Subject")
    table.mana("P1", "{C}")
    table.activate("P1", item)
    table.resolve()
    assert (named(table, Zone.HAND, "P1"), table.permanents("P1")) == ([], [])
