"""Tables in a page: the server's tables, steps and messages in a web worker, without a server (docs/static-site.md)."""
