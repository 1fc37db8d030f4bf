# The browser client: the pages around play.

web-somebody = Guest
web-you = You
web-empty-seat = Seat { $number }, free
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-clock-left = { $time } left
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-watching = You are watching

web-status-connecting = Connecting…
web-status-lost = Connection lost. Reconnecting by itself; nothing is lost.
web-status-gone = There is no such table.
web-offline = No connection. As soon as it is back, everything is where you left it.
web-loading = One moment…

web-log = Log
web-chat = Chat
web-say-something = Say something civil
web-send = Send
web-chat-empty = Nobody has said a word yet. Break the ice.
web-new-lines = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
web-rail-close = Close log and chat

web-home = Home
web-rules = Rules
web-settings = Settings
web-skip-to-table = Skip to the table

# Home.

web-tagline = Two games of money and manners. Spend too much, or give too little, and society casts you out.
web-play-now = Play now
web-play-with-bots = { $game }, you and three bots
web-play-other = the other game, you and three bots
web-your-name = Your name
web-new-table = New table
web-new-table-about = Invite friends, and choose the game, the edition, the bots and the clock.
web-join = Join a table
web-code = Code
web-code-hint = Eight letters, or the whole link.
web-join-go = Join
web-learn = Never played?
web-learn-about = A first game that explains itself while you play it.
web-learn-game = Learn by playing
web-your-tables = Your tables
web-your-tables-empty = None yet. Take a seat: the bots are waiting, and they are polite.
web-table-with = with { $names }
web-table-open = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
web-table-paused = Paused
web-table-ready = Ready to start
web-replay = Replay
web-show-finished = Show all { $count } finished games
web-unofficial = An unofficial table, made by admirers. The games belong to their authors and publishers; the drawings and the words here are our own.

# A new table.

web-new-title = A new table
web-advanced-about = { $card ->
    [gambling] No status, but at the end your money counts twice: for who is cast out, and in ties.
    [excursions] Worth 12. Everyone else takes back the highest money card they have spent.
   *[yacht-club] Worth 5. Everyone seals one money card, and all are spent; the highest that nobody else played wins.
}
web-seat = Seat { $number }
web-sitter-bot = Bot, { $level }
web-bot-account = Bot account
web-bot-accounts = Bot accounts may join
web-level-random = Random bots play any move that is allowed. They surprise even themselves.
web-level-sensible = Sensible bots weigh what a card is worth to them against what the money could still buy, and try not to be cast out.
web-level-strong = Strong bots have played hundreds of thousands of games against themselves and know by heart what tends to win.
web-level-expert = Expert bots know the same and also think ahead: thousands of ways the game may go on, before every move.
web-memory-aid = Memory aid
web-clock = Clock
web-clock-of = { $time } for each decision
web-new-lay = Create table

# Joining a table.

web-invited = You are invited to
web-choose-seat = Where would you like to sit?
web-sit-down = Sit down
web-watch = Watch
web-see-end = See how it ended
web-join-playing = The game has begun. You are welcome to watch.
web-join-over = This game is over.
web-no-such-code = There is no table with the code { $code }. Check the letters; the host may have made a new code.

# The open table, before the game.

web-link = Link to this table
web-copy-link = Copy the link
web-copied = Copied.
web-share = Share
web-leave = Leave the table
web-host = { $who ->
    [you] host
   *[other] host
}

# Settings and keys.

web-language = Language
web-theme = Lighting
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night
web-sound-on = Sounds are on.
web-sound-off = Sounds are off.
web-keys = Keys
web-key-name-enter = Enter
web-key-name-escape = Esc
web-close = Close
web-done = Done

# An address where nothing is.

web-lost-title = Nobody lives here
web-lost = There is nothing at this address. Perhaps a letter of it is missing, or the party moved on.
web-lost-home = Back to the salon
web-you-and-devices = You and your devices
