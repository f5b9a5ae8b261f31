"""What a board without memory to spare loses: nothing."""

from tests.app.driver import Driver, persons_moves


def test_a_move_that_there_is_no_memory_to_save_is_saved_with_the_next(monkeypatch):
    def refuse(session):
        raise MemoryError

    driver = Driver(seed=7)
    driver.begin()
    while driver.where() == "lot":
        driver.press("a")
    driver.wait_for_turn()
    with monkeypatch.context() as context:
        context.setattr(driver.app.store, "save_match", refuse)
        driver.play_turn(persons_moves(driver.view)[0])
        driver.wait_for_turn()
    assert not driver.view.table.over
    driver.play_turn(persons_moves(driver.view)[0])
    record = driver.session.record()
    driver.restart()
    assert driver.session.record() == record
