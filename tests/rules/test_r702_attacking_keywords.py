"""Keywords that trigger as creatures attack, or that are about combat damage (702)."""

import pytest

from cardwright.authoring import Card
from cardwright_core.events import CountersPut
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from subjects import beast


def attack(table, *attackers, step="declare attackers"):
    table.answers("P1", ("attackers", list(attackers)))
    table.go_to(step)
    table.resolve()


@pytest.mark.rule("702.64a", "702.64b", "702.64c")
def test_absorb_prevents_so_much_from_each_source_each_time(table, lay):
    wall, one, other = lay(P1=[beast("absorb 1", "absorb 1", toughness=9)], P2=["3/3", "4/4"])
    for source, amount in ((one, 4), (other, 5), (one, 2)):
        table.propose(DamageDealt(source, wall, amount))
    assert table.damage(wall) == 2 + 3 + 0


@pytest.mark.rule("702.68a", "702.68b")
@pytest.mark.parametrize(("blocked", "power"), [(True, 2), (False, 4)])
def test_frenzy(table, lay, blocked, power):
    sliver, _ = lay(P1=[beast("frenzy 1", "frenzy 1")], P2=["1/1"])
    table.answers("P1", ("attackers", [sliver]))
    table.answers("P2", ("block", sliver if blocked else []))
    table.go_to("declare blockers")
    table.resolve()
    assert table.size(sliver) == (power, 2)


@pytest.mark.rule("702.70a", "702.70b")
def test_poisonous_gives_poison_for_combat_damage_however_much(table, lay):
    (snake,) = lay(P1=[beast("poisonous 2", "poisonous 2", power=4)])
    table.propose(DamageDealt(snake, "P2", 4))
    table.resolve()
    assert table.counters("P2") == {}
    table.propose(DamageDealt(snake, "P2", 4, combat=True))
    table.resolve()
    assert (table.counters("P2"), table.life("P2")) == ({"poison": 4}, 12)


@pytest.mark.rule("702.39a")
@pytest.mark.parametrize("provokes", [True, False])
def test_provoke(table, lay, provokes):
    lancer, wall, _ = lay(P1=[beast("provoke")], P2=["0/9", "1/1"])
    status = table.game.state.status_of(wall)
    table.game.state.set_status(wall, status.replace(tapped=True))
    table.answers("P1", ("attackers", [lancer]), ("target", wall), ("may", provokes))
    table.go_to("declare attackers")
    table.resolve()
    assert table.tapped(wall) is not provokes
    requirements = table.hook.block_requirements()
    assert [(one.creatures, one.targets) for one in requirements] == (
        [((wall,), (lancer,))] if provokes else []
    )


@pytest.mark.rule("702.134a")
def test_mentor_of_an_attacker_with_less_power(table, lay):
    mentor, small, _, same = lay(P1=[beast("mentor", power=3), "2/2", "1/1", "3/1"])
    attack(table, mentor, small, same)
    assert (table.counters(small), table.counters(same)) == ({"+1/+1": 1}, {})


@pytest.mark.rule("702.134b", "702.134a")
def test_two_mentor_abilities_look_at_the_powers_anew(table, lay):
    mentor, small = lay(P1=[beast("mentor", "mentor", power=3), "2/2"])
    attack(table, mentor, small)
    assert table.counters(small) == {"+1/+1": 1}


@pytest.mark.rule("702.149a", "702.149b")
@pytest.mark.parametrize(("other", "counters"), [("3/1", {"+1/+1": 2}), ("2/3", {})])
def test_training_beside_a_stronger_attacker(table, lay, other, counters):
    trainee, companion = lay(P1=[beast("training", "training"), other])
    attack(table, trainee, companion)
    assert table.counters(trainee) == counters


@pytest.mark.rule("702.149a")
def test_no_training_while_the_stronger_one_stays_at_home(table, lay):
    trainee, _ = lay(P1=[beast("training"), "3/3"])
    attack(table, trainee)
    assert table.counters(trainee) == {}


@pytest.mark.rule("702.105a", "702.105b")
@pytest.mark.parametrize(("life", "counters"), [(20, {"+1/+1": 2}), (19, {}), (21, {"+1/+1": 2})])
def test_dethrone(table, lay, life, counters):
    (item,) = lay(P1=[beast("dethrone", "dethrone")])
    player = table.game.player("P2")
    table.game.state.players["P2"] = player.replace(life=life)
    attack(table, item)
    assert table.counters(item) == counters


@pytest.mark.rule("702.105a")
def test_dethrone_not_for_an_attack_on_a_planeswalker(table, planeswalker):
    table.add_card(beast("dethrone"), planeswalker)
    item, walker = table.battlefield("P1", "Subject"), table.battlefield("P2", "Walker")
    loyal = table.game.state.objects[walker].replace(counters=(("loyalty", 4),))
    table.game.state.put(loyal)
    table.answers("P1", ("attackers", [item]), ("attack", walker))
    table.go_to("declare attackers")
    table.resolve()
    assert table.counters(item) == {}


@pytest.mark.rule("702.121a", "702.121b")
def test_melee_counts_opponents_who_are_attacked(table):
    table.add_card(beast("melee", "melee"), beast(name="Body"))
    table.add_player("P3")
    item, body = table.battlefield("P1", "Subject"), table.battlefield("P1", "Body")
    table.answers("P1", ("attackers", [item, body]), ("attack", "P2"), ("attack", "P3"))
    table.go_to("declare attackers")
    table.resolve()
    assert table.size(item) == (6, 6)


@pytest.mark.rule("702.181a")
def test_mobilize(table, lay):
    (item,) = lay(P1=[beast("mobilize 2")])
    attack(table, item)
    warriors = [view for view in table.game.permanents("P1") if view.is_a("Warrior")]
    assert [view.name for view in warriors] == ["Warrior Token"] * 2
    assert all(table.tapped(view.id) for view in warriors)
    table.go_to("end of combat")
    assert table.life("P2") == 16
    table.go_to("end")
    table.resolve()
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.116a")
def test_myriad_makes_a_copy_for_each_other_opponent(table):
    table.add_card(beast("myriad"))
    table.add_player("P3")
    table.add_player("P4")
    item = table.battlefield("P1", "Subject")
    table.answers("P1", ("attackers", [item]), ("attack", "P3"), ("player", ["P2", "P4"]))
    table.go_to("declare attackers")
    table.resolve()
    tokens = [view.id for view in table.game.permanents("P1") if view.id != item]
    assert [table.tapped(one) for one in tokens] == [True, True]
    table.go_to("end of combat")
    assert [table.life(one) for one in ("P2", "P3", "P4")] == [18, 18, 18]
    table.resolve()
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.116a", "702.116b")
def test_myriad_against_one_opponent_makes_none(table):
    table.add_card(beast("myriad", "myriad"))
    item = table.battlefield("P1", "Subject")
    attack(table, item)
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.161a")
def test_living_metal_is_a_creature_in_its_controllers_turn(table):
    values = {"types": "Artifact — Vehicle", "power": 3, "toughness": 3}
    vehicle = type("Robot", (Card,), {"name": "Robot", "keywords": ("living metal",), **values})
    table.add_card(vehicle)
    mine, theirs = table.battlefield("P1", "Robot"), table.battlefield("P2", "Robot")
    table.game.follow()
    assert [table.see(one).is_a("Creature") for one in (mine, theirs)] == [True, False]
    table.library("P2", "Forest")
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.go_to("upkeep")
    assert [table.see(one).is_a("Creature") for one in (mine, theirs)] == [False, True]


@pytest.mark.rule("702.163a", "702.182a")
@pytest.mark.parametrize(
    ("keyword", "token", "size"),
    [("for mirrodin!", "Rebel Token", (2, 2)), ("job select", "Hero Token", (1, 1))],
)
def test_equipment_that_enters_carried(table, keyword, token, size):
    values = {"types": "Artifact — Equipment", "keywords": (keyword, "equip {2}")}
    table.add_card(type("Blade", (Card,), {"name": "Blade", **values}))
    event = table.entering("P1", "Blade")
    table.propose(event)
    table.resolve()
    bearer = table.see(event.becomes).object.attached
    assert (table.see(bearer).name, table.size(bearer)) == (token, size)


@pytest.mark.rule("702.46a", "702.46b")
def test_soulshift(table):
    spirits = [
        beast(name=n, types="Creature — Spirit", cost=c)
        for n, c in (("Cheap", "{2}"), ("Dear", "{3}"))
    ]
    table.add_card(beast("soulshift 2", "soulshift 2"), *spirits)
    item = table.battlefield("P1", "Subject")
    cheap, dear = (table.graveyard("P1", one) for one in ("Cheap", "Dear"))
    other = table.graveyard("P2", "Cheap")
    table.answers("P1", ("may", True))
    table.die(item)
    table.resolve()
    hand = [table.see(one).name for one in table.game.state.zone(Zone.HAND, "P1")]
    assert (hand, table.game.exists(cheap)) == (["Cheap"], False)
    assert table.game.exists(dear)
    assert table.game.exists(other)


ENLISTER = beast("enlist", "vigilance", name="Enlister")


@pytest.mark.rule("702.154a", "702.154b", "702.154c")
def test_enlist_taps_a_creature_that_does_not_attack(table):
    table.add_card(ENLISTER, beast("vigilance", name="Other"), beast("haste", name="Hasty"))
    item, other, big, tapped = (
        table.battlefield("P1", name) for name in ("Enlister", "Other", "Grizzly Bears", "Other")
    )
    table.game.state.set_status(tapped, table.game.state.status_of(tapped).replace(tapped=True))
    hasty, new = (table.entering("P1", name) for name in ("Hasty", "Grizzly Bears"))
    table.battlefield("P2", "Grizzly Bears")
    table.propose(hasty)
    table.propose(new)
    table.propose(CountersPut(big, "+1/+1", 1))
    asked = []

    def enlists(option):
        asked.append(option)
        return option == big

    table.answers("P1", ("attackers", [item, other]), ("pay cost", True), ("enlist", enlists))
    table.go_to("declare attackers")
    assert (sorted({*asked}), table.tapped(big)) == (sorted([big, hasty.becomes]), True)
    table.propose(CountersPut(big, "+1/+1", 1))
    table.resolve()
    assert [table.size(one) for one in (item, other)] == [(6, 2), (2, 2)]


@pytest.mark.rule("702.154a", "508.1g")
@pytest.mark.parametrize("able", [True, False])
def test_enlist_is_optional_and_not_for_itself(table, able):
    table.add_card(ENLISTER)
    item = table.battlefield("P1", "Enlister")
    if able:
        table.battlefield("P1", "Grizzly Bears")
        table.answers("P1", ("attackers", [item]), ("pay cost", False))
    else:
        table.answers("P1", ("attackers", [item]))
    table.go_to("declare attackers")
    table.resolve()
    assert (table.size(item), "Grizzly Bears" in table.permanents("P1")) == ((2, 2), able)


@pytest.mark.rule("702.154d", "607.2h")
def test_each_enlist_ability_counts_what_was_tapped_for_it(table):
    table.add_card(beast("enlist", "enlist", name="Twice"))
    item, one, two = (table.battlefield("P1", n) for n in ("Twice", *["Grizzly Bears"] * 2))
    table.propose(CountersPut(two, "+1/+1", 3))
    table.answers("P1", ("attackers", [item]), ("pay cost", True), ("pay cost", True))
    table.answers("P1", ("enlist", one), ("order triggers", lambda _: True))
    table.go_to("declare attackers")
    triggers = [entry for entry in table.game.log if entry.kind == "triggered"]
    table.resolve()
    assert (len(triggers), table.size(item)) == (2, (9, 2))


@pytest.mark.rule("702.154a", "508.1")
def test_no_two_creatures_enlist_one(table):
    table.add_card(ENLISTER)
    first, second = (table.battlefield("P1", "Enlister") for _ in range(2))
    bears = table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("attackers", [first, second]), ("pay cost", True), ("pay cost", True))
    table.answers("P1", ("attackers", [first, second]), ("pay cost", False), ("pay cost", True))
    table.go_to("declare attackers")
    table.resolve()
    assert [table.size(one) for one in (first, second)] == [(2, 2), (4, 2)]
    assert table.tapped(bears)
