"""How the shapes of the areas came to be: grown from the label points so that exactly the listed neighbours touch.

Neighbours joined by straight lines make a net without crossings. Every mesh of it becomes a corner of the map and every
line a border, so the map has the listed borders and no others, whatever happens to the shapes later (`net`). Corners
then move until areas are round and roomy and no border is short (`relaxing`), and wind and water roughen the borders
without letting two of them meet (`weathering`). `make shapes` writes `data/arrakis/shapes.toml` anew; nothing here is
needed to play.
"""
