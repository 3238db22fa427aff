"""A game goes the same way whoever looks on: what is not asked would have been answered by nobody.

Where nobody has a say, the kernel does not ask: it writes what comes of it. A plugin that wraps
every hook, or an enchantment that listens to every hook and never has an answer, lets all be asked.
"""

import attrs
import pytest

from cardwright.authoring import Card, hookimpl
from cardwright.installed import Installed
from cardwright_core.cards import Origin, slug_of
from cardwright_core.ruleset import RuleSet
from cardwright_rules.soak.installed import Stock
from cardwright_rules.soak.playing import RandomChooser
from cardwright_rules.soak.setup import drawn

NAME = "Onlooker"
SEED = 20261130
FEW, MORE = range(6), range(6, 24)
_ANSWERS = 300


@pytest.fixture(scope="module")
def stock():
    installed = Installed()
    return Stock(RuleSet(installed.rules(), [installed]))


@pytest.fixture(scope="module")
def specs(stock):
    """Every hook that can be asked during a game, with its parameters."""
    found = {name: hook.spec for name, hook in vars(stock.rules.manager.hook).items()}
    return {name: spec.argnames for name, spec in found.items() if name != "add_hookspecs"}


@pytest.fixture(scope="module")
def wrapped(specs):
    """The rules with a plugin that wraps every hook, and changes no answer."""
    plugin = type("Wrapping", (), {name: hookimpl(wrapper=True)(_wrapper(name)) for name in specs})
    installed = Installed()
    rules = {**installed.rules(), "wrapping": (plugin(), Origin(entry="tests"))}
    return RuleSet(rules, [installed])


def _wrapper(name):
    def wrapper(self):
        return (yield)

    wrapper.__name__ = name
    return wrapper


class OneCard:
    """A source with one card."""

    def __init__(self, **abilities):
        values = {"name": NAME, "types": "Enchantment", "cost": "{1}"}
        self.card = type(NAME, (Card,), values | abilities)

    def load_card(self, slug):
        return (self.card(), Origin(entry="tests")) if slug == slug_of(NAME) else None

    def load_keyword(self, name):
        return None

    def moved(self, slug):
        return None

    def refusals(self):
        return []

    def cards(self):
        return [slug_of(NAME)]

    def keywords(self):
        return []


@pytest.fixture(scope="module")
def listening(specs):
    """What an ability that listens to each hook of abilities is, and never has an answer."""
    return {
        name: hookimpl(_without_answer(name, parameters))
        for name, parameters in specs.items()
        if "by" in parameters
    }


def _without_answer(name, parameters):
    made = {}
    source = f"def {name}({', '.join(('self', *parameters))}): return None"
    exec(source, made)  # noqa: S102 - a hook is called with the parameters that are written down
    return made[name]


def played(rules, setup, seed):
    """Return every decision of a random game with what was chosen, and the game."""
    chooser, asked = RandomChooser(seed), []

    def agent(game, decision):
        positions = chooser(decision)
        options = [str(option) for option in decision.options]
        asked.append((decision.deciders, decision.kind, options, positions))
        return tuple(decision.options[place] for place in positions)

    def is_enough(game):
        return len(asked) >= _ANSWERS and game.state.cursor.stage == "priority"

    game = setup.begin(rules.new_game(setup.seed), agent)
    game.play(dict.fromkeys(game.state.order, agent), until=is_enough)
    return asked, game


def told(game):
    return [(entry.kind, entry.rule, repr(entry.event)) for entry in game.log]


def games(numbers):
    yield from (pytest.param(number, id=f"game {number}") for number in numbers)


EACH = [*games(FEW), *(pytest.param(n, id=f"game {n}", marks=pytest.mark.slow) for n in MORE)]


@pytest.mark.parametrize("number", EACH)
def test_with_a_wrapper_around_every_hook(number, stock, wrapped):
    setup = attrs.evolve(drawn(stock, SEED, number), format="")
    asked, game = played(stock.rules, setup, number)
    as_wrapped, other = played(wrapped, setup, number)
    assert as_wrapped == asked
    assert told(other) == told(game)
    assert other.digest() == game.digest()


@pytest.mark.parametrize("number", EACH)
def test_with_an_ability_that_listens_to_every_hook(number, stock, listening):
    assert len(listening) > 30
    setup = attrs.evolve(drawn(stock, SEED, number), format="", laid=True)
    first, *others = setup.seats
    first = attrs.evolve(first, board=(*first.board, slug_of(NAME)))
    setup = attrs.evolve(setup, seats=(first, *others))
    silent, listens = (
        stock.rules.with_cards([*stock.rules.catalog.sources, OneCard(**abilities)])
        for abilities in ({}, listening)
    )
    asked, _ = played(silent, setup, number)
    assert asked
    assert played(listens, setup, number)[0] == asked
