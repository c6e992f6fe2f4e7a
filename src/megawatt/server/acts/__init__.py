"""Everything that can be done to a table, and the journal through which it is done."""
