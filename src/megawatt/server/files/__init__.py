"""Strangers' files: read in processes with limits, behind a bounded line."""
