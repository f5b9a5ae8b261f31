from engine.errors import DominoError, RecordError
from tests.engine.support import raises


def fail(*arguments):
    raise RecordError(*arguments)


def test_a_record_error_says_where_and_why():
    assert raises(RecordError, fail, "why") == "why"
    assert raises(RecordError, fail, "why", 3) == "round 3: why"
    assert raises(RecordError, fail, "why", 3, 12) == "round 3, move 12: why"
    assert raises(RecordError, fail, "why", 0, 12) == "move 12: why"


def test_a_record_error_keeps_its_place():
    try:
        fail("why", 3, 12)
    except RecordError as error:
        assert (error.why, error.round_number, error.move_number) == ("why", 3, 12)


def test_all_errors_are_value_errors():
    assert raises(DominoError, fail, "why") == raises(ValueError, fail, "why")
