"""The rules as pages."""
