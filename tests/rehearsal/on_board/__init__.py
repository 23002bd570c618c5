"""What happens inside the app while it is rehearsed; beside it there is only the paper phone."""
