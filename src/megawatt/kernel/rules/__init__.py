"""Records and rules: fixed-size state, and functions that run interpreted or compiled."""
