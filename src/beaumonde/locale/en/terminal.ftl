# The terminal.

you = You
money-unit = thousands

ask-game = Which game?
ask-edition = Which edition?
ask-seats = How many players? ({ $fewest }–{ $most })
ask-people = How many of them are people at this keyboard? (0–{ $most })
ask-level = How strong are the bots?
ask-advanced = Which advanced cards? (their numbers)
ask-track = Which price track?
ask-track-about = Ours is a reconstruction of the board’s: { $track }. Type prices of your own to play with those instead.
ask-track-ours = ours
ask-words = { $name }, would you like to add words to the shuffle? (Enter for none)
choose-number = Please choose a number from { $fewest } to { $most }.
choose-default = Enter for { $default }
choose-none = Enter for none
player-name = Player { $number }
bot-names = Odette, Basil, Clementine, Lionel, Rosalind

welcome = Spend too much, or give too little, and society casts you out.
fair-commitment = The cards are shuffled. The commitment to this shuffle:
fair-explained = Keep this line. After the game the record contains the secret behind it, and “beaumonde verify” proves that nobody changed the cards.
unofficial = An unofficial implementation. The games belong to their authors and publishers.
commands-hint = ? help · q stop and save
making-ready = Preparing the bots for this computer. This happens only once and takes a minute or two …

pass-keyboard = Pass the keyboard to { $name }. Press Enter when nobody else is looking.
so-far = So far:
since-your-turn = Since your last turn:
saved-finished = The record of this game: { $file }
saved-unfinished = The game is saved: { $file }
resume-hint = To continue: { $program } play --resume { $file }
unfinished = The game is not over.
goodbye = Until next time.
not-understood = “{ $text }”? Type ? for help.
ending-title = The end
scoring-out = { $name } — cast out
secret-revealed = The secret of the shuffle:

verify-game = { $game }, { $seats } players, { $moves ->
    [one] 1 action
   *[other] { $moves } actions
}
verify-commitment-good = ✓ The secret belongs to the commitment:
verify-commitment-yours = ✓ It is the commitment you were shown.
verify-commitment-other = ✗ It is not the commitment you were shown ({ $commitment }).
verify-commitment-absent = ✗ This record has no commitment: nobody committed to its shuffle before the game.
verify-seed = The shuffle comes from the seed { $seed }: repeatable, but nobody committed to it.
verify-by-hand = The cards were arranged by hand.
verify-deck = ✓ The order of the cards follows from this shuffle.
verify-moves = { $moves ->
    [0] ✓ Nothing has been played yet.
    [one] ✓ The only action follows the rules.
   *[other] ✓ All { $moves } actions follow the rules.
}
verify-result = ✓ The result is right: { $winners }.
verify-wrong = ✗ { $reason }

hs-head = { $game } · { hs-edition } · card { $turned } of { $cards }
hs-ends = game-end cards { $dots }
hs-on-auction = On auction
hs-rule-win = Highest bid wins it; only the winner pays.
hs-rule-avoid = First to pass gets it; everyone else pays their bid.
hs-rule-sealed = Sealed bids: everyone plays one money card face down. The highest that nobody else played wins; all are spent.
hs-column-name = Player
hs-column-bid = Bid
hs-column-owned = Status cards
hs-column-hand = Money
hs-column-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hs-column-hand-known = { $total } in { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hs-mark-passed = passed
hs-mark-sealed = sealed
hs-mark-leads = leads
hs-your-money = Your money ({ money-unit }):
hs-prompt-bid = Money cards, or p to pass
hs-prompt-seal = One money card, face down
hs-prompt-discard = Give up one { hs-luxury-card } ({ $codes })
hs-preview-empty = { $highest ->
    [0] No bid yet.
   *[other] Highest bid { $highest }.
} To lead: at least { $least }. You have { $hand }.
hs-preview-open = Highest bid { $highest }. To lead: at least { $least }; your bid so far: { $open }. You have { $hand } in hand.
hs-preview-total = { $cards } → bid { $total } · { $left } left
hs-preview-pass = { $open ->
    [0] Pass
   *[other] Pass · { $open } back
}
hs-preview-seal = Seal a bid of { $bid } · { $left } left
hs-cannot-bid = { $highest ->
    [0] You have no money left: you can only pass.
   *[other] You cannot beat { $highest }: you can only pass.
}
hs-not-yours = You have no { $cards }. Yours: { $hand }.
hs-seen = Turned up so far: { $shown }
hs-to-come = Still to come: { $left } of { $cards }
hs-help =
    Type the money cards you bid, for example 12 3 or 12+3, and press Enter. The line below adds them up while you type.
    p passes and takes back the money you have bid. During an auction you may add money cards, but never change or take back those you have bid.
    c shows which cards have been turned up. t shows the table again. q saves the game and stops.
    Whoever has the least money at the end is cast out, whatever they own.

rg-head = { $game } · round { $round } of 2 · turn { $turn } of { $turns } · { $phase ->
    [market] market phase
   *[other] stock phase
}
rg-column-good = Good
rg-column-price = Price
rg-column-track = Track
rg-column-supply = Bank
rg-column-yours = Yours
rg-column-board = Given
rg-column-name = Player
rg-column-cash = Cash
rg-column-charity = Charity
rg-column-shares = Shares
rg-column-given = On the board
rg-column-holdings = Holds
rg-recap = Your shares: { $shares } · on your charity board: { $board } · charity so far: { $charity }
rg-left = Left holder
rg-right = Right holder
rg-own = Your holder
rg-shared = Shared holder
rg-merchant-line = The Merchant has given { $charity } and shows { $shown }; { $hidden ->
    [one] one more share lies
   *[other] { $hidden } more shares lie
} face down.
rg-merchant-none = The Merchant has given { $charity }.
rg-track-note = Of the price track, the rulebook gives only 0, 40, 70, 75, 80, 90, 130 and 150. The other prices are our reconstruction.
rg-cards-note = The rulebook does not say how often each market card exists. That is our reconstruction.
rg-prompt-trade = +CCS buys, -RR sells, Enter skips
rg-prompt-donate = Letter of the share you donate, Enter for none
rg-prompt-market = Two card numbers: in full, then halved
rg-preview-trade = You have { $cash }.
rg-preview-buy = Buy { $goods } for { $cost } · { $left } left
rg-preview-sell = Sell { $goods } for { $gain } · then { $left }
rg-preview-donate = Donate { $good }, worth { $price } now
rg-preview-keep = Donate nothing
rg-preview-market = One card from each holder. The first moves its price in full, the second by half.
rg-preview-full = { $good } { $before } → { $after }
rg-preview-half = { $good } { $before } → { $after } (halved)
rg-help =
    Stock phase: buy one to three shares (+CCS: two Coal, one Salt), or sell one to three (-RR), or press Enter to skip. Then you may donate one share: type its letter.
    Market phase: type the numbers of two cards, one from each of your holders; the first card moves its price in full, the second by half.
    Donated shares are turned into charity money when the round ends. Whoever has given the least is cast out; the richest of the others wins.
    t shows the table again. q saves the game and stops.

decimal-mark = .
arena-plan = { $games } games: { $lineups ->
    [one] one line-up
   *[other] { $lineups } line-ups
}, { $decks } decks, each played with every rotation of the seats. Seed { $seed }.
arena-rounded = You asked for { $asked } games. Every line-up must be played equally often, and at least twice.
arena-time-left = left
arena-lost-so-far = { $count ->
    [one] 1 move lost
   *[other] { $count } moves lost
}
arena-stopped = Stopped after { $games } games.
arena-all-tables = All { $tables } tables
arena-players = { $seats } players
arena-games = { $games } games
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-sure = 95% CI
arena-column-fair = × fair
arena-column-rating = Rating
arena-column-place = Place
arena-column-cast-out = Out
arena-column-time = Time · 99%
arena-percent = { $figure }%
arena-range = { $low }–{ $high }
arena-notes = A bot counts once for each seat it played. Wins: the share of seats that won, its 95% confidence interval (CI), and how many times the fair share that is. Rating: Plackett–Luce; 1500 is the average here, and 400 points more mean odds of ten to one.
arena-lost-moves = { $bot } lost { $count ->
    [one] a move
   *[other] { $count } moves
}. { $why }
arena-written = Written: { $file }
arena-plot-wins = share of wins, with the 95% confidence interval
arena-plot-fair = fair share

# Training
train-goes-on = Continuing a training of { $minutes } minutes and { $games } games.
train-progress = { $games } games · { $share } against sensible bots
train-done = The weights, the history and the learning curves are in { $folder }

# For operators
admin-copied = Copied { $rows ->
    [one] 1 row.
   *[other] { $rows } rows.
}
admin-checked = Checked { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries } log entries. { $bad ->
    [0] Everything agrees.
    [one] Something is wrong with 1 table.
   *[other] Something is wrong with { $bad } tables.
}
admin-tables-columns = Table, Game, State, People, Bots, Actions, Created, Due
admin-people-columns = Person, Created, Tables, Banned, Name
admin-bans-columns = Since, Who, Reason
admin-given-up = Given up: { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
}
admin-to-delete = To be deleted: { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
}{ $sure ->
    [yes] { "" }
   *[other] { " " }Nothing was deleted; --yes deletes.
}
admin-deleted = Deleted: { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
}
admin-banned = Banned: { $who }.
admin-unbanned = No longer banned: { $who }.
