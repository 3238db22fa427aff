import itertools

import pytest

from cardwright.authoring import (
    THAT_MUCH,
    THIS,
    Card,
    CountersPut,
    GainLife,
    Is,
    Zone,
    hookimpl,
    move,
    triggered,
    whenever,
)
from cardwright_rules.combat import striking
from cardwright_rules.combat.fighting import attackers
from cardwright_rules.damage import DamageDealt, dealt_at_once


class Wide(Card):
    """A creature that can block an additional creature."""

    name = "Wide"
    types = "Creature"
    power, toughness = 3, 9

    @hookimpl
    def additional_blocks(self, by, blocker):
        return 1 if blocker.id == by.source.id else None


class Thirsty(Card):
    """A creature whose damage is more than damage."""

    name = "Thirsty"
    types = "Creature"
    power, toughness = 2, 2
    keywords = ("lifelink",)


class Sheltered(Card):
    """A creature that forbids all damage to players."""

    name = "Sheltered"
    types = "Creature"
    power, toughness = 2, 2

    @hookimpl
    def prohibits(self, act: DamageDealt) -> str | None:
        return None if isinstance(act.recipient, int) else "not a player"


class Hurt(Card):
    """A creature that waits for damage to itself."""

    name = "Hurt"
    types = "Creature"
    power, toughness = 2, 2
    abilities = (triggered(whenever(DamageDealt, THIS), GainLife(1)),)


def fight(table, attacking, *blocks, damage=()):
    """Attack, block (a reply for each creature of P2), assign; go on to the end of combat."""
    table.answers("P1", ("attackers", attacking), *(("damage", share) for share in damage))
    table.answers("P2", *(("block", reply) for reply in blocks))
    table.go_to("declare blockers")
    table.go_to("end of combat")


def marked(table, item):
    return table.game.state.status_of(item).damage


def dealt(table):
    """Return all damage, as it was dealt."""
    return [
        (entry.event.source, entry.event.recipient, entry.event.amount)
        for entry in table.game.log
        if isinstance(entry.event, DamageDealt)
    ]


@pytest.mark.rule("510.1a", "510.1b")
def test_an_unblocked_creature_damages_the_player(table, lay):
    bear, wall = lay(P1=["2/2", "0/4"])
    fight(table, [bear, wall])
    assert table.life("P2") == 18
    assert dealt(table) == [(bear, "P2", 2)]


@pytest.mark.rule("510.1b", "120.3c", "306.8")
def test_an_unblocked_creature_damages_the_planeswalker(table, lay, planeswalker):
    table.add_card(planeswalker)
    (bear,) = lay(P1=["3/3"])
    walker = table.battlefield("P2", "Walker", counters={"loyalty": 4})
    table.answers("P1", ("attackers", [bear]), ("attack", walker))
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert table.see(walker).object.count("loyalty") == 1


@pytest.mark.rule("510.1c", "510.1d", "510.2")
def test_a_blocked_creature_and_its_blocker_trade(table, lay):
    bear, other = lay(P1=["2/2"], P2=["2/2"])
    fight(table, [bear], bear)
    assert table.permanents() == []
    assert table.life("P2") == 20
    assert (bear, other, 2) in dealt(table)
    assert (other, bear, 2) in dealt(table)


@pytest.mark.rule("510.1c#1")
@pytest.mark.parametrize(("to_spawn", "to_hunter"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_damage_is_divided_freely_among_blockers(table, lay, to_spawn, to_hunter):
    regrower, spawn, hunter = lay(P1=["4/3"], P2=["2/3", "1/1"])
    fight(table, [regrower], regrower, regrower, damage=[f"{to_spawn} to 2/3"])
    shares = {recipient: amount for source, recipient, amount in dealt(table) if source == regrower}
    wanted = {spawn: to_spawn, hunter: to_hunter}
    assert shares == {item: amount for item, amount in wanted.items() if amount}


@pytest.mark.rule("510.1c")
def test_a_blocked_creature_without_blockers_assigns_nothing(table, lay):
    bear, blocker = lay(P1=["2/2"], P2=["1/1"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", bear))
    table.go_to("declare blockers")
    table.propose(move(table.game, blocker, Zone.HAND))
    table.go_to("end of combat")
    assert dealt(table) == []


@pytest.mark.rule("510.1d")
def test_a_blocker_of_two_divides_its_damage(table, lay):
    bear, wolf, wide = lay(P1=["2/2", "3/3"], P2=[Wide])
    table.answers("P1", ("attackers", [bear, wolf]))
    table.answers("P2", ("block", [bear, wolf]), ("damage", "1 to 2/2"))
    table.go_to("end of combat")
    assert [marked(table, item) for item in (bear, wolf, wide)] == [1, 2, 5]


@pytest.mark.rule("510.1d")
def test_a_blocker_whose_attacker_left_assigns_nothing(table, lay):
    bear, _ = lay(P1=["2/2"], P2=["1/1"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", bear))
    table.go_to("declare blockers")
    table.propose(move(table.game, bear, Zone.HAND))
    table.go_to("end of combat")
    assert dealt(table) == []


@pytest.mark.rule("510.2")
def test_all_damage_is_one_event(table, lay):
    bear, wolf, wall = lay(P1=["2/2", "3/3"], P2=["1/4"])
    table.answers("P1", ("attackers", [bear, wolf]))
    table.answers("P2", ("block", bear))
    proposed = []
    propose = type(table.game).propose
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            type(table.game),
            "propose",
            lambda game, event, by=None: proposed.append(event) or propose(game, event, by),
        )
        patch.setattr(striking, "dealt_at_once", lambda *_: False)  # else it is not proposed
        table.go_to("end of combat")
    (whole,) = [event for event in proposed if isinstance(event.parts[0], DamageDealt)]
    assert [(part.source, part.recipient) for part in whole.parts] == [
        (bear, wall),
        (wolf, "P2"),
        (wall, bear),
    ]


@pytest.mark.rule("510.3a", "120.3e")
def test_abilities_trigger_on_each_damage(table, lay):
    ability = triggered(whenever(DamageDealt, Is("Creature")), GainLife(1))
    herald = type(
        "Herald", (Card,), {"name": "Herald", "types": "Enchantment", "abilities": (ability,)}
    )
    bear, _, _ = lay(P1=["2/2", herald], P2=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", bear))
    table.go_to("declare blockers")
    table._play(lambda game: game.state.pending)
    assert len(table.game.state.pending) == 2


@pytest.mark.rule("510.2", "603.2c")
def test_a_creature_that_several_deal_damage_to_at_once_is_dealt_damage_once(table, lay):
    felt = triggered(whenever(DamageDealt, THIS), GainLife(THAT_MUCH))
    sturdy = {"types": "Creature", "power": 2, "toughness": 9}
    feels = type("Feels", (Card,), {"name": "Feels", "abilities": (felt,), **sturdy})
    item, _, _ = lay(P1=[feels], P2=["2/2", "3/3"])
    table.answers("P1", ("attackers", [item]), ("damage", "1 to 2/2"))
    table.answers("P2", ("block", item), ("block", item))
    table.go_to("combat damage")
    table.resolve()
    assert table.life("P1") == 25
    assert [entry.kind for entry in table.game.log].count("resolves") == 1


@pytest.mark.rule("510.4", "702.7b")
def test_first_strike_makes_a_second_step(table, lay):
    knight, bear, other = lay(P1=["2/2 first strike", "2/2"], P2=["2/2"])
    fight(table, [knight, bear], knight)
    assert dealt(table) == [(knight, other, 2), (bear, "P2", 2)]
    assert [item for item, _ in attackers(table.game)] == [knight, bear]


@pytest.mark.rule("510.4")
def test_without_first_strike_there_is_one_step(table, lay):
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("combat damage")
    assert [step.name for step in table.game.state.cursor.ahead][:1] == ["end of combat"]


@pytest.mark.rule("800.4e")
def test_no_damage_to_a_player_who_left(table, lay):
    table.add_player("P3")
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]), ("attack", "P2"))
    table.go_to("declare blockers")
    table.game.state.players["P2"] = table.game.player("P2").replace(lost=True)
    table.go_to("end of combat")
    assert dealt(table) == []


@pytest.mark.rule("510.2", "120.3a", "120.3e")
def test_damage_in_which_nobody_has_a_say_is_written_as_any_other(table, lay, monkeypatch):
    bear, _, _, _ = lay(P1=["2/2", "5/5"], P2=["1/4", "1/1"])
    table.propose(CountersPut(bear, "+1/+1", 1))
    table.go_to("beginning of combat")
    outcomes = []
    for short in (True, False):
        taken = []

        def noted(game, dealt, short=short, taken=taken):
            taken.append(short and dealt_at_once(game, dealt))
            return taken[-1]

        monkeypatch.setattr(striking, "dealt_at_once", noted)
        game = table.game.fork()
        combat = itertools.count()

        def decide(game, decision, combat=combat):
            del game
            options = decision.options
            if decision.kind == "attackers":
                return options
            if decision.kind == "block":
                return options[:1] if next(combat) == 0 else ()
            return options[0]

        until = lambda game: game.state.cursor.step.name == "end of combat"  # noqa: E731
        game.play(dict.fromkeys(("P1", "P2"), decide), until=until)
        outcomes.append((game.log, game.digest(), game.state.unsettled))
        assert taken == [short]
    assert outcomes[0] == outcomes[1]
    happened = [type(entry.event).__name__ for entry in outcomes[0][0]]
    assert happened.count("DamageDealt") == 3
    assert happened.count("LifeLost") == 1


@pytest.mark.rule("510.2", "603.2", "615.1", "702.15b")
@pytest.mark.parametrize("what", ["counters", "lifelink", "prevented", "waited for"])
def test_damage_in_which_somebody_has_a_say_goes_the_long_way(table, lay, planeswalker, what):
    card = {"lifelink": Thirsty, "prevented": Sheltered, "waited for": Hurt}.get(what)
    table.add_card(*([planeswalker] if card is None else [card]))
    (bear,) = lay(P1=["2/2"])
    attacker = bear if card is None else table.battlefield("P1", card.name)
    if what == "counters":
        target = table.battlefield("P2", "Walker", counters={"loyalty": 4})
    else:
        target = "P2"
    assert not dealt_at_once(table.game, (DamageDealt(attacker, target, 1, combat=True),))
    assert marked(table, bear) == 0
    assert table.life("P2") == 20
