# At every table in the browser: the connection, the clock, the pace of bots, undo.

web-status-unsent = Connection lost. What you played is sent as soon as it is back.
web-busy = The table is busy. What you played is sent again.
web-clock-ran-out = { $who ->
    [you] Your time ran out, so a bot made this move for you.
   *[other] { $name } ran out of time, so a bot made this move for them.
}
web-bot-plays = A bot plays for you.
web-come-back = Play on yourself
web-undo = Undo
web-undone = { $who ->
    [you] You undo your last move.
   *[other] { $name } undoes the last move.
}
web-away = away
web-resigned = resigned
web-undo-ask = Ask to undo
web-skip = Skip to my turn
web-pause = Pause the bots
web-go-on = Let the bots go on
web-pace = Pace of bots
web-pace-slow = Slow
web-pace-usual = Usual
web-pace-fast = Fast
