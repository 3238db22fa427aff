ZOMBIFY = "Zombify"


def test_facts(table):
    printed = table.see(table.hand("P1", ZOMBIFY)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}{B}", "Sorcery")


def test_it_returns_a_creature_card_of_its_controllers_graveyard(table):
    bears = table.graveyard("P1", "Grizzly Bears")
    warden = table.graveyard("P1", "Soul Warden")
    table.graveyard("P1", "Forest")
    table.graveyard("P2", "Grizzly Bears")
    table.hand("P1", ZOMBIFY)
    table.mana("P1", "{B}{B}{B}{B}")
    table.answers("P1", ("target", bears))
    table.cast("P1", ZOMBIFY)
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears"]
    assert table.game.exists(warden)
