"""Battles: defense, protectors, how they are attacked, and Sieges (310, 704.5v to 704.5y)."""

import pytest

from cardwright.authoring import (
    PERMANENT,
    Card,
    CountersRemoved,
    DealDamage,
    Zone,
    move,
    spell,
    target,
    transforms_into,
)
from cardwright_rules.battles import ProtectorChosen, protector_of
from cardwright_rules.combat.attackers import attackable
from cardwright_rules.combat.fighting import attack_of, attacked_by, attackers, defending_player
from cardwright_rules.damage import DamageDealt

BEARS = "Grizzly Bears"


class Back(Card):
    """What comes after the Siege."""

    name = "Back"
    types = "Creature"
    power, toughness = 4, 4


class Siege(Card):
    """A Siege with a back."""

    name = "Siege"
    cost = "{0}"
    types = "Battle — Siege"
    defense = 3
    faces = transforms_into(Back)


class Lone(Card):
    """A Siege without a back, which triggers as it loses counters."""

    name = "Lone"
    types = "Battle — Siege"
    defense = 2


class Plain(Card):
    """A battle without a battle type."""

    name = "Plain"
    types = "Battle"
    defense = 2


class Living(Card):
    """A battle that is a creature too."""

    name = "Living"
    types = "Battle Creature — Siege"
    defense = 5
    power, toughness = 2, 2


class Bolt(Card):
    """3 damage to a permanent."""

    name = "Bolt"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(DealDamage(3), target(PERMANENT)),)


@pytest.fixture
def table(table):
    table.add_card(Back, Siege, Lone, Plain, Living, Bolt)
    return table


def enters(table, name, player="P1"):
    """Let a battle enter as an event, with its choice and its counters; return it."""
    event = table.entering(player, name)
    table.propose(event)
    return event.becomes


def defense(table, item):
    return table.see(item).object.count("defense")


def attack(table, *creatures_and_targets):
    creatures = [creature for creature, _ in creatures_and_targets]
    table.answers("P1", ("attackers", creatures))
    for _, attacked in creatures_and_targets:
        table.answers("P1", ("attack", attacked))
    table.go_to("declare attackers")


@pytest.mark.rule("310.4b", "310.4c", "310.9a", "310.12a")
def test_a_siege_enters_with_defense_and_an_opponent_as_its_protector(table):
    table.add_player("P3")
    table.answers("P1", ("protector", "P3"))
    siege = enters(table, "Siege")
    assert defense(table, siege) == 3
    assert protector_of(table.game, siege) == "P3"


@pytest.mark.rule("310.1", "310.2")
def test_a_battle_is_cast_like_a_sorcery(table, may_begin):
    card = table.hand("P1", "Siege")
    other = table.hand("P2", "Siege")
    assert may_begin("P1", card)
    assert not may_begin("P2", other)
    table.cast("P1", card)
    table.resolve()
    (siege,) = [view.id for view in table.game.permanents("P1")]
    assert protector_of(table.game, siege) == "P2"


@pytest.mark.rule("310.9a")
def test_a_battle_without_a_type_is_protected_by_its_controller(table):
    plain = enters(table, "Plain")
    assert protector_of(table.game, plain) == "P1"
    assert plain not in attackable(table.game)


@pytest.mark.rule("310.5", "310.9b", "508.1b", "510.1b", "310.6", "120.3h")
def test_its_controller_attacks_a_siege(table):
    bear = table.battlefield("P1", BEARS)
    siege = enters(table, "Siege")
    attack(table, (bear, siege))
    assert attack_of(table.game, bear).target == siege
    assert defending_player(table.game, bear) == "P2"
    table.go_to("end of combat")
    assert defense(table, siege) == 1
    assert table.life("P2") == 20


@pytest.mark.rule("310.9b")
def test_a_protector_cannot_attack_the_battle(table):
    table.add_player("P3")
    theirs = enters(table, "Plain", "P2")
    table.answers("P2", ("protector", "P1"))
    mine = enters(table, "Siege", "P2")
    assert mine not in attackable(table.game)
    assert attackable(table.game)[theirs] == "P2"


@pytest.mark.rule("310.9c", "310.9d", "802.4a", "802.2a")
def test_only_the_protector_may_block(table):
    table.add_player("P3")
    bear = table.battlefield("P1", BEARS)
    table.battlefield("P2", BEARS)
    table.battlefield("P3", BEARS)
    table.answers("P2", ("protector", "P3"))
    siege = enters(table, "Siege", "P2")
    attack(table, (bear, siege))
    assert defending_player(table.game, bear) == "P3"
    table.answers("P3", ("block", [bear]))  # P2 is not asked
    table.go_to("end of combat")
    assert defense(table, siege) == 3


@pytest.mark.rule("508.1a", "509.1a", "506.3f")
def test_a_battle_neither_attacks_nor_blocks(table):
    living = enters(table, "Living")
    state = table.game.state
    state.put(state.objects[living].replace(since=1))
    table.go_to("declare attackers")  # nobody is asked
    assert attackers(table.game) == []


@pytest.mark.rule("310.12b")
def test_the_last_counter_is_removed_and_it_is_cast_transformed(table):
    siege = enters(table, "Siege")
    table.hand("P1", "Bolt")
    table.answers("P1", ("cast", lambda option: option.name == "Back"))
    table.cast("P1", "Bolt")
    table.resolve()
    (back,) = list(table.game.permanents("P1"))
    assert back.name == "Back"
    assert back.is_a("Creature")
    assert siege not in table.game.state.objects


@pytest.mark.rule("310.12b")
def test_it_need_not_be_cast(table):
    siege = enters(table, "Siege")
    table.propose(CountersRemoved(siege, "defense", 3))
    table.answers("P1", ("cast", []))
    table.resolve()
    assert table.permanents() == []
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == ["Siege"]


@pytest.mark.rule("310.7", "704.5v")
def test_a_siege_without_defense_waits_for_its_ability(table):
    siege = enters(table, "Lone")
    table.propose(CountersRemoved(siege, "defense", 2))
    table.settle()
    assert table.stack == ["ability of Lone"]
    assert siege in table.game.state.objects
    table.resolve()
    assert table.permanents() == []
    assert len(table.game.state.zone(Zone.EXILE)) == 1


@pytest.mark.rule("310.7", "704.5v")
def test_a_siege_without_defense_that_nothing_waits_for_goes_to_the_graveyard(table):
    siege = table.battlefield("P1", "Lone")
    table.settle()
    assert siege not in table.game.state.objects
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1


@pytest.mark.rule("310.8", "704.5w")
def test_another_battle_without_defense_goes_to_the_graveyard(table):
    plain = enters(table, "Plain")
    table.propose(DamageDealt(table.battlefield("P2", BEARS), plain, 2))
    table.settle()
    assert table.permanents() == [BEARS]
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1


@pytest.mark.rule("310.11", "704.5x")
def test_a_battle_whose_protector_left_gets_another(table):
    table.add_player("P3")
    table.answers("P1", ("protector", "P2"))
    siege = enters(table, "Siege")
    table.game.state.players["P2"] = table.game.player("P2").replace(lost=True)
    table.game.state.unsettled = True
    table.settle()
    assert protector_of(table.game, siege) == "P3"


@pytest.mark.rule("310.11", "704.5x")
def test_a_battle_that_was_put_there_without_one_gets_one(table):
    siege = table.battlefield("P1", "Siege")
    state = table.game.state
    state.put(state.objects[siege].replace(counters=(("defense", 3),)))
    assert protector_of(table.game, siege) is None
    table.settle()
    assert protector_of(table.game, siege) == "P2"


@pytest.mark.rule("310.11", "704.5y", "506.4")
def test_a_siege_whose_controller_is_its_protector_gets_another(table):
    table.add_player("P3")
    bear = table.battlefield("P1", BEARS)
    table.answers("P1", ("protector", "P2"))
    siege = enters(table, "Siege")
    attack(table, (bear, siege))
    table.answers("P2", ("protector", "P3"))
    state = table.game.state
    state.put(state.objects[siege].replace(controller="P2"))
    table.game.follow()
    assert attacked_by(table.game, attack_of(table.game, bear)) is None  # its controller changed
    state.unsettled = True
    table._play(lambda game: protector_of(game, siege) == "P3")
    assert attack_of(table.game, bear) is not None
    table.go_to("end of combat")
    assert defense(table, siege) == 3


@pytest.mark.rule("506.4", "310.9f")
def test_a_battle_that_gets_another_protector_is_removed_from_combat(table):
    table.add_player("P3")
    bear = table.battlefield("P1", BEARS)
    table.answers("P1", ("protector", "P2"))
    siege = enters(table, "Siege")
    attack(table, (bear, siege))
    table.answers("P1", ("protector", "P3"))
    table.propose(ProtectorChosen(siege))
    assert attacked_by(table.game, attack_of(table.game, bear)) is None
    table.go_to("end of combat")
    assert defense(table, siege) == 3


@pytest.mark.rule("310.9g")
def test_a_copy_effect_does_not_change_the_protector(table):
    table.add_player("P3")
    table.answers("P1", ("protector", "P3"))
    siege = enters(table, "Siege")
    other = table.see(enters(table, "Plain")).object.copiable
    state = table.game.state
    state.put(state.objects[siege].replace(copiable=other.replace(subtypes=("Siege",))))
    table.game.follow()
    assert protector_of(table.game, siege) == "P3"


@pytest.mark.rule("506.4", "506.4c")
def test_who_attacks_a_battle_that_left_attacks_nothing(table):
    bear = table.battlefield("P1", BEARS)
    siege = enters(table, "Siege")
    attack(table, (bear, siege))
    table.propose(move(table.game, siege, Zone.HAND))
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert attack_of(table.game, bear).target is None


@pytest.mark.rule("120.3h", "702.19b")
def test_excess_damage_tramples_over_blockers_to_a_battle(table, lay):
    (wurm, wall) = lay(P1=["6/6 trample"], P2=["0/4"])
    siege = enters(table, "Siege")
    attack(table, (wurm, siege))
    table.answers("P2", ("block", [wurm]))
    table.answers("P1", ("damage", lambda share: share.amount == 4))
    table.go_to("end of combat")
    assert defense(table, siege) == 1
    assert wall not in table.game.state.objects


@pytest.mark.rule("310.10", "704.5p")
def test_a_battle_is_not_attached(table, attach):
    bear = table.battlefield("P1", BEARS)
    plain = enters(table, "Plain")
    attach(plain, bear)
    table.game.state.unsettled = True
    table.settle()
    assert table.see(plain).object.attached is None
