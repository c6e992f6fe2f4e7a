"""Text for people: languages, messages, glossaries, and data files with faults named by line."""
