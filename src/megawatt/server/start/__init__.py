"""Starting and ending the server process."""
