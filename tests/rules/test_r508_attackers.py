import pytest

from cardwright.authoring import (
    Card,
    Filter,
    GainLife,
    Is,
    Zone,
    about,
    hookimpl,
    move,
    record,
    triggered,
    whenever,
)
from cardwright_core.errors import IllegalActionError
from cardwright_core.mana import Color
from cardwright_core.terms import AnyObject, Condition, This
from cardwright_rules.combat.attackers import declarable_attacks
from cardwright_rules.combat.events import Attacks, IsAttacked, PlayerAttacks
from cardwright_rules.combat.fighting import attack_of, attackers, attacks_alone
from cardwright_rules.combat.joining import join_attack
from cardwright_rules.combat.restrictions import CantAttack, GroupRestriction, Requirement
from cardwright_rules.tapping import Tapped

THIS = This()


class Eager(Card):
    name = "Eager"
    types = "Creature"
    power, toughness = 2, 2

    @hookimpl
    def attack_requirements(self, by):
        return Requirement((by.source.id,))


class Shy(Card):
    name = "Shy"
    types = "Creature"
    power, toughness = 2, 2

    @hookimpl
    def attack_restrictions(self, by):
        me = by.source.id
        return GroupRestriction(
            "can't attack alone",
            lambda pairs: len(pairs) > 1 or all(attacker != me for attacker, _ in pairs),
        )


class OneAttacker(Card):
    name = "One Attacker"
    types = "Enchantment"

    @hookimpl
    def attack_restrictions(self):
        return GroupRestriction.at_most(1, "no more than one creature can attack")


def options(table, player="P1"):
    """Return what may attack."""
    return list(declarable_attacks(table.game).choices)


@pytest.mark.rule("508.1a")
def test_tapped_and_new_creatures_cannot_attack(table, lay):
    able, tapped, new, hasty, theirs = lay(P1=["2/2", "2/2", "2/2", "2/2 haste"], P2=["2/2"])
    table.propose(Tapped(tapped))
    for item in (new, hasty):
        record = table.game.state.objects[item]
        table.game.state.put(record.replace(since=table.game.state.cursor.turn))
    assert options(table) == [able, hasty]
    assert theirs not in options(table)


@pytest.mark.rule("508.1", "508.1k")
def test_declared_creatures_attack(table, lay):
    bear, wolf = lay(P1=["2/2", "3/3"])
    table.answers("P1", ("attackers", [wolf]))
    table.go_to("declare attackers")
    assert [item for item, _ in attackers(table.game)] == [wolf]
    assert attack_of(table.game, bear) is None


@pytest.mark.rule("508.1a")
def test_a_player_may_attack_with_nothing(table, lay):
    lay(P1=["2/2"])
    table.answers("P1", ("attackers", []))
    table.go_to("end of combat")
    assert attackers(table.game) == []


@pytest.mark.rule("508.1b", "306.6")
def test_each_attacker_has_its_target(table, lay, planeswalker):
    bear, wolf, walker = lay(P1=["2/2", "3/3"], P2=[planeswalker])
    table.answers("P1", ("attackers", [bear, wolf]), ("attack", walker), ("attack", "P2"))
    table.go_to("declare attackers")
    assert [attack.target for _, attack in attackers(table.game)] == [walker, "P2"]
    assert [attack.defender for _, attack in attackers(table.game)] == ["P2", "P2"]


@pytest.mark.rule("508.1c#1")
def test_two_that_cannot_attack_alone_attack_together(table, lay):
    one, two = lay(P1=[Shy, Shy])
    table.answers("P1", ("attack", "P2"))  # then the other one has to
    table.go_to("declare attackers")
    assert [item for item, _ in attackers(table.game)] == [one, two]


@pytest.mark.rule("508.1c")
def test_one_that_cannot_attack_alone_is_not_offered(table, lay):
    lay(P1=[Shy])
    table.go_to("declare attackers")
    assert attackers(table.game) == []


@pytest.mark.rule("508.1c")
def test_one_may_still_stay_at_home(table, lay):
    shy, bear = lay(P1=[Shy, "2/2"])
    table.answers("P1", ("attack", []), ("attack", "P2"))
    table.go_to("declare attackers")
    assert [item for item, _ in attackers(table.game)] == [bear]
    assert attacks_alone(table.game, bear)
    assert attack_of(table.game, shy) is None


@pytest.mark.rule("508.1d#1")
def test_only_the_one_that_has_to_attack_can(table, lay):
    other, eager, _ = lay(P1=["2/2", Eager, OneAttacker])
    table.go_to("declare attackers")  # nothing is asked
    assert [item for item, _ in attackers(table.game)] == [eager]
    assert attack_of(table.game, other) is None


@pytest.mark.rule("508.1d")
def test_requirements_are_obeyed_as_far_as_restrictions_allow(table, lay):
    one, two, _ = lay(P1=[Eager, Eager, OneAttacker])
    table.answers("P1", ("attack", []))
    table.go_to("declare attackers")
    assert [item for item, _ in attackers(table.game)] == [two]
    assert attack_of(table.game, one) is None


@pytest.mark.rule("508.1d")
def test_a_tapped_creature_need_not_attack(table, lay):
    (eager,) = lay(P1=[Eager])
    table.propose(Tapped(eager))
    table.go_to("declare attackers")
    assert attackers(table.game) == []


@pytest.mark.rule("508.1d")
def test_two_requirements_of_one_creature_count_twice(table, lay):
    class Goaded(Card):
        name = "Goaded"
        types = "Creature"
        power, toughness = 2, 2

        @hookimpl
        def attack_requirements(self, by):
            return [Requirement((by.source.id,)), Requirement((by.source.id,), ("P3",))]

    table.add_player("P3")
    (goaded,) = lay(P1=[Goaded])
    table.go_to("declare attackers")
    assert attack_of(table.game, goaded).target == "P3"


@pytest.mark.rule("508.1c")
def test_a_creature_may_be_kept_from_attacking_one_player(table, lay):
    class Fond(Card):
        name = "Fond"
        types = "Creature"
        power, toughness = 2, 2

        @hookimpl
        def attack_restrictions(self, by):
            return CantAttack(
                "can't attack P2",
                lambda creature, target: target == "P2" and creature.id == by.source.id,
            )

    table.add_player("P3")
    fond, bear = lay(P1=[Fond, "2/2"])
    assert dict(declarable_attacks(table.game).choices) == {fond: ("P3",), bear: ("P2", "P3")}


@pytest.mark.rule("101.2", "508.1c")
def test_what_prohibits_the_attack_takes_it_off_the_list(table, lay):
    class Peace(Card):
        name = "Peace"
        types = "Enchantment"

        @hookimpl
        @about(Attacks)
        def prohibits(self, act):
            return "peace"

    lay(P1=["2/2", Peace])
    table.go_to("declare attackers")
    assert attackers(table.game) == []


@pytest.mark.rule("508.1f")
def test_attackers_tap_at_the_same_time(table, lay):
    bear, wolf = lay(P1=["2/2", "3/3"])
    table.answers("P1", ("attackers", [bear, wolf]))
    table.go_to("declare attackers")
    assert all(table.game.state.status_of(item).tapped for item in (bear, wolf))
    taps = [entry for entry in table.game.log if isinstance(entry.event, Tapped)]
    assert [entry.event.object for entry in taps] == [bear, wolf]


@pytest.mark.rule("733.1", "508.1")
def test_an_answer_that_is_no_option_leaves_everything_as_it_was(table, lay):
    bear, theirs = lay(P1=["2/2"], P2=["2/2"])
    game = table.game
    game.agents = {}
    while game.decision.kind != "attackers":
        game.answer(game.decision.options[0])
    before = game.digest()
    with pytest.raises(IllegalActionError):
        game.answer((theirs,))
    assert game.digest() == before
    game.answer((bear,))
    assert attack_of(game, bear) is not None


def herald(condition, name="Herald"):
    """Return an enchantment whose controller gains 1 life for each trigger."""
    ability = triggered(condition, GainLife(1))
    return type("Herald", (Card,), {"name": name, "types": "Enchantment", "abilities": (ability,)})


def triggers(table):
    """Return how many abilities wait as attackers have been declared."""
    table._play(
        lambda game: (
            game.state.cursor.step.name == "declare attackers"
            and game.state.cursor.stage == "settle"
        )
    )
    return len(table.game.state.pending)


@pytest.mark.rule("508.3a", "508.1m", "508.2b")
def test_whenever_a_creature_attacks_counts_each(table, lay):
    bear, wolf, _ = lay(P1=["2/2", "3/3", herald(whenever(Attacks, Is("Creature")))])
    table.answers("P1", ("attackers", [bear, wolf]))
    assert triggers(table) == 2


@pytest.mark.rule("508.3a")
def test_whenever_this_creature_attacks(table, lay):
    class Raider(Card):
        name = "Raider"
        types = "Creature"
        power, toughness = 1, 1
        abilities = (triggered(whenever(Attacks, THIS), GainLife(1)),)

    raider, bear = lay(P1=[Raider, "2/2"])
    table.answers("P1", ("attackers", [raider, bear]))
    assert triggers(table) == 1


@pytest.mark.rule("508.3d")
def test_whenever_a_player_attacks_counts_once(table, lay):
    bear, wolf, _ = lay(P1=["2/2", "3/3", herald(Condition(PlayerAttacks))])
    table.answers("P1", ("attackers", [bear, wolf]))
    assert triggers(table) == 1


@pytest.mark.rule("508.3b")
def test_whenever_a_planeswalker_is_attacked_counts_once(table, lay, planeswalker):
    bear, wolf, _, walker = lay(
        P1=["2/2", "3/3", herald(whenever(IsAttacked, Is("Planeswalker")))], P2=[planeswalker]
    )
    table.answers("P1", ("attackers", [bear, wolf]), ("attack", walker), ("attack", walker))
    assert triggers(table) == 1


@pytest.mark.rule("508.2a#1")
def test_what_turns_green_later_did_not_attack_as_green(table, lay):
    @record
    class IsGreen(Filter):
        def matches(self, game, by, view):
            return Color.GREEN in view.characteristics.colors

    bear, _ = lay(P1=["2/2", herald(whenever(Attacks, IsGreen()))])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    item = table.game.state.objects[bear]
    green = item.copiable.replace(colors=frozenset({Color.GREEN}))
    table.game.state.put(item.replace(copiable=green))
    table.go_to("end of combat")
    assert table.life("P1") == 20


def entering_attacker(table, lay, step, target=None):
    """Let a creature enter attacking in a step; return what attacked, and the new one."""
    bear, _ = lay(P1=["2/2", herald(whenever(Attacks, AnyObject()))])
    table.answers("P1", ("attackers", [bear]))
    table.go_to(step)
    table.resolve()
    new = table.game.propose(move(table.game, table.hand("P1", "2/2"), Zone.BATTLEFIELD)).becomes
    by = next(iter(table.game.state.index.get(("trigger", Attacks))))[1]
    join_attack(table.game, new, by, target)
    table.resolve()
    return new


@pytest.mark.rule("508.4", "508.3a")
def test_what_enters_attacking_never_attacked(table, lay):
    new = entering_attacker(table, lay, "declare attackers")
    assert attack_of(table.game, new).target == "P2"
    assert table.life("P1") == 21
    table.go_to("end of combat")
    assert table.life("P2") == 16


@pytest.mark.rule("508.4d", "506.3d")
def test_what_enters_attacking_after_blocks_is_unblocked(table, lay):
    new = entering_attacker(table, lay, "declare blockers")
    assert attack_of(table.game, new).blocked is False


@pytest.mark.rule("508.4a", "506.3c")
def test_it_does_not_attack_what_is_not_there(table, lay):
    new = entering_attacker(table, lay, "declare attackers", "P3")
    assert attack_of(table.game, new) is None


@pytest.mark.rule("506.3b")
def test_only_an_attacking_players_creature_enters_attacking(table, lay):
    bear, theirs, _ = lay(P1=["2/2"], P2=["3/3", herald(whenever(Attacks, AnyObject()), "Theirs")])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    by = table.game.state.index.get(("trigger", Attacks))[0][1]
    join_attack(table.game, theirs, by)
    assert attack_of(table.game, theirs) is None


@pytest.mark.rule("506.4a")
def test_a_restriction_that_comes_later_does_not_remove_from_combat(table, lay):
    class Truce(Card):
        name = "Truce"
        types = "Enchantment"

        @hookimpl
        def attack_restrictions(self):
            return CantAttack("truce", lambda creature, target: True)

    table.add_card(Truce)
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    table.battlefield("P2", "Truce")
    table.go_to("end of combat")
    assert table.life("P2") == 18
