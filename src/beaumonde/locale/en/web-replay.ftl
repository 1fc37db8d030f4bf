# The browser client: replays, and opening records.

web-replay-title = Replay
web-replay-moment = { $at } of { $last }
web-replay-slider = Moment
web-replay-step-back = One step back
web-replay-step-on = One step forward
web-replay-head-back = { $game ->
    [high-society] Previous card
   *[other] Previous phase
}
web-replay-head-on = { $game ->
    [high-society] Next card
   *[other] Next phase
}
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-told = What happened
web-replay-seat = View from
web-replay-seat-of = { $name }’s seat
web-replay-seat-none = the gallery
web-replay-link = Copy link

web-replay-parts = Parts of the replay
web-replay-table = Table
web-replay-prices = Prices
web-replay-curves = Curves
web-replay-start = Start
web-replay-now = Values at this moment
web-replay-numbers = Show the numbers

web-replay-hs-money = Money left
web-replay-hs-money-about = The money each player still has after each card, open bids included.
web-replay-hs-status = Status so far
web-replay-hs-status-about = What the cards of each player are worth after each card.
web-replay-hs-axis = Cards
web-replay-hs-card = { $number }. { $card }
web-replay-hs-free = for free

web-replay-rg-prices-about = The price of each good after every move.
web-replay-rg-wealth = Cash and shares
web-replay-rg-wealth-about = Cash plus all shares at their current prices. Donated shares count until the charity boards are sold.
web-replay-rg-cash-about = The cash of each player after every move.
web-replay-rg-charity-about = What the charity boards of each player have brought.
web-replay-rg-axis = Turns
web-replay-rg-round = Round { $round }
web-replay-rg-turn = Round { $round }, turn { $turn }
web-replay-rg-no-trade = Nobody bought or sold anything.

web-replay-keys-step = One step back or forward
web-replay-keys-leap = To the previous or next card or phase
web-replay-keys-ends = To the beginning or the end
web-replay-keys-play = Play or pause
web-replay-keys-speed = Slower or faster
web-replay-key-space = Space
web-replay-key-home = Home
web-replay-key-end = End

web-replay-open-title = Open a record
web-replay-open-about = Any finished game can be watched again: one from the terminal, or one you downloaded here. Choose its file or drop it on this page. JSON and text records both work.
web-replay-open-choose = Choose a file
web-replay-open-paste = Or paste a record here
web-replay-open-pasted = Open the pasted record
web-replay-open-other = Open another record
web-replay-open-none = { $how ->
    [pasted] This text is not the record of a game.
   *[file] “{ $file }” is not the record of a game.
}
web-replay-open-bad = { $how ->
    [pasted] This record cannot be replayed.
   *[file] The record “{ $file }” cannot be replayed.
} { $why }
web-replay-open-unfinished = { $how ->
    [pasted] The game in this record is not over.
   *[file] The game in “{ $file }” is not over.
} Only finished games can be watched again.
web-replay-unfinished = This game is not over yet. Its replay opens when it is.
web-replay-unknown = There is no such game here. Perhaps a letter of the link is missing.
web-replay-to-table = To the table
web-replay-resigned = { $who ->
    [you] You resign. A bot plays to the end.
   *[other] { $name } resigns. A bot plays to the end.
}
