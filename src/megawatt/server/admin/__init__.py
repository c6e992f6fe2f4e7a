"""The changes of `megawatt admin`, beside the workers."""
