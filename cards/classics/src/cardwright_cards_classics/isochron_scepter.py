"""Isochron Scepter."""

from cardwright.authoring import (
    CHOSEN,
    INSTANT,
    TAP,
    THIS,
    YOU_OWN,
    Card,
    CastCopies,
    Choosing,
    Enters,
    Exile,
    Linked,
    ManaValue,
    May,
    Zone,
    activated,
    all_of,
    paying,
    triggered,
    when,
)


class IsochronScepter(Card):
    name = "Isochron Scepter"
    cost = "{2}"
    types = "Artifact"
    abilities = (
        triggered(
            when(Enters, THIS),
            May(
                Choosing(
                    all_of(INSTANT, YOU_OWN, ManaValue(at_most=2)),
                    Exile(CHOSEN, link="exiled"),
                    (Zone.HAND,),
                )
            ),
        ),
        activated(paying("{2}", TAP), May(CastCopies(Linked("exiled")))),
    )
