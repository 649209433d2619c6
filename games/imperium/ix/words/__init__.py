"""The effects of cards and tiles of Rise of Ix, besides those of the base."""
