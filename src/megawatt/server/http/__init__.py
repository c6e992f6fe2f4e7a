"""The ASGI application: middleware, files, pages, metrics, and the description of the API."""
