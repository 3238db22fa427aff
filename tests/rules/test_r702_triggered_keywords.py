"""Keywords that stand for triggered abilities (702)."""

import pytest

from cardwright.authoring import Card
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.attaching import Attached
from subjects import Zap


class Body(Card):
    name = "Body"
    types = "Creature"
    power, toughness = 2, 2


def beast(*keywords, name="Subject", power=2, toughness=2):
    values = {"name": name, "keywords": keywords, "power": power, "toughness": toughness}
    return type(name, (Card,), {**values, "types": "Creature"})


def size(table, item):
    seen = table.see(item).characteristics
    return seen.power, seen.toughness


def attack(table, *attackers, blocks=()):
    table.answers("P1", ("attackers", list(attackers)))
    if blocks:
        table.answers("P2", *(("block", one) for one in blocks))
        table.go_to("declare blockers")
    else:
        table.go_to("declare attackers")
    table.resolve()


@pytest.mark.rule("702.86a")
def test_annihilator(table, lay):
    (titan,) = lay(P1=[beast("annihilator 2")])
    lands = [table.battlefield("P2", "Forest") for _ in range(3)]
    table.answers("P2", ("sacrifice", lands[:2]))
    attack(table, titan)
    assert table.permanents("P2") == ["Forest"]


@pytest.mark.rule("702.86a")
def test_annihilator_takes_what_there_is(table, lay):
    (titan,) = lay(P1=[beast("annihilator 6")])
    table.battlefield("P2", "Forest")
    attack(table, titan)
    assert table.permanents("P2") == []


@pytest.mark.rule("702.45a")
def test_bushido_of_an_attacker_that_is_blocked_and_of_a_blocker(table, lay):
    samurai, other = lay(P1=[beast("bushido 1")], P2=[beast("bushido 2", name="Ronin")])
    attack(table, samurai, blocks=[samurai])
    assert (size(table, samurai), size(table, other)) == ((3, 3), (4, 4))


@pytest.mark.rule("702.23a", "702.23b")
def test_rampage_counts_blockers_beyond_the_first(table, lay):
    wurm, *_ = lay(P1=[beast("rampage 2")], P2=[Body, Body, Body])
    attack(table, wurm, blocks=[wurm, wurm, wurm])
    assert size(table, wurm) == (6, 6)


@pytest.mark.rule("702.25a")
def test_flanking_weakens_each_blocker_without_flanking(table, lay):
    others = [beast(name="Plain"), beast("flanking", name="Rider")]
    knight, plain, rider = lay(P1=[beast("flanking", toughness=5)], P2=others)
    attack(table, knight, blocks=[knight, knight])
    assert (size(table, plain), size(table, rider)) == ((1, 1), (2, 2))


@pytest.mark.rule("702.83a", "702.83b")
@pytest.mark.parametrize(("others", "expected"), [(0, (4, 4)), (1, (2, 2))])
def test_exalted_twice_for_one_that_attacks_alone(table, lay, others, expected):
    _, *attackers = lay(P1=[beast("exalted", "exalted"), *[Body] * (1 + others)])
    alone = attackers[0]
    attack(table, *attackers)
    assert size(table, alone) == expected


@pytest.mark.rule("702.83a")
def test_exalted_is_about_your_creatures(table, lay):
    body, _ = lay(P1=[Body], P2=[beast("exalted")])
    attack(table, body)
    assert size(table, body) == (2, 2)


@pytest.mark.rule("702.91a")
def test_battle_cry_raises_the_other_attackers(table, lay):
    herald, ally, home = lay(P1=[beast("battle cry"), Body, Body])
    attack(table, herald, ally)
    assert [size(table, item) for item in (herald, ally, home)] == [(2, 2), (3, 2), (2, 2)]


@pytest.mark.rule("702.130a")
def test_afflict(table, lay):
    khenra, _ = lay(P1=[beast("afflict 2")], P2=[Body])
    attack(table, khenra, blocks=[khenra])
    assert table.life("P2") == 18


@pytest.mark.rule("702.108a", "702.108b")
def test_prowess_is_for_noncreature_spells_and_adds_up(table, lay):
    table.add_card(Zap)
    (monk,) = lay(P1=[beast("prowess", "prowess")])
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Zap"))
    table.resolve()
    assert size(table, monk) == (4, 4)


@pytest.mark.rule("702.108a")
def test_prowess_not_for_a_creature_spell_or_an_opponents(table, lay):
    table.add_card(Zap)
    (monk,) = lay(P2=[beast("prowess")])
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Zap"))
    table.resolve()
    assert size(table, monk) == (2, 2)


@pytest.mark.rule("702.135a")
def test_afterlife(table, lay):
    (item,) = lay(P1=[beast("afterlife 2")])
    table.propose(move(table.game, item, Zone.GRAVEYARD))
    table.resolve()
    spirits = list(table.game.permanents("P1"))
    assert [(view.name, view.has("flying")) for view in spirits] == [("Spirit Token", True)] * 2
    assert {color.name for color in spirits[0].characteristics.colors} == {"WHITE", "BLACK"}


@pytest.mark.rule("702.93a", "702.79a", "603.4")
@pytest.mark.parametrize(("keyword", "counter"), [("undying", "+1/+1"), ("persist", "-1/-1")])
def test_undying_and_persist_return_once(table, lay, keyword, counter):
    (item,) = lay(P1=[beast(keyword, power=3, toughness=3)])
    table.propose(move(table.game, item, Zone.GRAVEYARD))
    table.resolve()
    (back,) = table.game.permanents("P1")
    assert back.object.counters == ((counter, 1),)
    table.propose(move(table.game, back.id, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == []


@pytest.mark.rule("702.93a", "110.2")
def test_undying_returns_under_its_owners_control(table, lay):
    (item,) = lay(P1=[beast("undying")])
    found = table.game.state.objects[item]
    table.game.state.put(found.replace(controller="P2"))
    table.game.follow()
    table.propose(move(table.game, item, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.101a")
@pytest.mark.parametrize(("pays", "lives"), [(True, (21, 19)), (False, (20, 20))])
def test_extort(table, lay, pays, lives):
    table.add_card(Zap)
    _, wall = lay(P1=[beast("extort")], P2=[beast(name="Wall", toughness=5)])
    table.mana("P1", "{R}{B}")
    table.answers("P1", ("target", wall), ("pay cost", pays))
    if pays:
        table.answers("P1", ("symbol", "B"))
    table.cast("P1", table.hand("P1", "Zap"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == lives


@pytest.mark.rule("702.100a")
@pytest.mark.parametrize(
    ("power", "toughness", "counters"),
    [(3, 1, (("+1/+1", 1),)), (1, 3, (("+1/+1", 1),)), (2, 2, ())],
)
def test_evolve(table, lay, power, toughness, counters):
    new = beast(name="New", power=power, toughness=toughness)
    table.add_card(new)
    item, _ = lay(P1=[beast("evolve"), beast(name="Other", power=9, toughness=9)])
    table.propose(table.entering("P1", "New"))
    table.resolve()
    assert table.see(item).object.counters == counters


@pytest.mark.rule("702.110a")
def test_exploit(table, lay):
    table.add_card(beast("exploit", name="Exploiter"))
    (fodder,) = lay(P1=[beast(name="Fodder")])
    table.answers("P1", ("sacrifice", [fodder]))
    table.propose(table.entering("P1", "Exploiter"))
    table.resolve()
    assert table.permanents("P1") == ["Exploiter"]


@pytest.mark.rule("702.92a")
def test_living_weapon_is_attached_to_its_germ(table):
    values = {"types": "Artifact — Equipment", "keywords": ("living weapon", "equip {2}")}
    table.add_card(type("Skull", (Card,), {"name": "Skull", **values}))
    table.propose(table.entering("P1", "Skull"))
    table.resolve()
    (attached,) = [e.event for e in table.game.log if isinstance(e.event, Attached)]
    assert table.see(attached.to).name == "Phyrexian Germ Token"


@pytest.mark.rule("702.40a")
def test_storm_copies_for_each_spell_cast_before(table, lay):
    table.add_card(Zap, type("Bolts", (Zap,), {"name": "Bolts", "keywords": ("storm",)}))
    table.mana("P1", "{R}{R}{R}")
    table.answers("P1", *[("target", "P2")] * 3)
    for name in ("Zap", "Zap", "Bolts"):
        table.cast("P1", table.hand("P1", name))
    table.answers("P1", *[("new target", "P2")] * 2)
    table.resolve()
    assert table.life("P2") == 20 - 2 - 3
