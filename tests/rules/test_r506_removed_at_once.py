"""What stops fitting in combat is removed at once, though it fits again before anybody acts."""

import pytest

from cardwright.authoring import (
    PERMANENT,
    TARGET,
    AddTypes,
    Card,
    Duration,
    GainControl,
    GainLife,
    GiveControl,
    Layer,
    LoseTypes,
    OwnerOf,
    RemovedFromCombat,
    Until,
    Zone,
    do,
    move,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright_rules.battles import ProtectorChosen
from cardwright_rules.combat.fighting import attack_of, attacked_by, block_of

NO_CREATURE = Until(Duration.END_OF_TURN, ((Layer.TYPE, LoseTypes(("Creature",))),))
A_CREATURE = Until(Duration.END_OF_TURN, ((Layer.TYPE, AddTypes(("Creature",))),))
NO_WALKER = Until(Duration.END_OF_TURN, ((Layer.TYPE, LoseTypes(("Planeswalker",))),))
A_WALKER = Until(Duration.END_OF_TURN, ((Layer.TYPE, AddTypes(("Planeswalker",))),))
A_BATTLE = Until(Duration.END_OF_TURN, ((Layer.TYPE, AddTypes(("Battle",))),))
NO_BATTLE = Until(Duration.END_OF_TURN, ((Layer.TYPE, LoseTypes(("Battle",))),))
BEARS = "Grizzly Bears"


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


CARDS = (
    card("Doze", "Instant", spell(do(NO_CREATURE, A_CREATURE), target(PERMANENT))),
    card("Besiege", "Instant", spell(do(A_BATTLE, NO_BATTLE), target(PERMANENT))),
    card("Stray", "Instant", spell(do(NO_WALKER, A_WALKER), target(PERMANENT))),
    card(
        "Borrow",
        "Instant",
        spell(do(GainControl(), GiveControl(OwnerOf(TARGET), TARGET)), target(PERMANENT)),
    ),
    card("Still", "Instant", spell(NO_CREATURE, target(PERMANENT))),
    card("Walker", "Legendary Planeswalker — Test", loyalty=4),
    card("Living", "Creature Planeswalker — Test", loyalty=4, power=0, toughness=9),
    card("Siege", "Battle — Siege", defense=5),
    card("Dirge", "Enchantment", triggered(whenever(RemovedFromCombat, PERMANENT), GainLife(1))),
)


@pytest.fixture(autouse=True)
def _cards(table):
    for one in CARDS:
        table.add_card(one)


def cast(table, player, name, *targets):
    """Cast a spell of a player's and let it resolve: no player could do anything in between."""
    table.answers(player, *[("target", one) for one in targets])
    table.cast(player, table.hand(player, name))
    table.resolve()


def removed(table):
    """Return what was removed from combat, once for each time."""
    log = [entry.event for entry in table.game.log if entry.kind == "event"]
    return [event.object for event in log if isinstance(event, RemovedFromCombat)]


@pytest.fixture
def attacking(table):
    """A creature that attacks, beside something that does not."""
    table.battlefield("P1", "Dirge")
    bear = table.battlefield("P1", BEARS)
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    return bear


@pytest.mark.rule("506.4")
@pytest.mark.parametrize("trick", ["Doze", "Besiege"])
def test_what_is_a_creature_again_does_not_attack_again(table, attacking, trick):
    cast(table, "P1", trick, attacking)
    assert table.see(attacking).is_a("Creature")
    assert attack_of(table.game, attacking) is None
    assert removed(table) == [attacking]
    table.go_to("end of combat")
    assert table.life("P2") == 20


@pytest.mark.rule("506.4")
def test_what_comes_back_to_its_controller_does_not_attack_again(table, attacking):
    cast(table, "P2", "Borrow", attacking)
    assert table.see(attacking).controller == "P1"
    assert attack_of(table.game, attacking) is None
    table.go_to("end of combat")
    assert table.life("P2") == 20


@pytest.mark.rule("506.4")
def test_a_blocker_that_is_a_creature_again_does_not_block_again(table, attacking):
    blocker = table.battlefield("P2", BEARS)
    table.answers("P2", ("block", [attacking]))
    table.go_to("declare blockers")
    cast(table, "P1", "Doze", blocker)
    assert block_of(table.game, blocker) is None
    assert removed(table) == [blocker]
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert table.permanents() == ["Dirge", BEARS, BEARS]


@pytest.mark.rule("506.4", "603.2")
def test_abilities_see_that_it_is_removed_once(table, attacking):
    cast(table, "P1", "Still", attacking)
    table.resolve()
    table.go_to("end of combat")
    assert table.life("P1") == 21
    assert removed(table) == [attacking]


@pytest.fixture
def walked(table):
    """A creature that attacks a planeswalker."""
    bear = table.battlefield("P1", BEARS)
    walker = table.battlefield("P2", "Walker")
    table.answers("P1", ("attackers", [bear]), ("attack", walker))
    table.go_to("declare attackers")
    return bear, walker


@pytest.mark.rule("506.4", "506.4c")
@pytest.mark.parametrize("trick", ["Stray", "Borrow"])
def test_what_is_attacked_is_not_attacked_again(table, walked, trick):
    bear, walker = walked
    cast(table, "P1", trick, walker)
    assert table.see(walker).is_a("Planeswalker")
    assert table.see(walker).controller == "P2"
    attack = attack_of(table.game, bear)
    assert attack is not None
    assert attack.target is None
    assert removed(table) == [walker]


@pytest.mark.rule("506.4d")
@pytest.mark.parametrize(
    ("trick", "fights", "attacked"), [("Doze", False, True), ("Stray", True, False)]
)
def test_a_blocker_that_is_attacked_stops_being_one_of_them(table, trick, fights, attacked):
    first, second = table.battlefield("P1", BEARS, BEARS)
    walker = table.battlefield("P2", "Living")
    table.answers("P1", ("attackers", [first, second]), ("attack", walker), ("attack", "P2"))
    table.answers("P2", ("block", second))
    table.go_to("declare blockers")
    cast(table, "P1", trick, walker)
    assert (block_of(table.game, walker) is not None) is fights
    assert (attacked_by(table.game, attack_of(table.game, first)) == walker) is attacked
    assert removed(table) == []
    table.go_to("end of combat")
    assert (block_of(table.game, walker) is not None) is fights


@pytest.mark.rule("506.4")
def test_a_battle_that_has_its_protector_again_is_not_attacked_again(table):
    table.add_player("P3")
    bear = table.battlefield("P1", BEARS)
    table.answers("P1", ("protector", "P2"))
    siege = table.hand("P1", "Siege")
    enters = move(table.game, siege, Zone.BATTLEFIELD)
    table.propose(enters)
    siege = enters.becomes
    table.answers("P1", ("attackers", [bear]), ("attack", siege))
    table.go_to("declare attackers")
    table.answers("P1", ("protector", "P3"), ("protector", "P2"))
    table.propose(ProtectorChosen(siege))
    table.propose(ProtectorChosen(siege))
    assert attack_of(table.game, bear).target is None
    assert removed(table) == [siege]
