"""The tests. Their folders mirror the packages."""
