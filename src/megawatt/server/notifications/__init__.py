"""Notifications of turns and tournaments: by e-mail, web push and webhooks."""
