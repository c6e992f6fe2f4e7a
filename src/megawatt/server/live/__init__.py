"""The WebSocket, streams, and messages between workers."""
