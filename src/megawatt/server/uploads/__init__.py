"""Files of strangers: read in processes with limits, behind a bounded queue."""
