"""Contact Other Plane."""

from cardwright.authoring import Card, DrawCards, RollDie, Scry, do, results, spell


class ContactOtherPlane(Card):
    name = "Contact Other Plane"
    cost = "{3}{U}"
    types = "Instant"
    abilities = (
        spell(
            RollDie(
                20,
                (
                    results(1, 9, DrawCards(2)),
                    results(10, 19, do(Scry(2), DrawCards(2))),
                    results(20, None, do(Scry(3), DrawCards(3))),
                ),
            )
        ),
    )
