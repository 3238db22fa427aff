"""What leads to more of the same has an end: an error that says whose it is."""

import pytest

from cardwright.authoring import Event, record
from cardwright_core.errors import EndlessError


@record
class Doll(Event):
    """There is always one more in it, or two."""

    each: int = 1

    def contains(self, game):
        return (self,) * self.each

    def apply(self, game):
        return self


@pytest.mark.parametrize("each", [1, 2])
def test_an_event_that_contains_itself_is_an_error_that_names_its_class(table, each):
    digest = table.game.digest()
    with pytest.raises(EndlessError, match=r"Doll of .*test_endless .* contains one event after"):
        table.game.propose(Doll(each))
    assert table.game.digest() == digest


def test_it_names_the_distribution(table):
    class Toys:
        pass

    table.add_plugin("toys", Toys())
    origins = table.rules.manager.origins
    package = Doll.__module__.partition(".")[0]
    origins["toys"] = origins["toys"].replace(
        distribution="toy-shop", version="1.0", entry=f"{package}:toys"
    )
    with pytest.raises(EndlessError, match=r"\(toy-shop 1\.0\).*; tell the authors of toy-shop"):
        table.game.propose(Doll())
