"""Double Major."""

from cardwright.authoring import (
    CREATURE,
    SPELL,
    Card,
    CopyIt,
    NotLegendary,
    all_of,
    spell,
    target_spell,
)


class DoubleMajor(Card):
    name = "Double Major"
    cost = "{G}{U}"
    types = "Instant"
    abilities = (
        spell(
            CopyIt(new_targets=False, but=(NotLegendary(),)),
            target_spell(all_of(SPELL, CREATURE), yours=True),
        ),
    )
