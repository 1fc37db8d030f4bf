# The pages around play: starting a game, one’s tables, and addresses where nothing is.

web-open-record = Open a saved game
web-history = Your history

web-no-such-table-title = There is no such table
web-no-such-table = Perhaps a letter of the link is missing, or the table stands on another computer. Ask for the link again, join with the code of a table, or begin a game of your own.
web-no-such-code-title = No table has this code
web-code-ended-title = This code no longer works
web-code-has-begun = The game has begun, and nobody else can sit down. To watch, ask somebody at the table to send you the address of their page.

# Starting a game.

web-bots = Bots
web-bots-preparing = The stronger bots are being made ready for this computer, which takes a minute or two. Until then they play more simply.
web-bots-simpler = The bots play more simply until the stronger ones are ready.
web-track-own-fact = own price track

# Your tables.

web-progress-high-society = card { $card } · { $ends } of { $last } hourglasses
web-progress-rich-and-good = round { $round }, turn { $turn }
web-outcome-won = { $count ->
    [one] You won
   *[other] You shared the win
}
web-outcome-cast-out = You were cast out
web-outcome-resigned = You resigned
web-outcome-winner = { $count ->
    [one] { $names } won
   *[other] { $names } shared the win
}
web-outcome-nobody = Nobody won
web-show-unfinished = Show all { $count } unfinished games
web-show-hidden = { $count ->
    [one] Show 1 hidden table
   *[other] Show { $count } hidden tables
}
web-row-more = More
web-row-hidden = Hidden from your tables.
web-row-show = Show again
web-given-up-title = This game was given up
web-given-up = It ended without a result. Its cards stay secret.
web-given-up-new = Begin a new game
web-join-given-up = This game was given up.
