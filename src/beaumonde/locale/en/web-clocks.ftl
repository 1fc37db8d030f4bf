# Clocks: what the host chooses for a new table, and what the others are told of it.

web-clock-group = { $group ->
    [decision] For each decision
    [game] For the whole game
   *[days] Over days
}
web-clock-plus = { $time }, plus { $more } for each decision
web-clock-game = { $time } for the whole game
web-clock-game-plus = { $time } for the whole game, plus { $more } for each decision
web-clock-game-about = Time for the whole game; every decision adds a little. When it runs out, a bot makes the move for you.
web-run-outs = When a player runs out of time
web-run-outs-after = { $count ->
    [one] a bot takes over at once
   *[other] a bot takes over after { $count } times in a row
}
web-vote-after = When a player does not move
web-vote-after-choice = the others may ask for a bot after { $time }
