# The browser client: the pages around play.

web-somebody = Guest
web-you = You
web-empty-seat = Seat { $number }, free
web-your-turn = Your turn
web-turn-of = { $name } to play
web-clock-left = { $time } left
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-watching = You are watching

web-status-connecting = Connecting…
web-status-lost = Connection lost. It comes back by itself, and nothing is lost.
web-status-gone = There is no such table.
web-offline = No connection. As soon as there is one, everything is where you left it.
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
web-notify-ask = Tell me when it is my turn

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
web-code-hint = Five letters, or the whole link.
web-join-go = Join
web-learn = Never played?
web-learn-about = A first game explains itself while you play it.
web-learn-game = Learn by playing
web-your-tables = Your tables
web-your-tables-empty = None yet. Take a seat: the bots are waiting, and they are polite.
web-table-with = with { $names }
web-table-open = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
web-table-ready = Ready to start
web-table-over = Finished
web-replay = Replay
web-show-finished = Show all { $count } finished games
web-unofficial = An unofficial table, made by admirers. The games belong to their authors and publishers; the drawings and words here are our own.

# A new table.

web-new-title = A new table
web-new-game = The game
web-about-high-society = Outbid the others for the finer things, dodge the scandals, and keep enough money not to end up the poorest.
web-about-rich-and-good = Nudge six prices, buy low, sell high, and give away just enough not to be the stingiest.
web-players = { $fewest } to { $most } players
web-new-edition = The edition
web-edition-about = { $edition ->
    [e1995] The first English one. Half points count exactly; equal in status and money, you share the win.
    [e2018] Half points count exactly; equal in status and money, the dearest luxury wins.
    [e2019-fr] Plays like 2018, with its own French words on the cards.
   *[e2025] Half points are rounded down; equal in status and money, the dearest luxury wins. Three advanced cards to add.
}
web-new-advanced = Advanced cards
web-new-advanced-about = Shuffled in with the sixteen, if you like.
web-advanced-about = { $card ->
    [gambling] No status, but your money counts twice when the poorest is cast out.
    [excursions] Worth 12. All the others take back the highest card they have spent.
   *[yacht-club] Worth 5. One sealed card each, all spent; the highest that nobody else played wins.
}
web-new-seats = The seats
web-new-how-many = How many sit down?
web-seat = Seat { $number }
web-sitter-invited = Somebody you invite
web-sitter-bot = Bot, { $level }
web-level-random = Random bots do anything that is allowed. They surprise even themselves.
web-level-sensible = Sensible bots weigh what a card is worth to them against what the money could still buy, and try not to be cast out.
web-level-strong = Strong bots have played hundreds of thousands of games against themselves and know by heart what tends to win.
web-level-expert = Expert bots know the same and think ahead as well: thousands of ways the game may go on, before every move.
web-you-watch = Bots have every seat, so you watch.
web-new-house = The house rules
web-memory-aid = Memory aid
web-memory-aid-high-society = Shows everybody what each player has spent and still holds. A good memory would know it too.
web-memory-aid-rich-and-good = Shows everybody the shares of each player, as far as open trades tell. A good memory would know it too.
web-clock = Clock
web-clock-none = No clock
web-clock-about = Time for each decision. When it runs out, the house moves for you.
web-clock-of = { $time } for each decision
web-first = Who begins
web-first-drawn = Drawn by lot
web-words = Words for the shuffle
web-words-about = The cards are shuffled fairly anyway. Words of your own, any at all, go into the shuffle, so that nobody could have planned it.
web-words-yours = Your words
web-new-lay = Lay the table
web-new-lay-about = Next you get a link to send.
web-new-play = Play
web-new-play-about = The game begins at once.
web-new-watch = Watch
web-new-watch-about = The bots begin at once.

# Joining a table.

web-invited = You are invited to
web-choose-seat = Where would you like to sit?
web-sit-down = Sit down
web-watch = Watch
web-see-end = See how it ended
web-join-playing = The game has begun. You are welcome to watch.
web-join-over = This game is over.
web-no-such-code = There is no table with the code { $code }. Check the letters and try again.

# The open table, before the game.

web-lobby-waiting = Waiting for company
web-lobby-ready = Everyone is here
web-lobby-host-starts = Whoever laid the table starts the game.
web-invite = Invite
web-invite-about = Send the link, or say the code. Nobody needs an account.
web-invite-local = This link works on this computer only. For guests on your network, open the page by your computer’s address, served with:
web-link = Link to this table
web-copy-link = Copy the link
web-copied = Copied.
web-share = Share
web-take-seat = Take a seat
web-start = Start the game
web-leave = Leave the table
web-shuffle = The shuffle
web-commitment = Seal of the shuffle:
web-commitment-about = This line seals the secret that the cards are shuffled with: nobody can change it any more. After the game it is shown, and anyone can check.
web-words-add = Add
web-words-change = Change
web-words-added = Your words are in the shuffle.
web-words-removed = Your words are out of the shuffle again.
web-words-in = Your words are in the shuffle. You can still change them.
web-words-given = words given

# Settings and keys.

web-language = Language
web-theme = Lighting
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night
web-sound = Sounds
web-sound-on = Sounds are on.
web-sound-off = Sounds are off.
web-motion = Motion
web-single-keys = Shortcuts with single letters and digits
web-single-keys-off = Single letters and digits do nothing: so it is chosen in the settings.
web-notify-granted = You will be told when it is your turn.
web-notify-denied = Your browser does not let this page tell you when it is your turn. Its own settings can change that.
web-keys = Keys
web-key-name-enter = Enter
web-key-name-escape = Esc
web-key-note = Take a note or put it back; each note shows its key
web-key-confirm = Do what the button says
web-key-pass = Pass
web-key-clear = Put everything back
web-key-good = Choose a good; with Shift, one less
web-key-trade = Buy or sell
web-key-nothing = Trade nothing, donate nothing
web-key-cards = Go along the holders
web-key-swap = Swap the full and the halved card
web-key-sound = Sounds on or off
web-key-settings = Settings
web-key-keys = These keys
web-key-close = Close what is open
web-close = Close
web-done = Done

# An address where nothing is.

web-lost-title = Nobody lives here
web-lost = There is nothing at this address. Perhaps a letter went astray, or the party moved on.
web-lost-home = Back to the salon
