"""Learns the numbers that the level "hard" plays by, and writes them into `engine/bots/`.

    python -m tools.learn lead      # engine/bots/lead_values.py, about ten minutes
    python -m tools.learn habits    # engine/bots/habits.py, about five minutes

Both start from a seed (`--seed`, 1) and give the same numbers on every machine. `lead.py` and
`habits.py` tell how; the habits are learned from rounds that "hard" plays with the lead's numbers,
so a full run does `lead` first, and `habits` after it.
"""
