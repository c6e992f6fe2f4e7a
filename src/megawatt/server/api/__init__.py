"""What every HTTP route uses: request bodies, answers, scopes and rate limits."""
