import pytest

from cardwright.authoring import Zone

PROCTOR = "Strict Proctor"


def test_facts(table):
    view = table.see(table.hand("P1", PROCTOR))
    printed = view.characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{W}", "Creature — Spirit Cleric")
    assert (printed.power, printed.toughness) == (1, 3)
    assert view.has("flying")


@pytest.mark.rule("603.3b", "118.12")
@pytest.mark.parametrize("paid", [True, False])
def test_the_controller_of_the_ability_pays_or_not(table, paid):
    table.battlefield("P1", PROCTOR)
    table.battlefield("P2", "Soul Warden")
    table.mana("P2", "{C}{C}")
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.settle()
    assert table.stack == ["ability of Soul Warden", "ability of Strict Proctor"]
    table.answers("P2", ("pay cost", paid))
    table.resolve()
    assert table.life("P2") == (21 if paid else 20)


@pytest.mark.rule("603.3b")
def test_it_is_put_above_abilities_of_the_player_who_comes_later(table):
    table.battlefield("P1", "Soul Warden", PROCTOR)
    table.battlefield("P2", "Soul Warden")
    table.answers("P1", ("order triggers", lambda t: t.event.instance.controller == "P2"))
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.settle()
    proctors = ["ability of Strict Proctor"] * 2
    assert table.stack == ["ability of Soul Warden", "ability of Soul Warden", *proctors]


def test_dying_is_no_concern_of_it(table):
    table.battlefield("P1", PROCTOR, "Zulaport Cutthroat")
    bears = table.battlefield("P1", "Grizzly Bears")
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    assert len(table.game.state.pending) == 1
