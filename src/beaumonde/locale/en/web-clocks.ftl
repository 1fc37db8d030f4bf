# Clocks: what the host chooses for a new table, and what the others are told of it.

web-clock-group = { $group ->
    [decision] For each decision
    [game] For the whole game
   *[days] Over days
}
web-clock-game = { $time } for the whole game
web-clock-game-plus = { $time } for the whole game, plus { $more } for each decision
web-clock-game-about = Time for the whole game, and the time that each decision adds. When it has run out, a bot makes the move for you.
web-run-outs = A bot takes over when the time runs out
web-run-outs-after = { $count ->
    [one] once
   *[other] { $count } times in a row
}
web-vote-after = For somebody who does not move, the others may ask for a bot
web-vote-after-choice = after { $time }
