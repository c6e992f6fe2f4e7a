"""Results of finished games: ratings, leaderboards, profiles and the archive."""
