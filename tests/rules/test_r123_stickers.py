"""Stickers: on which objects they are, and what they do there (123)."""

import pytest

from cardwright import Game
from cardwright.authoring import (
    CREATURE,
    EQUIPPED,
    STICKERED,
    TARGET,
    AbilitySticker,
    ArtSticker,
    BecomeCopy,
    Card,
    CreateTokenCopies,
    Each,
    GainControl,
    GainLife,
    Is,
    Layer,
    LetPlay,
    LettersOnIt,
    MoveSticker,
    NameSticker,
    Part,
    PowerOfSticker,
    PTSticker,
    PutSticker,
    SetName,
    StickerSheet,
    ToughnessOfSticker,
    UniqueVowelsOnIt,
    Zone,
    activated,
    adventure,
    bring_sheets,
    melds,
    spell,
    static,
    target,
)
from cardwright_core.casting import Cast
from cardwright_core.errors import InputError
from cardwright_core.events import CountersPut
from cardwright_core.zone_changes import move
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.merging import Melds, Merged
from cardwright_rules.new_games import names_carried_over
from cardwright_rules.stickers.placed import StickerMoved, StickerPut, available, stickers_on
from cardwright_rules.stickers.sheets import SHEETS, choose_sheets, stickers_of

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def creature(name, *abilities, types="Creature", power=2, toughness=2, **values):
    return card(name, *abilities, types=types, power=power, toughness=toughness, **values)


def _numbers(count):
    return PutSticker("power and toughness", then=GainLife(count))


SHEET = StickerSheet(
    "First",
    (
        NameSticker(words="Dark"),
        NameSticker(words="Mana"),
        NameSticker(words="Eldrazi"),
        AbilitySticker(2, abilities=(activated("{0}", GainLife(3)),)),
        PTSticker(1, power=5, toughness=6),
        PTSticker(power=1, toughness=1),
        ArtSticker(),
    ),
)
WISHES = creature(
    "Fae of Wishes",
    adventure=card("Granted", adventure(GainLife(4)), types="Sorcery — Adventure"),
    types="Creature — Faerie",
)
PROTECTION = card(
    "Protection",
    static(Part(Layer.TEXT, EQUIPPED, SetName("Legitimate Businessperson"))),
    types="Enchantment — Aura",
    keywords=("enchant creature",),
)
EVERY = (
    creature("Bear Cub"),
    creature("It That Betrays"),
    creature("Seeker of the Way", types="Creature — Human"),
    creature("Wolf in ________ Clothing"),
    card("Cart", types="Artifact — Vehicle", power=3, toughness=3),
    WISHES,
    PROTECTION,
    card("Name It", spell(PutSticker("name"), target(CREATURE))),
    card("Sticker It", spell(PutSticker(), target(CREATURE))),
    card("Play It", spell(LetPlay(Each(CREATURE, (Zone.EXILE,))))),
    card("Be It", spell(BecomeCopy(Each(Is("Human")), TARGET), target(CREATURE))),
    card("Two", spell(CreateTokenCopies(), target(CREATURE))),
    card("Steal", spell(GainControl(), target(CREATURE))),
    card("Power", spell(_numbers(PowerOfSticker()), target(CREATURE))),
    card("Toughness", spell(_numbers(ToughnessOfSticker()), target(CREATURE))),
    card("Shift", spell(MoveSticker(what=Each(STICKERED)), target(CREATURE))),
    card(
        "Vowels", spell(PutSticker("name", TARGET, GainLife(UniqueVowelsOnIt())), target(CREATURE))
    ),
    card(
        "Letters", spell(PutSticker("name", TARGET, GainLife(LettersOnIt("A"))), target(CREATURE))
    ),
)


@pytest.fixture
def known(table):
    table.add_card(*EVERY)
    bring_sheets(table.game, "P1", [SHEET], limited=True)
    choose_sheets(table.game)
    return table


def put(table, item, sticker, after=0):
    """Put a sticker of P1 on an object, whatever puts it there."""
    (one,) = [one for one in stickers_of(table.game, "P1") if str(one) == sticker]
    return table.propose(StickerPut(item, "P1", one, after))


def cast(table, name, *answers):
    table.answers("P1", *answers)
    table.cast("P1", table.hand("P1", name))
    table.resolve()


def only(table, zone, player="P1"):
    (item,) = table.game.state.zone(zone, player)
    return item


@pytest.mark.rule("123.6b", "123.6b#1", "123.6", "123.3", "612.9")
@pytest.mark.parametrize("name", ["Dark Bear Cub", "Bear Dark Cub", "Bear Cub Dark"])
def test_the_controller_chooses_where_in_the_name_the_word_goes(known, name):
    cub = known.battlefield("P1", "Bear Cub")
    cast(known, "Name It", ("sticker", "Dark"), ("name", lambda one: one.name == name))
    assert known.see(cub).name == name
    assert f"P1 puts Dark on Bear Cub: {name}" in known.told


@pytest.mark.rule("123.6b")
def test_the_controller_of_the_object_chooses_not_its_owner(known):
    cub = known.battlefield("P1", "Bear Cub")
    known.game.state.put(known.see(cub).object.replace(controller="P2"))
    known.answers("P2", ("name", lambda one: one.after == 1))
    cast(known, "Name It", ("sticker", "Mana"))
    assert known.see(cub).name == "Bear Mana Cub"


@pytest.mark.rule("123.6c", "123.6c#1", "123.5", "400.7m")
def test_the_place_is_remembered_through_zones_and_faces(known):
    fae = known.battlefield("P1", "Fae of Wishes")
    put(known, fae, "Mana", 2)
    assert known.see(fae).name == "Fae of Mana Wishes"
    known.propose(move(known.game, fae, Zone.EXILE))
    assert known.see(only(known, Zone.EXILE)).name == "Fae of Mana Wishes"
    cast(known, "Play It")
    exiled = only(known, Zone.EXILE)
    known.act(
        "P1", lambda one: isinstance(one, Cast) and (one.object, one.name) == (exiled, "Granted")
    )
    assert known.see(only(known, Zone.STACK)).name == "Granted Mana"
    known.resolve()
    assert known.life("P1") == 24
    assert known.see(only(known, Zone.EXILE)).name == "Fae of Mana Wishes"


@pytest.mark.rule("123.6c", "123.6c#2")
def test_the_word_goes_on_in_the_name_of_what_is_copied(known):
    betrays = known.battlefield("P1", "It That Betrays")
    known.battlefield("P2", "Seeker of the Way")
    put(known, betrays, "Eldrazi", 3)
    assert known.see(betrays).name == "It That Betrays Eldrazi"
    cast(known, "Be It", ("target", betrays))
    assert known.see(betrays).name == "Seeker of the Eldrazi Way"


@pytest.mark.rule("123.6c", "123.6c#3", "612.8", "613.1c")
def test_a_later_effect_that_sets_the_name_leaves_no_word_of_the_sticker(known):
    cub = known.battlefield("P1", "Bear Cub")
    put(known, cub, "Dark")
    known.cast("P1", known.hand("P1", "Protection"))
    known.resolve()
    assert known.see(cub).name == "Legitimate Businessperson"
    put(known, cub, "Mana", 1)
    assert known.see(cub).name == "Legitimate Mana Businessperson"


@pytest.mark.rule("123.6b", "123.6c")
def test_words_of_several_stickers_are_added_in_order_of_timestamps(known):
    cub = known.battlefield("P1", "Bear Cub")
    put(known, cub, "Dark", 1)
    put(known, cub, "Mana", 2)
    assert known.see(cub).name == "Bear Dark Mana Cub"
    known.propose(move(known.game, cub, Zone.GRAVEYARD))
    assert known.see(only(known, Zone.GRAVEYARD)).name == "Bear Dark Mana Cub"


@pytest.mark.rule("123.6a", "123.6b")
def test_a_blank_line_is_no_word(known):
    wolf = known.battlefield("P1", "Wolf in ________ Clothing")
    put(known, wolf, "Dark", 3)
    assert known.see(wolf).name == "Wolf in ________ Clothing Dark"
    put(known, wolf, "Mana", 2)
    assert known.see(wolf).name == "Wolf in Mana ________ Clothing Dark"


@pytest.mark.rule("123.5", "123.4")
def test_in_a_hidden_zone_stickers_come_off_and_can_be_used_again(known):
    cub = known.battlefield("P1", "Bear Cub")
    put(known, cub, "Dark")
    assert "Dark" not in map(str, available(known.game, "P1", "name"))
    known.propose(move(known.game, cub, Zone.HAND))
    item = only(known, Zone.HAND)
    assert known.see(item).name == "Bear Cub"
    assert not STICKERED.matches(known.game, None, known.see(item))
    assert "Dark" in map(str, available(known.game, "P1", "name"))


@pytest.mark.rule("123.5", "123.3")
def test_the_sticker_of_a_token_that_is_gone_can_be_used_again(known):
    known.battlefield("P1", "Bear Cub")
    cast(known, "Two")
    token = max(view.id for view in known.game.permanents("P1"))
    put(known, token, "Dark")
    known.die(token)
    known.settle()
    assert known.game.state.effects == {}
    assert "Dark" in map(str, available(known.game, "P1", "name"))


@pytest.mark.rule("123.1", "123.4")
def test_a_copy_has_neither_the_sticker_nor_what_it_does(known):
    cub = known.battlefield("P1", "Bear Cub")
    put(known, cub, "Dark")
    put(known, cub, "1/1")
    cast(known, "Two")
    token = max(view.id for view in known.game.permanents("P1"))
    assert (known.see(token).name, known.size(token)) == ("Bear Cub", (2, 2))
    assert [STICKERED.matches(known.game, None, known.see(one)) for one in (cub, token)] == [
        True,
        False,
    ]


@pytest.mark.rule("123.3", "123.3a")
def test_each_sticker_is_on_one_object_at_a_time(known):
    one, other = known.battlefield("P1", "Bear Cub", "Bear Cub")
    assert put(known, one, "Dark") is not None
    assert put(known, other, "Dark") is None
    twice = StickerSheet("Twice", (NameSticker(words="Dark"), NameSticker(words="Dark")))
    first, second = twice.stickers
    assert first != second


@pytest.mark.rule("123.3b")
def test_nobody_puts_a_sticker_on_what_they_do_not_own(known):
    theirs = known.battlefield("P2", "Bear Cub")
    assert put(known, theirs, "Dark") is None
    cast(known, "Name It")
    assert known.see(theirs).name == "Bear Cub"


@pytest.mark.rule("123.3c", "107.17", "107.17a")
def test_a_ticket_cost_is_paid_or_the_sticker_can_not_be_put(known):
    cub = known.battlefield("P1", "Bear Cub")
    assert put(known, cub, "5/6") is None
    known.propose(PlayerGetsCounters("P1", "ticket", 2))
    assert put(known, cub, "5/6") is not None
    assert known.counters("P1") == {"ticket": 1}
    assert known.size(cub) == (5, 6)
    assert [one.kind for one in available(known.game, "P1", "ability")] == []


@pytest.mark.rule("123.3d", "613.7k")
def test_a_moved_sticker_is_not_paid_for_again(known):
    one, other = known.battlefield("P1", "Bear Cub", "Bear Cub")
    known.propose(PlayerGetsCounters("P1", "ticket", 1))
    put(known, one, "5/6")
    cast(known, "Shift", ("target", other))
    assert (known.size(one), known.size(other)) == ((2, 2), (5, 6))
    assert known.counters("P1") == {}


@pytest.mark.rule("123.7", "613.1f")
def test_an_ability_sticker_gives_its_ability(known):
    cub = known.battlefield("P1", "Bear Cub")
    known.propose(PlayerGetsCounters("P1", "ticket", 2))
    assert put(known, cub, "ability sticker 4 of First") is not None
    known.activate("P1", cub)
    known.resolve()
    assert known.life("P1") == 23


@pytest.mark.rule("123.8", "613.4b")
def test_the_later_of_two_power_and_toughness_stickers_counts(known):
    cub = known.battlefield("P1", "Bear Cub")
    known.propose(PlayerGetsCounters("P1", "ticket", 1))
    put(known, cub, "1/1")
    assert known.size(cub) == (1, 1)
    put(known, cub, "5/6")
    assert known.size(cub) == (5, 6)


@pytest.mark.rule("123.8", "208.3")
def test_a_vehicle_has_the_numbers_as_a_card_or_as_a_creature(known):
    cart = known.battlefield("P1", "Cart")
    put(known, cart, "1/1")
    assert known.size(cart) == (None, None)
    known.propose(move(known.game, cart, Zone.GRAVEYARD))
    assert known.size(only(known, Zone.GRAVEYARD)) == (1, 1)


@pytest.mark.rule("123.9", "123.4")
def test_an_art_sticker_only_marks(known):
    cub = known.battlefield("P1", "Bear Cub")
    before = known.see(cub).characteristics
    put(known, cub, "art sticker 7 of First")
    assert known.see(cub).characteristics == before
    assert STICKERED.matches(known.game, None, known.see(cub))


@pytest.mark.rule("123.6d", "123.6e")
@pytest.mark.parametrize(
    ("name", "sticker", "life"), [("Vowels", "Eldrazi", 3), ("Letters", "Mana", 2)]
)
def test_letters_and_vowels_of_a_name_sticker_are_counted(known, name, sticker, life):
    known.battlefield("P1", "Bear Cub")
    cast(known, name, ("sticker", sticker), ("name", lambda one: one.after == 0))
    assert known.life("P1") == 20 + life


@pytest.mark.rule("123.8a")
@pytest.mark.parametrize(("name", "life"), [("Power", 5), ("Toughness", 6)])
def test_the_numbers_of_a_sticker_are_those_printed_on_it(known, name, life):
    cub = known.battlefield("P1", "Bear Cub")
    known.propose(CountersPut(cub, "+1/+1", 3))
    known.propose(PlayerGetsCounters("P1", "ticket", 1))
    cast(known, name, ("sticker", "5/6"))
    assert known.size(cub) == (8, 9)
    assert known.life("P1") == 20 + life


ALLY = creature("Ally", faces=melds("Foe", creature("Whole", power=9, toughness=9)))
FOE = creature("Foe", faces=melds("Ally", creature("Whole", power=9, toughness=9)))


@pytest.mark.rule("123.5a", "123.5c", "613.7k")
@pytest.mark.parametrize("keeps", ["Ally", "Foe"])
def test_stickers_of_melded_cards_are_on_the_permanent_and_then_on_one_of_them(known, keeps):
    known.add_card(ALLY, FOE)
    first, second = known.battlefield("P1", "Ally", "Foe")
    put(known, second, "Mana", 1)
    put(known, first, "Dark", 1)
    for item in (first, second):
        known.propose(move(known.game, item, Zone.EXILE))
    exiled = known.game.state.zone(Zone.EXILE)
    known.propose(Melds("P1", *exiled))
    whole = only(known, Zone.BATTLEFIELD)
    assert known.see(whole).name == "Whole Dark Mana"
    known.answers("P1", ("order of cards", "Ally"), ("stickers", keeps))
    known.propose(move(known.game, whole, Zone.GRAVEYARD))
    left = {"Ally", "Foe"} - {keeps}
    names = {known.see(item).name for item in known.game.state.zone(Zone.GRAVEYARD, "P1")}
    assert names == {*left, f"{keeps} Dark Mana"}


@pytest.mark.rule("123.2", "123.2a", "123.2c", "103.2d")
def test_three_of_ten_sheets_are_chosen_at_random(rule_sets):
    sheets = [StickerSheet(f"Sheet {n}", (NameSticker(words=f"Word{n}"),)) for n in range(12)]
    chosen = []
    for seed in (3, 4, 5):
        game = rule_sets.shared.new_game(seed=seed)
        for player in ("P1", "P2"):
            game.add_player(player, ["Forest"] * 20)
        bring_sheets(game, "P1", sheets)
        assert game.decision.kind == "mulligan"
        game.answer("keep")
        game.answer("keep")
        chosen.append(tuple(str(one) for one in stickers_of(game, "P1")))
        assert SHEETS in names_carried_over(game)
        assert stickers_of(game, "P2") == ()
    assert [len(words) for words in chosen] == [3, 3, 3]
    assert len(set(chosen)) > 1


@pytest.mark.rule("123.2a", "123.2b")
def test_too_few_or_too_many_sheets_are_refused(table):
    sheets = [StickerSheet(f"Sheet {n}", ()) for n in range(9)]
    with pytest.raises(InputError, match="needs 10 sticker sheets"):
        bring_sheets(table.game, "P1", sheets)
    with pytest.raises(InputError, match="each another one"):
        bring_sheets(table.game, "P1", [*sheets, sheets[0]])
    with pytest.raises(InputError, match="9 sticker sheets, not up to 3"):
        bring_sheets(table.game, "P1", sheets, limited=True)


@pytest.mark.rule("123.5b", "730.2b")
def test_a_sticker_of_what_merges_is_on_the_merged_permanent(known):
    known.add_card(creature("Beast", types="Creature — Beast", keywords=("mutate {1}",)))
    cub = known.battlefield("P1", "Bear Cub")
    beast = known.graveyard("P1", "Beast")
    put(known, beast, "Dark", 1)
    put(known, cub, "Mana", 1)
    known.propose(Merged(cub, beast, on_top=True))
    assert known.see(cub).name == "Beast Mana Dark"


@pytest.mark.rule("123.7", "123.5")
def test_an_ability_stays_on_what_returns(known):
    cub = known.battlefield("P1", "Bear Cub")
    known.propose(PlayerGetsCounters("P1", "ticket", 2))
    put(known, cub, "ability sticker 4 of First")
    known.propose(move(known.game, cub, Zone.GRAVEYARD))
    known.propose(move(known.game, only(known, Zone.GRAVEYARD), Zone.BATTLEFIELD))
    known.activate("P1", only(known, Zone.BATTLEFIELD))
    known.resolve()
    assert known.life("P1") == 23


@pytest.mark.rule("613.7k", "123.6c")
def test_a_new_timestamp_of_the_object_is_one_of_its_stickers_too(known):
    cub = known.battlefield("P1", "Bear Cub")
    put(known, cub, "Dark")
    known.cast("P1", known.hand("P1", "Protection"))
    known.resolve()
    there, now = known.see(cub).object, known.game.state.new_timestamp()
    known.game.state.put(there.replace(timestamp=now))
    known.game.follow()
    assert known.see(cub).name == "Dark Legitimate Businessperson"


@pytest.mark.rule("123.3b", "123.3d", "613.7k", "123.6c")
def test_a_moved_sticker_is_the_latest_and_stays_that_in_other_zones(known):
    one, other = known.battlefield("P1", "Bear Cub", "Bear Cub")
    theirs = known.battlefield("P2", "Bear Cub")
    put(known, one, "Dark", 1)
    put(known, other, "Mana", 1)
    (dark,) = stickers_on(known.game, one)
    assert known.propose(StickerMoved(theirs, dark.effect, 1)) is None
    known.propose(StickerMoved(other, dark.effect, 1))
    assert known.see(one).name == "Bear Cub"
    assert known.see(other).name == "Bear Dark Mana Cub"
    known.propose(move(known.game, other, Zone.GRAVEYARD))
    assert known.see(only(known, Zone.GRAVEYARD)).name == "Bear Dark Mana Cub"


@pytest.mark.rule("123.4")
def test_stickers_are_where_they_were_in_a_game_that_was_saved(known):
    cub = known.battlefield("P1", "Bear Cub")
    put(known, cub, "Dark", 1)
    loaded = Game.load(known.game.save(), rules=known.rules)
    loaded.follow()
    assert loaded.see(cub).name == "Bear Dark Cub"
    assert loaded.digest() == known.game.digest()
