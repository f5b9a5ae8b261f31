"""The text form of tiles, moves, rounds, views and matches, both ways.

`tokens` writes and reads single moves, `rounds` whole rounds and views on one line, `matches`
whole matches, one line for each round. What only writes is in `writing`, for boards with little
memory; the other two have it too. `kept` holds the rounds of a match that have ended.
"""
