"""The generator of the areas' shapes. It grows them from the label points so that exactly the listed neighbours
touch.

Lines between neighbours make a net without crossings. Every mesh of the net becomes a corner of the map, every line
a border. So the map has exactly the listed borders, however the shapes change later (`net`).

Corners then move until areas are round and roomy and no border is short (`relaxing`). Borders are roughened so that
no two of them meet (`weathering`). `make shapes` writes `data/arrakis/shapes.toml`. The game does not need this
package.
"""
