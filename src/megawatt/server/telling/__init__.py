"""What the pages and the other workers are told."""
