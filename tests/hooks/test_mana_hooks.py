"""The hooks of mana: what an ability adds, and what a unit of mana may be spent on."""

import pytest

from cardwright.authoring import (
    Card,
    Game,
    Instance,
    Mana,
    Production,
    Proposal,
    could_produce,
    hookimpl,
)


class EmberKiln(Card):
    name = "Ember Kiln"
    cost = "{3}"
    types = "Artifact"

    @hookimpl
    def mana_production(self, game: Game, by: Instance, ability: Instance) -> Production | None:
        """106.4: your Mountains add one red mana more."""
        land = game.see(ability.source.id)
        mine = land.is_a("Mountain") and land.controller == by.controller
        return Production(("R",)) if mine else None


class CopperLens(Card):
    name = "Copper Lens"
    cost = "{1}"
    types = "Artifact"

    @hookimpl
    def mana_spendable(self, by: Instance, mana: Mana, proposal: Proposal) -> bool | None:
        """609.4b: green mana pays for your spells as though it were of any color."""
        mine = proposal.is_spell() and proposal.player == by.controller
        return True if mine and mana.type == "G" else None


@pytest.mark.rule("106.4", "106.7")
@pytest.mark.parametrize("kilns", [0, 1, 2])
def test_mana_production(table, kilns):
    table.add_card(EmberKiln)
    table.battlefield("P1", *["Ember Kiln"] * kilns)
    mountain, forest = table.battlefield("P1", "Mountain", "Forest")
    asked = table.activating("P1", mountain).instance
    assert table.hook.mana_production(ability=asked) == [Production(("R",))] * kilns
    asked = table.activating("P1", forest).instance
    assert table.hook.mana_production(ability=asked) == []
    table.activate("P1", mountain)
    assert [unit.type for unit in table.game.player("P1").pool] == ["R"] * (kilns + 1)


@pytest.mark.rule("106.7")
def test_mana_production_counts_for_could_produce(table):
    class BlueKiln(EmberKiln):
        name = "Blue Kiln"

        @hookimpl
        def mana_production(self, by, ability):
            return Production(("U",))

    table.add_card(BlueKiln)
    table.battlefield("P1", "Blue Kiln")
    assert could_produce(table.game, table.battlefield("P1", "Mountain")) == {"R", "U"}


@pytest.mark.rule("609.4b")
def test_mana_spendable(table):
    table.add_card(CopperLens)
    table.battlefield("P1", "Copper Lens")
    table.battlefield("P2", "Copper Lens")
    warden = table.hand("P1", "Soul Warden")
    proposal = table.casting("P1", warden)
    assert table.hook.mana_spendable(mana=Mana("G"), proposal=proposal) == [True]
    assert table.hook.mana_spendable(mana=Mana("U"), proposal=proposal) == []
    table.mana("P1", "{G}")
    table.cast("P1", warden)  # which costs {W}
    assert table.stack == ["Soul Warden"]
