"""The table: tables, seats, moves and pages, over HTTP and WebSockets. It knows games by their contract alone."""
