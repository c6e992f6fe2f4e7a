"""The door: HTTP, the WebSocket and the page, and who may come in."""
