"""Makes the bundle's modules small on a board, and does not change what they do.

Three steps: `unused` leaves out of the libraries what nobody comes to, `constants` writes values in
place of their names, `known_words` exchanges the names that are left. What is not compiled goes
through `strip` as well. `uses`, `families`, `program` and `names` read from the sources what these
need to know, `cut` takes parts out.
"""
