"""The games, a folder each, with the same file names in every folder."""
