"""The games of the house, each in a package of its own with the same rooms."""
