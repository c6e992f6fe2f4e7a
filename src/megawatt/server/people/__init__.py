"""Who somebody is, and how much one person may ask for."""
