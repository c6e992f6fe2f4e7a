"""One file per change of shape."""
