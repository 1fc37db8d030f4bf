# Creating a table, and what is shown before its game.

web-new-game = The game
web-about-high-society = Outbid the others for the finer things, dodge the cards nobody wants, and keep enough money not to end up the poorest.
web-about-rich-and-good = Move six prices, buy low, sell high, and donate just enough not to be the stingiest.
web-players = { $fewest } to { $most } players
web-new-edition = The edition
web-edition-about = { $edition ->
    [e1995] The first in English. Half points count exactly; if status and money are equal, you share the win.
    [e2018] Half points count exactly; if status and money are equal, the most valuable luxury wins.
    [e2019-fr] Plays like 2018, with French words of its own on the cards.
   *[e2025] Half points are rounded down; if status and money are equal, the most valuable luxury wins. Three advanced cards to add.
}
web-new-advanced = Advanced cards
web-new-advanced-about = Shuffled in with the other sixteen, if you like.
web-new-seats = The seats
web-new-how-many = How many players?
web-sitter-invited = Somebody you invite
web-bot-accounts-about = Programs that other people run can then take a seat with the code. The table shows that they are bots.
web-you-watch = Bots have every seat, so you watch.
web-new-house = House rules
web-memory-aid-high-society = Shows everybody what each player has spent and still has. A good memory would know it too.
web-memory-aid-rich-and-good = Shows everybody each player’s shares, as far as trades reveal them. A good memory would know it too.
web-clock-none = No clock
web-clock-about = Time for each decision. When it runs out, a bot makes the move for you.
web-first = Who starts
web-first-drawn = Drawn at random
web-words = Words for the shuffle
web-words-about = The shuffle is fair anyway. You can add words of your own to it, any at all: then nobody can have planned it.
web-words-yours = Your words
web-new-lay-about = Then you get a link to send to your friends.
web-new-play = Play
web-new-play-about = The game starts at once.
web-new-watch = Watch
web-new-watch-about = The bots start at once.
web-take-seat = Take a seat
web-start = Start the game
web-shuffle = The shuffle
web-commitment = Commitment to the shuffle:
web-commitment-about = The cards are shuffled with a secret. This line commits the table to that secret: nobody can change it any more. After the game the secret is shown, and anyone can check it.
web-words-add = Add
web-words-change = Change
web-words-added = Your words are in the shuffle.
web-words-removed = Your words are no longer in the shuffle.
web-words-in = Your words are in the shuffle. You can still change them.
web-words-given = added words
web-track = The price track
web-track-ours = Ours
web-track-ours-about = A reconstruction: we know some of the printed prices, and worked out the others.
web-track-own = Your own
web-track-own-about = Type the prices of your board: rising from 0, with 40 among them.
web-track-prices = Your prices
web-track-shown = { $count ->
    [one] 1 price:
   *[other] { $count } prices:
}

web-clock-group = { $group ->
    [decision] For each decision
    [game] For the whole game
   *[days] Over several days
}
web-clock-game = { $time } for the whole game
web-clock-game-plus = { $time } for the whole game, plus { $more } for each decision
web-clock-game-about = Time for the whole game, and the time that each decision adds. When it has run out, a bot makes the move for you.
web-run-outs = A bot takes over when the time runs out
web-run-outs-after = { $count ->
    [one] once
   *[other] { $count } times in a row
}
web-vote-after = If somebody does not move, the others may ask for a bot
web-vote-after-choice = after { $time }
