"""Positions whose best action is proven by looking at every end, and what a bot makes of them."""
