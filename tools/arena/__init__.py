"""The arena: bots play the same deals from every seat, and what that says about them.

    python -m tools.arena --seats 2 --deals 4000 --bots hard,steady --seed 1 --jobs 2

`players` makes whoever can play, `duplicate` plays one deal, `run` plays them all, `state` keeps
them in a file, `summary` and `rating` make sense of them, `report` writes it down.
"""
