"""Self-play and training: how the network of a game comes to be. Playing with one needs nothing of this."""
