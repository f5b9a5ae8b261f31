"""Title, set-up, settings, pause, giving up, quitting and continuing."""

import pytest

from engine.notation.matches import parse_match
from firmware import help_texts, menu_texts, round_texts, texts
from firmware.game_list import GAMES
from firmware.game_options import entries_of, place_of
from tests.app import positions
from tests.app.driver import NOTICE_MS, SIZE_NAMES, SIZES, Driver
from tests.app.matches import moment_of
from tests.app.places import line_pictures
from tests.app.positions import BLOCKED, LONG_LINE, YOU_OUT
from tests.firmware.pixels import differing
from tools.desktop.memory import RamMemory

TITLE_ROWS = [
    menu_texts.TITLE,
    f"> {menu_texts.NEW_MATCH}",
    menu_texts.SETTINGS,
    menu_texts.HOW_TO_PLAY,
    menu_texts.STATISTICS,
]


def lot(drawn=True):
    driver = Driver(seats=4, seed=positions.LOT_TIE_OF_TWO, drawn=drawn)
    driver.begin()
    return driver


def lot_again(drawn=True):
    driver = lot(drawn)
    driver.press("a")
    return driver


def table_with_choice(drawn=True):
    return _continued(drawn, LONG_LINE, positions.CHOICE)


def table_while_a_bot_waits(drawn=True):
    return _continued(drawn, LONG_LINE, positions.BEFORE_THE_LAST)


def table_at_the_end_of_the_round(drawn=True):
    driver = _continued(drawn, BLOCKED)
    driver.see_table()
    return driver


def round_end(drawn=True):
    return _continued(drawn, BLOCKED)


def match_end(drawn=True):
    driver = _continued(drawn, YOU_OUT)
    driver.press("a")
    assert driver.where() == "match end"
    return driver


def _continued(drawn, position, moves=None):
    driver = Driver(memory=position.save(moves), drawn=drawn)
    driver.go_on()
    return driver


IN_A_MATCH = pytest.mark.parametrize(
    "begin",
    [
        lot,
        lot_again,
        table_with_choice,
        table_while_a_bot_waits,
        table_at_the_end_of_the_round,
        round_end,
        match_end,
    ],
)


# The pause menu


@IN_A_MATCH
@pytest.mark.parametrize("resume", ["a", "b"])
def test_start_opens_the_pause_menu_which_leads_back(begin, resume):
    driver = begin()
    before = driver.image()
    driver.press("start")
    assert driver.rows()[:2] == [menu_texts.PAUSE, f"> {menu_texts.RESUME}"]
    # Nothing moves behind it, and Start does not open it again.
    driver.wait(3000)
    driver.press("start")
    driver.press(resume)
    assert differing(driver.image(), before) is None


@IN_A_MATCH
def test_giving_up_is_asked_twice_and_then_there_is_no_match(begin):
    driver = begin(drawn=False)
    driver.press("start")
    driver.choose(menu_texts.GIVE_UP)
    assert driver.shows(menu_texts.GIVE_UP_FIRST)
    driver.choose(menu_texts.YES)
    assert driver.shows(menu_texts.GIVE_UP_SECOND)
    driver.choose(menu_texts.YES)
    assert driver.rows() == TITLE_ROWS
    assert driver.session is None
    driver.restart()
    assert driver.rows() == TITLE_ROWS


@pytest.mark.parametrize("answers", [["no"], ["b"], ["yes", "no"], ["yes", "b"]])
def test_a_match_is_kept_where_a_question_is_answered_with_no(answers):
    driver = table_with_choice()
    before = driver.image()
    driver.press("start")
    driver.choose(menu_texts.GIVE_UP)
    for answer in answers:
        if answer == "b":
            driver.press("b")
        else:
            driver.choose(menu_texts.YES if answer == "yes" else menu_texts.NO)
    assert driver.shows(menu_texts.PAUSE)
    driver.choose(menu_texts.RESUME)
    assert differing(driver.image(), before) is None
    driver.restart()
    driver.go_on()
    assert differing(driver.image(), before) is None


def test_no_is_chosen_first():
    driver = table_with_choice(drawn=False)
    driver.press("start")
    driver.choose(menu_texts.GIVE_UP)
    driver.press("a")
    assert driver.shows(menu_texts.PAUSE)


def test_start_opens_nothing_outside_of_a_match():
    driver = Driver(memory=BLOCKED.save())
    before = driver.rows()
    driver.press("start")
    assert driver.rows() == before
    driver.choose(menu_texts.SETTINGS)
    before = driver.rows()
    driver.press("start")
    assert driver.rows() == before


@IN_A_MATCH
def test_the_record_is_printed_as_text(begin, capsys):
    driver = begin(drawn=False)
    driver.press("start")
    driver.choose(menu_texts.PRINT_RECORD)
    reader = parse_match(capsys.readouterr().out)
    match = driver.session.match
    # What deals the rounds to come is told when there are none.
    assert reader.seed == (match.seed if begin is match_end else None)
    assert reader.scores.points == match.scores.points
    assert driver.shows(menu_texts.PRINTED)


def test_the_record_of_a_round_that_runs_tells_only_what_the_person_may_know(capsys):
    driver = table_with_choice(drawn=False)
    driver.press("start")
    driver.choose(menu_texts.PRINT_RECORD)
    assert capsys.readouterr().out.strip() == (
        "game: block\nseats: 4\ntarget: 61\nseed: -\n"
        "players: You (person), Ann (steady), Bo (steady), Cy (steady)\n"
        "rounds-before: 1\nscores-before: 0 0 0 0\n"
        "; block/4 lead=0 deal=20.10.44.60.61|#5|#5|#5 "
        "play=60,50R,66L,65L,--,52R,53L,31L,10L,21R,41R,42R"
    )


@pytest.mark.parametrize(
    "name, begin, keys, row",
    [
        ("record_to_tell", table_with_choice, "start", menu_texts.PRINT_RECORD),
        ("round_record", round_end, "b", round_texts.PRINT_ROUND),
    ],
)
def test_a_record_for_which_there_is_no_memory_ends_nothing(monkeypatch, name, begin, keys, row):
    def refuse():
        raise MemoryError

    driver = begin(drawn=False)
    before = driver.where()
    monkeypatch.setattr(driver.session, name, refuse)
    driver.press(keys)
    driver.choose(row)
    assert driver.rows()[-1] == menu_texts.NOT_PRINTED
    driver.press("b")
    assert driver.where() == before


# Quitting and continuing


@pytest.mark.parametrize(
    "begin", [lot, table_with_choice, table_while_a_bot_waits, round_end], ids=lambda f: f.__name__
)
@pytest.mark.parametrize("restart", [False, True])
def test_continue_comes_back_to_the_very_position(begin, restart):
    driver = begin()
    before, record = driver.image(), driver.session.record()
    driver.press("start")
    driver.choose(menu_texts.SAVE_AND_QUIT)
    assert driver.rows()[:2] == [menu_texts.TITLE, f"> {menu_texts.CONTINUE}"]
    if restart:
        driver.restart()
    driver.choose(menu_texts.CONTINUE)
    assert differing(driver.image(), before) is None
    assert driver.session.record() == record


def test_a_match_continued_in_mid_round_shows_the_moves_made_so_far():
    driver = Driver(seats=4, seed=positions.LOT_TIE_OF_TWO, drawn=True)
    driver.begin()
    driver.press("a a")
    while len(driver.view.table.history) < 9:
        if driver.session.persons_turn():
            driver.play_turn(driver.view.legal_moves()[0])
        driver.wait(100)
    driver.wait_for_turn()
    rows, line = driver.rows(), line_pictures(driver)
    picture = driver.image()
    driver.restart()
    driver.choose(menu_texts.CONTINUE)
    assert driver.rows() == rows
    assert line_pictures(driver) == line
    assert differing(driver.image(), picture) is None


def test_the_title_offers_to_continue_only_a_saved_match():
    driver = Driver()
    assert driver.rows() == TITLE_ROWS
    driver.press("b")
    assert driver.rows() == TITLE_ROWS
    driver = Driver(memory=BLOCKED.save())
    assert (
        driver.rows()
        == [menu_texts.TITLE, f"> {menu_texts.CONTINUE}", menu_texts.NEW_MATCH] + TITLE_ROWS[2:]
    )


def test_a_match_that_has_ended_can_be_left_for_the_title():
    driver = match_end(drawn=False)
    driver.choose(round_texts.BACK_TO_TITLE)
    assert driver.rows() == TITLE_ROWS
    driver.restart()
    assert driver.rows() == TITLE_ROWS


def test_a_new_match_follows_one_that_has_ended():
    driver = match_end(drawn=False)
    first = driver.session.match.seed
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.where() == "lot"
    match = driver.session.match
    assert (match.number, match.scores.points) == (1, [0] * match.seats)
    assert match.seed != first


def test_the_new_match_is_one_with_the_same_players_whatever_was_set_up_meanwhile():
    """Sebastopol is for four: with the one opponent of the set-up it could not be played."""
    driver = Driver(memory=positions.LONG_CROSS.save(positions.NO_END_FITS, target=1))
    driver.choose(menu_texts.NEW_MATCH)
    driver.choose(menu_texts.YES)
    driver.change(menu_texts.OPPONENTS, "1")
    driver.press("b")
    driver.go_on()
    former = driver.session
    moment = None
    while moment != "match end":
        moment = moment_of(driver)
        if moment == "turn":
            driver.press("b a")
        elif moment in ("table", "round end"):
            driver.press("a")
        driver.wait(NOTICE_MS)
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.session is not former
    assert driver.session.match.rules.name == "sebastopol"
    assert driver.session.players == former.players
    assert driver.session.match.target == 1


# A new match


@pytest.mark.parametrize("answer", [menu_texts.NO, "b"])
def test_a_saved_match_is_not_replaced_without_asking(answer):
    driver = Driver(memory=LONG_LINE.save(positions.CHOICE))
    record = driver.session.record()
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.shows(menu_texts.REPLACE)
    if answer == "b":
        driver.press("b")
    else:
        driver.choose(answer)
    assert driver.shows(menu_texts.TITLE)
    driver.choose(menu_texts.CONTINUE)
    assert driver.session.record() == record


def test_a_saved_match_is_kept_until_the_new_one_begins():
    driver = Driver(memory=LONG_LINE.save(positions.CHOICE))
    record = driver.session.record()
    driver.choose(menu_texts.NEW_MATCH)
    driver.choose(menu_texts.YES)
    assert driver.shows(menu_texts.OPPONENTS)
    driver.restart()
    assert driver.session.record() == record
    driver.choose(menu_texts.NEW_MATCH)
    driver.choose(menu_texts.YES)
    driver.choose(menu_texts.START)
    assert driver.where() == "lot"
    begun = driver.session.record()
    driver.restart()
    assert driver.session.record() == begun != record


def test_the_match_is_set_up_as_chosen_and_the_choice_is_kept():
    driver = Driver(seed=4)
    driver.choose(menu_texts.NEW_MATCH)
    driver.change(menu_texts.OPPONENTS, "2")
    driver.change("Ann", "random")
    driver.change("Bo", "heavy")
    driver.change(menu_texts.TARGET, "150")
    driver.choose(menu_texts.START)
    match = driver.session.match
    assert (match.seats, match.target, match.seed) == (3, 150, 4)
    assert driver.session.players == [("You", "person"), ("Ann", "random"), ("Bo", "heavy")]
    driver.press("start")
    driver.choose(menu_texts.GIVE_UP)
    driver.choose(menu_texts.YES)
    driver.choose(menu_texts.YES)
    driver.restart()
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.menu_rows()[1:9] == [
        "Game Block",
        "Options usual",
        "Opponents 2",
        "Ann random",
        "Bo heavy",
        "Cy -",
        "Play to 150",
        "> Start",
    ]


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_the_pointer_steps_over_bots_that_do_not_play(size, opponents):
    driver = Driver(size, seats=opponents + 1)
    driver.choose(menu_texts.NEW_MATCH)
    names = list(texts.BOT_NAMES[:opponents])
    labels = [
        menu_texts.GAME,
        menu_texts.OPTIONS,
        menu_texts.OPPONENTS,
        *names,
        menu_texts.TARGET,
        menu_texts.START,
    ]
    for key, expected in (("down", labels), ("up", labels[-2::-1])):
        for label in expected:
            driver.press(key)
            assert any(row.startswith(f"> {label}") for row in driver.rows())


def test_the_usual_target_is_the_games_own():
    for opponents, target in ((1, 100), (2, 61), (3, 61)):
        driver = Driver(seats=opponents + 1, seed=1)
        driver.choose(menu_texts.NEW_MATCH)
        assert f"{menu_texts.TARGET} {target} (usual)" in driver.menu_rows()
        driver.choose(menu_texts.START)
        assert driver.session.match.target == target


def test_a_match_for_a_larger_screen_is_kept_and_not_replaced_without_asking():
    memory = RamMemory(65536)
    driver = Driver((640, 480), seats=10, seed=3, memory=memory)
    driver.begin()
    record = driver.session.record()
    small = Driver(memory=memory)
    assert small.rows() == [*TITLE_ROWS, menu_texts.SAVE_TOO_LARGE]
    small.choose(menu_texts.NEW_MATCH)
    assert small.shows(menu_texts.REPLACE)
    small.choose(menu_texts.NO)
    driver.restart()
    assert driver.session.record() == record
    small.choose(menu_texts.NEW_MATCH)
    small.choose(menu_texts.YES)
    # What was set up on the larger screen has become what the small one has room for.
    assert small.menu_rows()[1:4] == ["Game Block", "Options usual", "Opponents 3"]
    small.choose(menu_texts.START)
    small.press("start")
    small.choose(menu_texts.SAVE_AND_QUIT)
    assert small.shows(menu_texts.CONTINUE)
    assert not small.shows(menu_texts.SAVE_TOO_LARGE)


# The options of a game


def options(game, size=(240, 240), seats=2):
    """Return a driver at the page of a game's options."""
    driver = Driver(size, seats)
    driver.choose(menu_texts.NEW_MATCH)
    driver.change(menu_texts.GAME, game)
    driver.choose(menu_texts.OPTIONS)
    return driver


def values_of(driver, label):
    """Return the values that a row goes through, from the one it has, by the right key."""
    driver.point_at(label)
    seen = []
    while True:
        (row,) = [row for row in driver.menu_rows() if row.startswith(f"> {label} ")]
        value = row[len(f"> {label} ") :]
        if value in seen:
            assert value == seen[0]
            return seen
        seen.append(value)
        driver.press("right")


# By what RULES say of each: sections 1 to 3, 5 to 8 and 10.
@pytest.mark.parametrize(
    "game, seats, rows",
    [
        (
            "Block",
            2,
            {
                "Tiles": ["usual", "double-nine", "double-twelve"],
                "Hand": ["7 (usual)", "6"],
                "Foster": ["no", "yes"],
                "Lead": ["by lot", "lot if blocked", "highest double", "the winner"],
                "No double": None,
                "Breton": ["no", "twice", "2 or 4 times"],
                "Blocked": ["net", "gross"],
                "Tie": ["nobody", "lightest tile"],
            },
        ),
        ("Block", 3, {"Hand": ["5 (usual)", "6", "7"]}),
        ("Block", 4, {"Hand": ["5 (usual)", "4", "6", "7"]}),
        (
            "Draw",
            2,
            {
                # Of a double-twelve set more tiles are laid than this screen has room for.
                "Tiles": ["usual", "double-nine"],
                "Drawing": ["free", "strict"],
                "Partners": ["no", "yes"],
                "Out pays": None,
                "Stock left": ["nothing", "scores"],
            },
        ),
        # Seven tiles each would leave no stock.
        ("Draw", 4, {"Hand": ["6 (usual)", "4", "5"]}),
        (
            "Partners",
            4,
            {"Out pays": ["all pips", "difference"], "Hand": ["5 (usual)", "4", "6", "7"]},
        ),
        (
            "Foster's four",
            4,
            {"Hand": ["4 (usual)", "5", "6", "7"], "Breton": ["no", "twice", "2 or 4 times"]},
        ),
        ("Free run", 4, {"A turn": ["may stop", "goes on"]}),
        ("Matador", 2, {"Stock": ["none", "to draw"], "No double": ["heaviest", "new deal"]}),
        ("Sebastopol", 4, {"Tie": ["nobody", "lightest tile"], "Blocked": ["net", "gross"]}),
        ("Bergen", 2, {"Pagat": ["no", "yes"], "Hand": ["6 (usual)", "7"]}),
    ],
)
def test_a_game_has_its_options_and_no_values_that_cannot_be(game, seats, rows):
    driver = options(game, seats=seats)
    for label, values in rows.items():
        if values is None:
            assert f"{label} -" in driver.menu_rows()
        else:
            assert values_of(driver, label) == values


def test_options_that_exclude_each_other_are_not_offered_together():
    driver = options("Block")
    driver.change("Foster", "yes")
    # Foster's game says itself what is led.
    assert "Lead -" in driver.menu_rows()
    driver.change("Foster", "no")
    driver.change("Lead", "highest double")
    assert "Foster -" in driver.menu_rows()


def test_an_option_that_hangs_on_another_becomes_usual_with_it():
    driver = options("Block")
    driver.change("Lead", "highest double")
    driver.change("No double", "new deal")
    driver.change("Tie", "lightest tile")
    game = "block(lead=highest-double,no-double=redeal,tie=lightest)"
    assert driver.app.settings.game == game
    driver.change("Lead", "by lot")
    assert driver.app.settings.game == "block(tie=lightest)"
    assert "No double -" in driver.menu_rows()


def test_an_option_for_two_leaves_one_opponent():
    driver = options("Block", seats=4)
    driver.change("Foster", "yes")
    driver.choose(menu_texts.DONE)
    assert driver.menu_rows()[1:4] == ["Game Block", "> Options 1 changed", "Opponents 1"]
    driver.press("down right right")
    assert "> Opponents 1" in driver.menu_rows()


def test_partners_take_four():
    driver = options("Draw", seats=2)
    driver.change("Partners", "yes")
    driver.change("Out pays", "difference")
    # What is only for single seats is gone.
    assert "Tie -" in driver.menu_rows()
    driver.choose(menu_texts.DONE)
    assert "Opponents 3" in driver.menu_rows()
    driver.choose(menu_texts.START)
    assert driver.session.match.rules.name == "draw(difference,partners)"
    assert driver.session.match.rules.sides == 2


@pytest.mark.parametrize("key", ["left", "right", "a"])
def test_every_key_that_changes_values_opens_the_options(key):
    driver = Driver()
    driver.choose(menu_texts.NEW_MATCH)
    driver.point_at(menu_texts.OPTIONS)
    driver.press(key)
    assert driver.rows()[0] == "Options: Block"


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_the_setup_says_what_the_keys_do_on_each_row(size):
    driver = Driver(size)
    driver.choose(menu_texts.NEW_MATCH)
    driver.point_at(menu_texts.GAME)
    # A row of the smallest screen has 26 letters.
    of_game = "Left, Right; A: rules" if size == (160, 128) else "Left, Right: change, A: rules"
    assert driver.rows()[-1] == of_game
    driver.press("a")
    assert driver.rows()[0] == "Block"
    driver.press("b")
    assert driver.rows()[-1] == of_game
    driver.press("down")
    assert driver.rows()[-1] == "A: open"
    driver.press("down")
    assert driver.rows()[-1] == "Left, Right: change"
    driver.point_at(menu_texts.START)
    assert driver.rows()[-1] == "A: start"


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_the_set_up_opens_with_the_key_that_starts(size):
    driver = Driver(size)
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.shows(f"> {menu_texts.START}")
    assert driver.rows()[-1] == "A: start"


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_the_settings_say_what_the_keys_do_on_each_row(size):
    driver = Driver(size)
    driver.choose(menu_texts.SETTINGS)
    assert driver.rows()[-1] == "Left, Right: change"
    driver.point_at(menu_texts.DONE)
    assert driver.rows()[-1] == "A: done"
    driver.press("up")
    assert driver.rows()[-1] == "Left, Right: change"


def test_the_keys_page_says_what_start_and_hint_do():
    driver = table_with_choice(drawn=False)
    driver.press("start")
    driver.choose(menu_texts.KEYS)
    words = " ".join(driver.rows())
    assert "Hint: a hint for your move. Start: the menu." in words


def test_walking_over_a_game_keeps_the_number_of_opponents():
    driver = Driver()
    driver.choose(menu_texts.NEW_MATCH)
    driver.point_at(menu_texts.GAME)
    assert driver.menu_rows()[3] == "Opponents 1"
    driver.press("right right")
    # Partners is for four.
    assert driver.menu_rows()[1:4] == ["> Game Partners", "Options usual", "Opponents 3"]
    driver.press("left left")
    assert driver.menu_rows()[1:4] == ["> Game Block", "Options usual", "Opponents 1"]


def test_walking_over_a_game_for_two_keeps_the_number_of_opponents_chosen():
    driver = Driver()
    driver.choose(menu_texts.NEW_MATCH)
    driver.change(menu_texts.OPPONENTS, "2")
    driver.point_at(menu_texts.GAME)
    # Bergen is for two, and the last game before Block.
    driver.press("left")
    assert driver.menu_rows()[1:4] == ["> Game Bergen", "Options usual", "Opponents 1"]
    driver.press("right")
    assert driver.menu_rows()[1:4] == ["> Game Block", "Options usual", "Opponents 2"]


@pytest.mark.parametrize("key", ["left", "right", "up", "down", "a", "b"])
def test_any_key_leaves_a_page_that_says_so(key):
    driver = Driver()
    driver.choose(menu_texts.STATISTICS)
    assert driver.rows() == ["No match has been played to its end", "yet.", "Any key"]
    driver.press(key)
    assert driver.rows()[0] == "Pocket Bones"


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_how_to_play_tells_the_options_that_are_played_with(size):
    driver = options("Block", size)
    driver.change("Breton", "twice")
    driver.change("Lead", "the winner")
    driver.choose(menu_texts.DONE)
    driver.choose(menu_texts.START)
    driver.press("start")
    driver.choose(menu_texts.HOW_TO_PLAY)
    shown = []
    for _ in range(2):
        # The last row counts the pages.
        shown += driver.rows()[:-1]
        driver.press("right")
    assert " ".join(shown).startswith(
        "Block Lead: the winner. Who has won the round leads the next one. "
        "Breton: twice. Twice by a double, or a tile that fits both ends. "
    )


def how_to_play(game):
    """Return the help of a game as one text."""
    return "\n".join(help_texts.how_to_play(game, Driver().board.key_names))


@pytest.mark.parametrize(
    "game, draws",
    [
        ("block", False),
        ("partners", False),
        ("matador", False),
        ("draw", True),
        ("draw(strict)", True),
        ("bergen", True),
        ("matador(draw)", True),
    ],
)
def test_how_to_play_does_not_say_of_a_game_with_a_stock_that_nobody_draws(game, draws):
    words = how_to_play(game)
    assert ("Nobody draws" not in words) == draws
    assert ("who can, must play" not in words) == draws
    assert ("Who can neither play nor draw must pass." in words) == draws
    # The rest is there in any case.
    assert "The first to reach the target wins the match." in words


@pytest.mark.parametrize(
    "game, told, not_told",
    [
        ("partners", "scores what both opponents hold", "the pips of all other hands"),
        ("foster4", "the side with fewer pips wins", "first wins the round"),
        ("matador", "Tiles join where they make seven", "half equals an open end"),
        ("sebastopol", "The 6-6 leads", "The lead goes round"),
        ("bergen", "The highest double leads", "The lead goes round"),
        ("bergen(pagat)", "going out scores 2", "the pips of all other hands"),
    ],
)
def test_how_to_play_does_not_tell_of_block_what_the_game_has_otherwise(game, told, not_told):
    words = how_to_play(game)
    assert told in words
    assert not_told not in words
    assert not_told in how_to_play("block")


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_how_to_play_draw_on_the_screen(size):
    driver = Driver(size)
    driver.app.settings.game = "draw"
    driver.choose(menu_texts.HOW_TO_PLAY)
    shown = []
    for _ in range(12):
        shown += driver.rows()
        driver.press("right")
    words = " ".join(shown)
    assert words.startswith("Draw Who cannot play must draw from the stock; who can, may.")
    assert "Nobody draws" not in words


def test_another_game_begins_with_its_usual_options():
    driver = options("Draw")
    driver.change("Drawing", "strict")
    driver.press("b")
    driver.change(menu_texts.GAME, "Partners")
    assert "Options usual" in driver.menu_rows()
    assert driver.app.settings.game == "partners"


def test_the_options_are_played_with_and_kept():
    driver = options("Draw")
    driver.change("Tiles", "double-nine")
    driver.change("Drawing", "strict")
    driver.change("Breton", "twice")
    driver.choose(menu_texts.DONE)
    driver.choose(menu_texts.START)
    game = "draw(breton,set=double-nine,strict)"
    assert driver.session.match.rules.name == game
    assert driver.session.record().startswith(f"game: {game}\n")
    driver.restart()
    assert driver.session.match.rules.name == game
    driver.choose(menu_texts.NEW_MATCH)
    driver.choose(menu_texts.YES)
    assert "Options 3 changed" in driver.menu_rows()
    driver.choose(menu_texts.OPTIONS)
    for row in ("Tiles double-nine", "Drawing strict", "Breton twice", "Tie nobody"):
        assert any(shown.endswith(row) for shown in driver.menu_rows())


@pytest.mark.parametrize("size", [*SIZES, (640, 480)])
def test_every_value_of_every_option_is_explained_and_fits(size):
    for game, name, _ in GAMES:
        driver = options(name, size, seats=4)
        for _ in entries_of(game):
            (label,) = [row for row in driver.rows() if row.startswith("> ")]
            if label.startswith(f"> {menu_texts.DONE}"):
                break
            for _ in range(5):
                (row,) = [row for row in driver.menu_rows() if row.startswith("> ")]
                entry = [entry for entry in entries_of(game) if row.startswith(f"> {entry[1]} ")][0]
                meaning = entry[2][place_of(driver.app.settings.game, entry)][2]
                # Below the menu, in one row or two.
                assert meaning in (driver.rows()[-1], " ".join(driver.rows()[-2:]))
                driver.press("right")
            driver.press("down")


# Settings


@pytest.mark.parametrize("leave", ["b", "done"])
def test_settings_are_kept_over_a_restart(leave):
    driver = Driver()
    driver.choose(menu_texts.SETTINGS)
    driver.change(menu_texts.PACE, "fast")
    driver.change(menu_texts.HAND_ORDER, "by number")
    if leave == "b":
        driver.press("b")
    else:
        driver.choose(menu_texts.DONE)
    assert driver.shows(menu_texts.TITLE)
    driver.restart()
    driver.choose(menu_texts.SETTINGS)
    assert driver.menu_rows()[1:3] == ["> Bots' pace fast", "Your hand by number"]
    assert driver.app.settings.pace_ms == 250


def test_left_and_right_go_through_the_values_and_round():
    driver = Driver()
    driver.choose(menu_texts.SETTINGS)
    seen = []
    for key in ("right", "right", "right", "left", "left", "left", "a"):
        driver.press(key)
        seen.append(driver.rows()[1].split()[-1])
    assert seen == ["fast", "slow", "normal", "slow", "fast", "normal", "fast"]


def test_the_pointer_goes_round_a_menu():
    driver = Driver()
    seen = []
    for key in ("up", "up", "up", "down", "down"):
        driver.press(key)
        (row,) = [row for row in driver.rows() if row.startswith("> ")]
        seen.append(row)
    assert seen == [
        "> Statistics",
        "> How to play",
        "> Settings",
        "> How to play",
        "> Statistics",
    ]
