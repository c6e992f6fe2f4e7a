"""Telling people of turns and tournaments while they are not at the page: by mail, on a device, or at an address of their own."""
