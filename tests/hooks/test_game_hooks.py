"""The hooks of the game's frame: set-up, turns, state-based actions, what a player may do."""

import pytest

from cardwright.authoring import (
    Action,
    Card,
    Decision,
    Event,
    GainLife,
    Game,
    LifeGained,
    LifeLost,
    Phase,
    PlayerId,
    RuleSet,
    SetupAction,
    Step,
    TurnBasedAction,
    Zone,
    hookimpl,
    hookspec,
    move,
    record,
    triggered,
    when,
)
from cardwright_rules.new_games import begin, involved, new_state


class Hourglass:
    """A rules plugin: a step of its own at the end of each turn, in which life is lost."""

    @hookimpl
    def turn_structure(self) -> Phase:
        """500.8"""
        return Phase("dusk", (Step("dusk", "dusk"),), after=("ending",))

    @hookimpl
    def turn_based_actions(self, step: Step, ending: bool) -> TurnBasedAction | None:  # noqa: FBT001 - a hook's parameter
        """703.4"""
        if step.name != "dusk" or ending:
            return None
        return TurnBasedAction("703.4", self.take)

    def take(self, game: Game) -> None:
        """Take 1 life from the active player."""
        game.propose(LifeLost(game.state.cursor.active, 1))


@pytest.mark.rule("500.8")
def test_turn_structure(table):
    assert "dusk" not in [step.name for step in table.rules.steps]
    table.add_plugin("hourglass", Hourglass())
    assert table.rules.steps[-1].name == "dusk"


@pytest.mark.rule("703.4")
def test_turn_based_actions(table):
    table.add_plugin("hourglass", Hourglass())
    dusk, main = Step("dusk", "dusk"), Step("precombat main", "precombat main")
    ask = table.hook.turn_based_actions
    assert [action.rule for action in ask(step=dusk, ending=False)] == ["703.4"]
    assert ask(step=dusk, ending=True) == ask(step=main, ending=False) == []
    table.go_to("dusk")
    assert table.life("P1") == 19


class Tribute:
    """A rules plugin: whoever has more than 30 life loses what is above it."""

    @hookimpl
    def state_based_actions(self, game: Game) -> list[LifeLost]:
        """704.3"""
        return [LifeLost(one.id, one.life - 30) for one in game.players if one.life > 30]


@record
class Flooded(Event):
    """It floods."""

    def apply(self, game: Game) -> Event:
        """Write that it did."""
        game.state.slices["flood"] = True
        return self


class Flood:
    """A rules plugin: once four lands are there at once, in whatever course, it floods."""

    @hookimpl
    def computed_changes(self, game: Game) -> Flooded | None:
        """613.1"""
        lands = [view for view in game.permanents() if view.is_a("Land")]
        return Flooded() if len(lands) > 3 and "flood" not in game.state.slices else None


class Ark(Card):
    """An artifact that waits for a flood."""

    name = "Ark"
    types = "Artifact"
    abilities = (triggered(when(Flooded), GainLife(2)),)


@pytest.mark.rule("613.1")
def test_computed_changes(table):
    table.add_plugin("flood", Flood())
    table.add_card(Ark)
    table.battlefield("P1", "Ark", "Forest", "Forest", "Forest")
    assert table.hook.computed_changes() == []
    forest = table.battlefield("P1", "Forest")
    table.propose(move(table.game, forest, Zone.HAND))
    assert table.game.state.slices["flood"]
    table.settle()
    table.resolve()
    assert table.life("P1") == 22  # once: no more than that it flooded is written


@record
class Sigh(Action):
    """Somebody sighs, and loses 1 life by it: nobody is asked for that."""

    rule = "104.3a"
    unasked = True

    player: PlayerId

    def perform(self, game: Game) -> None:
        """Let them lose life."""
        game.propose(LifeLost(self.player, 1))

    def __str__(self) -> str:
        """Say it."""
        return f"{self.player} sighs"


class Sighs:
    """A rules plugin: players may sigh, whoever has priority."""

    @hookimpl
    def unasked_actions(self, game: Game) -> list[Sigh]:
        """104.3a"""
        return [Sigh(player) for player in game.state.order]


@pytest.mark.rule("104.3a", "117.3")
def test_unasked_actions(table):
    table.add_plugin("sighs", Sighs())
    assert {"P1 sighs", "P2 concedes"} <= set(map(str, table.hook.unasked_actions()))
    table.settle()
    game = table.game
    game.agents = {}
    assert game.decision.deciders == ("P1",)
    assert Sigh("P2") not in game.decision.options
    game.answer(Sigh("P2"))
    assert game.player("P2").life == 19
    assert game.decision.deciders == ("P1",)
    game.undo()
    assert game.player("P2").life == 20


@pytest.mark.rule("704.3")
def test_state_based_actions(table):
    table.add_plugin("tribute", Tribute())
    assert table.hook.state_based_actions() == []
    table.propose(LifeGained("P1", 15))
    assert table.hook.state_based_actions() == [LifeLost("P1", 5)]
    table.settle()
    assert table.life("P1") == 30


@record
class Concentrate(Action):
    """Gain 1 life, whenever one has priority."""

    player: PlayerId

    def perform(self, game: Game) -> None:
        game.propose(LifeGained(self.player, 1))


class Concentration:
    @hookimpl
    def legal_actions(self, player: PlayerId) -> Concentrate:
        """117.1"""
        return Concentrate(player)


@pytest.mark.rule("117.1")
def test_legal_actions(table):
    table.add_plugin("concentration", Concentration())
    assert Concentrate("P2") in table.hook.legal_actions(player="P2")
    table.act("P1", Concentrate("P1"))
    assert table.life("P1") == 21


class Gift:
    @hookimpl
    def setup(self, game: Game) -> None:
        for player in game.state.order:
            game.propose(LifeGained(player, 5))


@pytest.mark.rule("103.3")
def test_setup(table):
    table.add_plugin("gift", Gift())
    game = table.rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 10)
    keep = dict.fromkeys(("P1", "P2"), lambda _, decision: decision.options[0])
    game.play(keep, until=lambda game: game.state.cursor.turn == 1)
    assert [one.life for one in game.players] == [25, 25]


class Beacons:
    @hookimpl
    def card_types(self) -> str:
        """205.2a"""
        return "Beacon"


class Late:
    """What is done with opening hands; its name comes before that of what deals them."""

    def __init__(self, seen):
        self.seen = seen

    def note(self, rule):
        def perform(game: Game) -> None:
            hands = {len(game.state.zone(Zone.HAND, player)) for player in game.state.order}
            self.seen.append((rule, hands))

        return SetupAction(rule, perform)

    @hookimpl
    def setup(self) -> list[SetupAction]:
        return [self.note("103.6"), self.note("103.4")]


@pytest.mark.rule("103.4", "103.5", "103.6")
@pytest.mark.parametrize("name", ["a", "zz"])
def test_setup_goes_by_rule_numbers_not_by_names(table, name):
    seen = []
    table.add_plugin(name, Late(seen))
    game = table.rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 10)
    keep = dict.fromkeys(("P1", "P2"), lambda _, decision: decision.options[0])
    game.play(keep, until=lambda game: game.state.cursor.turn == 1)
    assert seen == [("103.4", {0}), ("103.6", {7})]


@pytest.mark.rule("205.2a")
def test_card_types(table):
    before = table.rules.card_types
    table.add_plugin("beacons", Beacons())
    assert set(table.rules.card_types) - set(before) == {"Beacon"}


class WeatherSpecs:
    @hookspec()
    def weather(self, game: Game) -> str | None:
        """Say what the weather is."""


class Weather:
    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        rules.add_hookspecs(WeatherSpecs)


class Cloud(Card):
    name = "Cloud"
    types = "Artifact"

    @hookimpl
    def weather(self):
        return "rain"


def test_add_hookspecs(table):
    table.add_plugin("weather", Weather())
    table.add_card(Cloud)
    table.battlefield("P1", "Cloud")
    assert table.hook.weather() == ["rain"]


@pytest.mark.rule("810.4")
def test_shares_life(table):
    class Together:
        @hookimpl
        def shares_life(self, game, player):
            return [one.id for one in game.players if one.id != player]

    assert table.hook.shares_life(player="P1") == []
    table.add_plugin("together", Together())
    assert table.hook.shares_life(player="P1") == ["P2"]
    table.propose(LifeLost("P1", 3))
    assert (table.life("P1"), table.life("P2")) == (17, 17)


@pytest.mark.rule("723.5", "723.9")
def test_decides_for(table):
    class Puppeteer:
        @hookimpl
        def decides_for(self, game, player):
            return game.state.slices.get("puppeteer") if player == "P2" else None

    table.add_plugin("puppeteer", Puppeteer())
    assert table.hook.decides_for(player="P2") == []
    table.game.state.slices["puppeteer"] = "P1"
    assert table.hook.decides_for(player="P1") == []
    assert table.hook.decides_for(player="P2") == ["P1"]
    assert [table.game.decider(player) for player in ("P1", "P2")] == ["P1", "P1"]
    decision = Decision(("P2",), "number", (1, 2))
    table.answers("P1", ("number", 2))
    assert table.game.choose(decision) == (2,)
    table.game.state.slices["puppeteer"] = "P2"
    table.answers("P2", ("number", 1))
    assert table.game.choose(decision) == (1,)


@pytest.mark.rule("727.2")
def test_begins_in_command_zone(table):
    class Leading:
        @hookimpl
        def begins_in_command_zone(self, card):
            return card == 1

    table.add_plugin("leading", Leading())
    table.library("P1", *["Forest"] * 9)
    assert table.hook.begins_in_command_zone(card=1) == [True]
    assert table.hook.begins_in_command_zone(card=2) == [False]
    for player in ("P1", "P2"):
        table.answers(player, ("mulligan", "keep"))
    begin(table.game, new_state(table.game, involved(table.game.state)), "P1", (1,))
    (there,) = table.game.state.zone(Zone.COMMAND)
    assert table.see(there).object.card == 1


@pytest.mark.rule("727.1", "729.1b")
def test_carried_over(table):
    class Carrying:
        @hookimpl
        def carried_over(self):
            return "deck lists"

    table.add_plugin("carrying", Carrying())
    assert "deck lists" in table.hook.carried_over()
    table.game.state.slices |= {"deck lists": (1, 2), "storm": 3}
    slices = new_state(table.game, {"P1": (), "P2": ()}).slices
    assert slices["deck lists"] == (1, 2)
    assert "storm" not in slices
