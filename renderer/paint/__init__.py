"""From sprites to pixels: the only room that knows Pillow."""
