"""The text form of tiles, moves, rounds, views and matches, both ways.

`rounds` writes and reads single moves, and rounds and views on one line, `matches` whole matches,
one line for each round. What only writes is in `tokens`, for single moves, and in `writing`, for
boards with little memory; the other two have that too. `kept` holds the rounds of a match that have
ended.
"""
