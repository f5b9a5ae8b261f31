"""Dominoes without a screen, a clock or a file: rules, rounds, matches, views, bots, records.

Nothing is imported here, so that a small board loads only the modules it uses. Start at
`engine.round` (one round), `engine.match` (rounds up to a target) and `engine.notation` (text).
"""
