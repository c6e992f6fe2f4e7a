"""Telling people that it is their turn while they are not at the page: by mail, or at an address of their own."""
