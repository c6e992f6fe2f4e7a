"""The suite. Its folders are packages, so that they may share what stands here."""
