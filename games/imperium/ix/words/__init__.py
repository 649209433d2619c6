"""The words in which the cards and tiles of Rise of Ix speak, beside those of the base."""
