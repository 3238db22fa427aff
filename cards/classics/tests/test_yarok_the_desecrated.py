import pytest

from cardwright.authoring import Zone

YAROK = "Yarok, the Desecrated"


def test_facts(table):
    view = table.see(table.hand("P1", YAROK))
    printed = view.characteristics
    assert str(printed.cost) == "{2}{B}{G}{U}"
    assert str(printed.type_line) == "Legendary Creature — Elemental Horror"
    assert (printed.power, printed.toughness) == (3, 5)
    assert view.has("deathtouch")
    assert view.has("lifelink")


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize("card", ["Grizzly Bears", "Yarok, the Desecrated"])
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_any_permanent_for_permanents_of_its_controller(table, card, player):
    table.battlefield("P1", YAROK)
    mine, theirs = table.battlefield("P1", "Soul Warden"), table.battlefield("P2", "Soul Warden")
    enters = table.entering(player, card)
    trigger = table.trigger_of(mine, on=enters)
    number = 2 if (card, player) == (YAROK, "P1") else 1
    assert table.hook.additional_triggers(trigger=trigger) == [1] * number
    trigger = table.trigger_of(theirs, on=enters)
    assert table.hook.additional_triggers(trigger=trigger) == [1] * (
        (card, player) == (YAROK, "P2")
    )


def test_not_for_what_triggers_on_dying(table):
    table.battlefield("P1", YAROK, "Zulaport Cutthroat")
    artist = table.battlefield("P1", "Blood Artist")
    bears = table.battlefield("P2", "Grizzly Bears")
    trigger = table.trigger_of(artist, on=table.moving(bears, Zone.GRAVEYARD))
    assert table.hook.additional_triggers(trigger=trigger) == []
