"""What a game is, whatever the game."""
